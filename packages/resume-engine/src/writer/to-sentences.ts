import { hasCliche } from './cliches.ts'
import { toDeed, type Said } from './deeds.ts'
import { isSentence, tagWords } from './english.ts'
import { isGap } from './left-out.ts'
import { formatList, oneLine } from './lines.ts'
import { capitalize, capitalizePronoun, endSentence, lowerFirst, trimEnd } from './statements.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'
import { findVerb } from './verbs.ts'

/** "Here" is where the person works now, and the letter goes elsewhere. */
export const clean = (statement: string) =>
  trimEnd(capitalizePronoun(oneLine(statement)).replace(/\b(still|are|work) here\b/gi, '$1 there')).replace(
    /^(?:none(?: yet)?,|and\s|so\s(?=I\s))\s*/i,
    '',
  )

/** The statement as a sentence of the letter, or null where it is none and does not certainly become one. */
export function toSaid(statement: string, time: Time): Said | null {
  if (isGap(statement) || hasCliche(statement)) return null
  const line = clean(statement)
  const [cause = '', sign = '', effect = '', ...more] = line.split(/(; |(?<=[\p{L}\p{N}%)]{2})\. (?=\p{Lu}))/u)
  const said = effect && more.length === 0 && isSentence(effect) ? toSaid(cause, time) : null
  if (said) return { sentence: endSentence(`${trimEnd(said.sentence)}${sign}${effect}`), deed: null }
  if (isSentence(line)) return { sentence: endSentence(capitalize(line)), deed: null }
  if (/^(?:taking|studying|attending|learning|working|teaching)\s.*\ssince\s/i.test(line))
    return { sentence: endSentence(`I have been ${lowerFirst(line)}`), deed: null }
  if (/^(?:was|have|had|am)\s/i.test(line) && isSentence(`I ${lowerFirst(line)}`))
    return { sentence: endSentence(`I ${lowerFirst(line)}`), deed: null }
  if (/^I \p{Ll}/u.test(line) && readVerbPhrase(line.slice(2)) !== null)
    return { sentence: endSentence(line), deed: null }
  const deed = toDeed(line, time)
  return deed && { sentence: endSentence(`I ${deed.text}`), deed }
}

const years = String.raw`(?:about\s+|over\s+|more than\s+)?(?:\d{1,2}\+?|\p{L}+(?:\s+and\s+a\s+half)?)\s+(?:years|yrs)`
const yearsFirst = new RegExp(
  String.raw`^(${years})\.?\s+((?:as|of|in|on|at|behind|with|under|\p{Ll}+ing)\s.*|\p{Ll}+ing|.*)$`,
  'iu',
)

const yearsLast = new RegExp(String.raw`^(\p{L}{3,}ing)\s+(?:for\s+)?(${years})$`, 'iu')

/** "I have spent six years on a cardiac unit", and "I have 4+ years of MIS reporting" for "4+ yrs MIS reporting". */
export function toYears(note: string): string | null {
  const [, activity = '', spent = ''] = yearsLast.exec(note) ?? []
  if (activity) return `I have spent ${spent.replace(/yrs$/i, 'years')} ${lowerFirst(activity)}`
  const [, lasted = '', rest = ''] = yearsFirst.exec(note) ?? []
  const [first, second] = tagWords(rest)
  if (!first || second?.tag === 'PUNCT' || rest.length > 120 || !/^(?:ADP|VERB|NOUN|PROPN|ADJ)$/.test(first.tag))
    return null
  // "18 yrs Milwaukee PD, last 6 detective" is no time of something.
  if (first.tag !== 'ADP' && /,|\p{Lu}\p{L}*$/u.test(rest)) return null
  const isSpent = (first.tag === 'ADP' && first.lower !== 'of') || /.{3}ing$/.test(first.lower)
  const time = lowerFirst(lasted).replace(/yrs$/i, 'years')
  if (isSpent) return `I have spent ${time} ${rest}`
  return `I have ${time}${first.lower === 'of' ? '' : ' of'} ${rest}${/\s\S+\s\S+\s/.test(rest) ? '' : ' behind me'}`
}

/** Verbs that a person says of themselves, and no one says of an employer. */
const ownVerb =
  /^(?:want|would|like|love|enjoy|admire|respect|hope|believe|know|grew|met|used|ate|read|heard|visited|bought|live|follow|have)\s|^shop (?:there\b|at\s|with you\b)/i

export function toReason(statement: string): string | null {
  const typed = clean(statement).replace(/^also,?\s+(?=I\b)/i, '')
  const line = typed.replace(/^[Bb]ecause\s+(?=(?:you|your|we|my|the|a|it|this|that|there|they)\b|\p{Lu})/u, '')
  // "Because you do wetlands" without its first word would tell the reader what they do.
  if (isSentence(line))
    return endSentence(/^your?\b/i.test(line) && line !== typed ? `I am applying because ${line}` : capitalize(line))
  const phrase = lowerFirst(line)
  if (/^to\s+\p{Ll}+\s/u.test(phrase) && /^(?:VERB|AUX)$/.test(tagWords(phrase)[1]?.tag ?? ''))
    return endSentence(`I would like ${phrase}`)
  return ownVerb.test(phrase) && isSentence(`I ${phrase}`) && !/,\s(?!not\b|and\b|but\b|because\b|so\b)/.test(phrase)
    ? endSentence(`I ${phrase}`)
    : null
}

/** Why this position: "running my own store" is what draws the person, "see people through to their goal" what they want. */
export function toMotive(statement: string): string | null {
  const line = clean(statement)
  // "Build models that managers use" is no command.
  const verb = findVerb(/^\p{L}+/u.exec(line.toLowerCase())?.[0] ?? '')
  const isBase = verb?.shape === 'base' && !verb.isAmbiguous && !ownVerb.test(lowerFirst(line))
  // "Talking to students"
  const isGerund = /^\p{L}{2,}ing\s/u.test(line) && tagWords(lowerFirst(line))[0]?.tag === 'VERB'
  const form = isBase ? 'base' : isGerund ? 'gerund' : readVerbPhrase(line)?.form
  const frame = { base: 'I want to', gerund: 'I am interested in', past: '', third: '' }[form ?? 'past']
  return (isBase ? null : toReason(statement)) ?? (frame ? endSentence(`${frame} ${lowerFirst(line)}`) : null)
}

/** "Calm on bad days, careful on all of them": adjectives alone, each with what it is about. */
export function toDescription(statement: string): string | null {
  const items = clean(statement).split(/,\s+(?:and\s+)?|\s+and\s+/)
  return items.length < 6 && items.every(isAdjective) ? endSentence(`I am ${formatList(items.map(lowerFirst))}`) : null
}

function isAdjective(item: string): boolean {
  // The tagger takes some of them for things.
  if (/^(?:on time|direct|early|kind|patient|punctual|quick|quiet)$/i.test(item)) return true
  const [, , , first, next, further] = tagWords(`I am very ${item.toLowerCase().replace(/^(?:not|never|always) /, '')}`)
  return first?.tag === 'ADJ' && (next === undefined || (next.tag === 'ADP' && further !== undefined))
}
