import { findVerb } from './verbs.ts'
import { capitalize, capitalizePronoun, trimEnd } from './statements.ts'
import { readVerbPhrase, turnVerbs, type Time } from './verb-phrases.ts'

const subject = /^I\s+(?:(?:also|currently)\s+)?(?=\p{L})/iu
const state =
  /^(?:I(?:'m|’m)|I\s+(?:am|was))\s+(?=(?:also\s+)?(?:responsible|accountable|in charge|promoted|named|awarded|selected|chosen|elected|appointed)\b)/i

/** "I close 35 loans a month": what follows "I" is no thing. */
const startsWithVerb = (rest: string) =>
  !/^(?:have|had|do|did)\b/.test(rest) && findVerb((/^\p{Ll}+/u.exec(rest) ?? [''])[0]) !== undefined

/**
 * A statement as a bullet. One that certainly begins with a verb is told in the tense of its job, without "I"; every other
 * one stays as typed, so that no claim becomes a larger one: "Responsible for A/B tests" is no "Managed A/B tests".
 */
export function toBullet(statement: string, time: Time): string {
  const line = capitalizePronoun(trimEnd(statement))
  if (state.test(line)) return capitalize(line.replace(state, ''))
  const rest = line.replace(subject, '')
  const hadSubject = rest !== line
  // Of several clauses with "I", dropping the first would leave the others.
  if (hadSubject && /\bI\b/i.test(rest)) return capitalize(line)
  const phrase = readVerbPhrase(rest)
  if (!phrase) return capitalize(hadSubject && startsWithVerb(rest) ? rest : line)
  const turned = turnVerbs(rest, phrase, time)
  return capitalize(turned ?? line)
}
