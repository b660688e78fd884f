import { expect, onTestFinished, test } from 'vitest'
import { invent, mutate } from '#engine/fact-check/sound-letters/mutate.fixture.ts'
import { soundLetters } from '#engine/fact-check/sound-letters/sound-letters.fixture.ts'
import { splitSentences } from '#engine/fact-check/split-sentences.ts'
import type { LetterForm } from '@foothold/resume-engine/forms'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import { createLanguageModel } from '#server/gateways/language-model/language-model.ts'
import { modelServer, sayText } from '#server/gateways/language-model/model-server.fixture.ts'
import { createTextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { fileApp } from '#test/harness.ts'
import { isLong } from '#test/long.ts'
import { toLetterRequest, writeWithModel } from './builders.service.ts'

const file = fileApp()

interface Recorded {
  form: LetterForm
  /** The letter with one sentence made false. */
  answer: string
  lie: string
}

/** Five sentences of a letter, one of them false. */
function toAnswer(sentences: string[], at: number, lie: string): string {
  const start = Math.max(0, Math.min(at - 2, sentences.length - 4))
  return sentences
    .toSpliced(at, 1, lie)
    .slice(start, start + 5)
    .join(' ')
}

const all: Recorded[] = soundLetters.flatMap(([, form, paragraphs]) => {
  const sentences = splitSentences(paragraphs)
  const inventions = invent(form).map(({ sentence: lie }, index) => ({
    form,
    answer: toAnswer(['', ...sentences], index % 4, lie),
    lie,
  }))
  const changed = sentences.flatMap((sentence, at) =>
    mutate(form, sentence).map(({ sentence: lie }) => ({ form, answer: toAnswer(sentences, at, lie), lie })),
  )
  return [...inventions, ...changed]
})
/** A part: the engine's test checks all, without the way over the wire. */
const recorded = all.filter((_, index) => index % (isLong ? 5 : 19) === 0)

test('of many recorded answers with one invented fact, no invented fact is in a text', async () => {
  let next = 0
  const { settings } = await modelServer((response, { messages }) => {
    const isRepair = messages.length > 4
    // A model that insists.
    sayText(response, isRepair ? `1. ${recorded[next]?.lie}` : (recorded[next]?.answer ?? ''))
  })
  const languageModel = createLanguageModel({ ...settings, monthlyTokens: { account: 0, visitors: 1e9 } })
  const texts = createTextWorker({ cpuMs: 60_000, wallMs: 60_000 })
  onTestFinished(() => texts.close())
  const writers = { db: file().db, texts, languageModel, caller: [], accountId: null }
  expect(recorded.length).toBeGreaterThan(80)
  let setAside = 0
  const passed: string[] = []
  if (!languageModel) throw new Error('The settings make a client')
  for (const [index, { form, lie }] of recorded.entries()) {
    next = index
    const seen: string[] = []
    const text = await writeWithModel(
      writers,
      languageModel,
      { form, request: toLetterRequest(form) },
      { pace: 'streamed', onSentence: (sentence) => seen.push(sentence.trim()) },
    ).then(
      (written) => written.text,
      (error: unknown) => {
        if (!(error instanceof LanguageModelError)) throw error
        setAside++
        return ''
      },
    )
    if (text.includes(lie) || seen.includes(lie)) passed.push(lie)
  }
  expect(passed).toEqual([])
  // Only the sentence is dropped. What is left of the shortest letter is too little.
  expect(setAside / recorded.length).toBeLessThan(0.05)
}, 300_000)
