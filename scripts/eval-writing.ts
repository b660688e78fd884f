// Compares letters of the configured language model with those of the embedded writer, over the forty held forms. Stories, notes and
// summaries follow, by themselves: the embedded writer's are records put in order, or none.
//   AI_BASE_URL=... AI_MODEL=... npm run eval:writing
//   npm run eval:writing -- --local     a server on this machine that answers with recorded letters
//   npm run eval:writing -- --show 3    prints the first three letters too
import { parseArgs } from 'node:util'
import { analyzeLetter } from '@foothold/resume-engine/analyze'
import { checkFacts, type FactSource } from '@foothold/resume-engine/facts'
import type { LetterForm } from '@foothold/resume-engine/forms'
import { sheets } from '#engine/fact-check/sheets.fixture.ts'
import { soundLetters } from '#engine/fact-check/sound-letters/sound-letters.fixture.ts'
import { heldLetters } from '#engine/writer/held-letters/held-letters.fixture.ts'
import { loadConfig } from '#server/config.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import { createLanguageModel, type TextRequest } from '#server/gateways/language-model/language-model.ts'
import { createTextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { computeCost } from '#server/platform/model-usage/model-usage.service.ts'
import { toLetterRequest } from '#server/work/builders/builders.service.ts'
import { createModelText } from '#server/work/builders/model-text.ts'
import { factsIn, sayText, startModelServer } from '#test/model-server.ts'

const { values: options } = parseArgs({
  options: { local: { type: 'boolean', default: false }, show: { type: 'string', default: '0' } },
})
const day = 'November 26, 2026'

/** Answers with the recorded letter of a form, or with its facts as they are. */
async function startLocalServer() {
  const recorded = new Map([
    ...soundLetters.map(([, form, text]) => [form.experience.keyAchievements.split('\n')[0], text] as const),
    ...sheets.map(({ sheet, sound }) => [sheet.facts[0]?.text, sound] as const),
  ])
  return startModelServer((response, asked) => {
    if (asked.messages.length > 4) return sayText(response, '1. -')
    const facts = factsIn(asked)
    const known = facts.map(({ text }) => recorded.get(text)).find((text) => text !== undefined)
    return sayText(response, known ?? facts.map(({ id, text }) => `My notes say: ${text}. [${id}]`).join(' '))
  })
}

const texts = createTextWorker({ cpuMs: 60_000, wallMs: 60_000 })
const local = options.local ? await startLocalServer() : null
const settings = local?.settings ?? loadConfig().languageModel
const languageModel = createLanguageModel(settings)
if (!settings || !languageModel) {
  process.stderr.write('Set AI_BASE_URL and AI_MODEL, or use --local.\n')
  process.exit(1)
}
const model = languageModel

interface Result {
  text: string | null
  failure: string
  refused: number
  leftOut: number
  seconds: number
  firstSeconds: number
  used: { inputTokens: number; outputTokens: number }
}

async function writeWithModel(form: FactSource, request: TextRequest): Promise<Result> {
  const used = { inputTokens: 0, outputTokens: 0 }
  const started = performance.now()
  const result = { text: null, failure: '', refused: 0, leftOut: 0, seconds: 0, firstSeconds: 0, used }
  const elapsed = () => (performance.now() - started) / 1000
  const written = createModelText({
    caller: [],
    form,
    onSentence: () => (result.firstSeconds ||= elapsed()),
    texts: {
      checkModelSentences: async (input) => {
        const checked = await texts.checkModelSentences(input)
        result.refused += checked.filter(({ reasons }) => reasons.length > 0).length
        return checked
      },
    },
  })
  const conversation = model.open(request, {
    pace: 'streamed',
    onSentence: written.take,
    onUsage: ({ inputTokens, outputTokens }) => {
      used.inputTokens += inputTokens
      used.outputTokens += outputTokens
    },
  })
  try {
    await conversation.write()
    await written.mend(conversation)
    const { text, leftOut } = written.finish()
    return { ...result, text, leftOut: leftOut.length, seconds: elapsed() }
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error
    return { ...result, failure: error.reason, seconds: elapsed() }
  }
}

function judge(form: LetterForm, letter: string) {
  const { companyName, position, jobDescription } = form.jobDetails
  const truth = checkFacts(form, letter)
  return {
    words: letter.split(/\s+/).length,
    faults: analyzeLetter({ text: letter, jobDescription, companyName, position }).flags.length,
    invented: truth.ok ? 0 : truth.reasons.length,
  }
}

const rows: Record<string, string | number>[] = []
for (const [name, form] of heldLetters) {
  const embedded = judge(form, (await texts.writeLetter({ form, day })).text)
  const {
    text: body,
    failure,
    refused,
    leftOut,
    seconds,
    firstSeconds,
    used,
  } = await writeWithModel(form, toLetterRequest(form))
  const text = body === null ? null : await texts.finishModelText({ form, text: body, day })
  const own = text === null ? null : judge(form, text)
  if (text !== null && rows.length < Number(options.show)) process.stdout.write(`\n--- ${name}\n${text}\n`)
  rows.push({
    form: name.slice(0, 30),
    words: own?.words ?? failure,
    'words, embedded': embedded.words,
    faults: own?.faults ?? '',
    'faults, embedded': embedded.faults,
    refused,
    'left out': leftOut,
    'invented facts': own?.invented ?? '',
    'first words, s': Number(firstSeconds.toFixed(2)),
    seconds: Number(seconds.toFixed(2)),
    tokens: used.inputTokens + used.outputTokens,
    cost: computeCost(settings, used) ?? '',
  })
}
const sum = (key: string) => rows.reduce((total, row) => total + (Number(row[key]) || 0), 0)
// oxlint-disable-next-line no-console -- The report.
console.table(rows)
process.stdout.write(
  `${settings.model}, ${rows.length} letters: ${rows.filter(({ words }) => typeof words === 'number').length} used, ` +
    `${sum('faults')} faults (embedded writer: ${sum('faults, embedded')}), ${sum('refused')} sentences refused, ` +
    `${sum('left out')} left out, ${sum('invented facts')} invented facts, ${sum('tokens')} tokens, $${sum('cost').toFixed(4)}\n`,
)

const proposed: Record<string, string | number>[] = []
for (const { name, kind, sheet } of sheets) {
  const [fullName = '', ...others] = sheet.names
  const person = { fullName, email: '', phone: '', location: '', linkedin: '', others }
  const request = { kind, person, facts: sheet.facts, jobText: '' }
  const { text, failure, refused, leftOut, seconds, used } = await writeWithModel(sheet, request)
  if (Number(options.show) > 0) process.stdout.write(`\n--- ${name}\n${text ?? failure}\n`)
  proposed.push({
    proposal: name,
    words: text?.split(/\s+/).length ?? failure,
    refused,
    'left out': leftOut,
    seconds: Number(seconds.toFixed(2)),
    tokens: used.inputTokens + used.outputTokens,
    cost: computeCost(settings, used) ?? '',
  })
}
// oxlint-disable-next-line no-console -- The report.
console.table(proposed)
local?.close()
await texts.close()
