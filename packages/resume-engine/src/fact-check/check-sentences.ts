import type { FactSheet, FactSource } from '#engine/writer/facts.ts'
import { findReasons } from './check-facts.ts'
import { type Facts, readFacts } from './facts.ts'

export interface WrittenSentence {
  text: string
  /** The ids of the facts that the sentence says it rests on. */
  ids?: readonly string[]
  /** The heading that the line is below, which tells whether skills are listed. */
  heading?: string
}

/** The facts of the form that was read last: a text is checked sentence by sentence, and each call has a copy of its form. */
let latest: { json: string; facts: Facts } | null = null

function readLatestFacts(form: FactSource): Facts {
  const json = JSON.stringify(form)
  if (latest?.json !== json) latest = { json, facts: readFacts(form) }
  return latest.facts
}

/** Why each sentence says more than the form; no reason for one that does not. */
export function checkSentences(form: FactSource, sentences: readonly WrittenSentence[]): string[][] {
  return sentences.map((sentence) => {
    const reasons = 'facts' in form && form.isQuoted ? checkQuote(form, sentence) : checkSentence(form, sentence)
    return 'facts' in form ? reasons.map((reason) => reason.replace('the form', 'the records')) : reasons
  })
}

function checkSentence(form: FactSource, { text, ids = [], heading = '' }: WrittenSentence): string[] {
  const sourced = ids.length > 0 ? [{ sentence: text, ids: [...ids] }] : []
  // A resume's second line may be the title applied for: a sentence that is checked by itself never is.
  const above = 'sections' in form ? `\n\n${heading}\n` : ''
  return findReasons(form, readLatestFacts(form), `${above}${text}`, sourced)
}

/** A line about what someone said is compared with the facts that it names alone, all of them that person's. */
function checkQuote(sheet: FactSheet, { text, ids = [] }: WrittenSentence): string[] {
  const [, speaker = ''] = /^[-•*\s]*([^:]{1,40}):/u.exec(text) ?? []
  const facts = sheet.facts.filter(({ id }) => ids.includes(id))
  if (facts.length === 0) return ['It names no source']
  if (facts.some(({ about }) => about !== speaker)) return [`“${speaker}” has not said that`]
  const named = { ...sheet, facts }
  return findReasons(named, readFacts(named), text, [])
}
