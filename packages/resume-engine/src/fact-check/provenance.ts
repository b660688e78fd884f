import type { Fact } from '#engine/writer/facts.ts'
import type { Facts } from './facts.ts'
import { checkNumbers } from './numbers.ts'
import { blanked, plain, sentencesIn, wordsIn } from './texts.ts'
import { datesIn } from './written-dates.ts'

/** A sentence with the ids of the facts that it says it rests on. */
export interface SourcedSentence {
  sentence: string
  ids: string[]
}

const mark = /[^\S\n]?\[(f\d{1,4}(?:,\s?f\d{1,4}){0,20})\]/g
const maxSentenceLength = 1000

/** Takes the marks of sources (`[f3]`, `[f3, f7]`) out of a text. A mark belongs to the sentence before it. */
export function readProvenance(marked: string): { text: string; sentences: SourcedSentence[] } {
  const sentences: SourcedSentence[] = []
  let text = ''
  let end = 0
  for (const match of marked.matchAll(mark)) {
    text += marked.slice(end, match.index)
    end = match.index + match[0].length
    const sentence = text
      .slice(-maxSentenceLength)
      .trimEnd()
      .split(/\n|(?<=[.!?])\s+(?=\S)/)
    sentences.push({ sentence: sentence.at(-1) ?? '', ids: match[1]?.split(/,\s?/) ?? [] })
  }
  return { text: text + marked.slice(end), sentences }
}

/** Numbers that the named sources of their sentence do not hold, though another fact may: two jobs' figures exchanged. */
export function checkProvenance(facts: Facts, known: readonly Fact[], sentences: readonly SourcedSentence[]): string[] {
  const byId = new Map(known.map(({ id, text }) => [id, text]))
  return sentences.flatMap(({ sentence, ids }) => {
    const own = plain(ids.map((id) => byId.get(id) ?? '').join('\n'))
    const said = plain(sentence)
    // Dates are compared with the whole form: a source may have them in another form.
    const text = blanked(said, datesIn(said))
    const sources = { ...facts, own, ownStems: new Set(wordsIn(own).map(({ folded }) => folded)) }
    return checkNumbers(sources, text, sentencesIn(text)).map(
      (reason) => `${reason} where its sentence says it is from`,
    )
  })
}
