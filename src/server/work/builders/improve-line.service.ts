import type { ResumeForm } from '@foothold/resume-engine/forms'
import type { LanguageModel } from '#server/gateways/language-model/language-model.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import { runWithinCeiling } from '#server/platform/model-usage/model-usage.service.ts'
import { toResumeRequest, type Writers } from './builders.service.ts'

interface Proposal {
  proposal: string | null
  reason: string | null
}

const maxWords = 45

const none = (reason: string): Proposal => ({ proposal: null, reason })

/** Other words for one line of a resume. Its numbers are those of the line, and it says nothing that the form does not. */
export async function improve(
  writers: Writers,
  languageModel: LanguageModel,
  { form, line }: { form: ResumeForm; line: string },
): Promise<Proposal> {
  const { db, texts, caller, accountId } = writers
  try {
    const { monthlyTokens } = languageModel
    const written = await runWithinCeiling({ db, monthlyTokens }, accountId, async (count) => {
      let text = ''
      const onSentence = async (sentence: string) => void (text += sentence)
      const request = { ...toResumeRequest(form), kind: 'line' as const, line }
      await languageModel.open(request, { caller, pace: 'at-once', onSentence, onUsage: count }).write()
      return text
    })
    const proposal = toLine(written)
    const [checked] = await texts.checkModelSentences({ form, sentences: [{ text: proposal, heading: '' }] }, caller)
    const isSound = checked?.reasons.length === 0 && hasSameNumbers(line, checked.text) && !/\{\{|\}\}/.test(proposal)
    if (!checked || !isSound) return none('The AI model had no line that says only what you said.')
    if (checked.text === toLine(line)) return none('This line is good as it is.')
    return { proposal: checked.text, reason: null }
  } catch (error) {
    if (error instanceof LanguageModelError) return none(error.message)
    throw error
  }
}

/** The first line, without a mark and quotation marks around it. */
function toLine(text: string): string {
  const [first = ''] = text.trim().split('\n')
  const bare = first
    .trim()
    .replace(/^[-•*]\s+/, '')
    .replace(/^["“](.*)["”]$/, '$1')
  return bare.split(/\s+/).slice(0, maxWords).join(' ')
}

const listNumbers = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ')
const hasSameNumbers = (line: string, proposal: string) => listNumbers(line) === listNumbers(proposal)
