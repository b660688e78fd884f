import { addArticle, isPlural } from './grammar.ts'
import { findHeadPhrase } from './noun-phrases.ts'
import { capitalize, endSentence, type Wording } from './statements.ts'
import { findVerb } from './verbs.ts'

const subject = String.raw`(?!(?:i|we|you|he|she|it|they|also|never|always)\b)[^,;:.]{2,70}?`
const arrow = new RegExp(String.raw`^(${subject}),? (\S*\d\S*(?: [\p{L}%]+)?) ?(?:->|→|=>|➔) ?(\S*\d.*)$`, 'iu')
const upOrDown = new RegExp(String.raw`^(${subject}) (up|down) ((?:from|to|by)\b.*\d.*|[$€£]?\d.*)$`, 'iu')
const perfect = new RegExp(String.raw`^(${subject}) (grown|risen|fallen|shrunk) (.+)$`, 'iu')
const changed = new RegExp(
  String.raw`^(${subject}) (reduced|cut|lowered|raised|shortened|boosted|brought|trimmed|held|kept|slashed|expanded|halved|doubled|tripled) ((?:from|by|to|down|up|under|below)\b.*)$`,
  'iu',
)
const share = /^(\p{L}[\p{L}\s/&-]{1,50}?) (\d[\d.,]*\s?%)(?=$|[\s.,])(.*)$/u
const deedAfterColon = /^(\p{L}[\p{L}\s/&-]{1,50}?): (\p{L}+)\s(.+)$/u

const sentence = (text: string): Wording => ({ isWhole: true, text: endSentence(text) })

/** Results as people jot them down: "Food cost 34% -> 28%", "ROAS up from 1.8 to 3.2", "Top 3 of 22 reps". */
export function turnResult(line: string): Wording | null {
  const [, first = ''] = /^(\p{L}+)/u.exec(line) ?? []
  const verb = findVerb(first.toLowerCase())
  const isDeed =
    verb !== undefined &&
    verb.shape !== 'gerund' &&
    (verb.shape === 'past' || verb.shape === 'third' || verb.base === verb.past || !verb.isAmbiguous)
  if (isDeed && !/^(?:sales|shares|costs)$/i.test(first)) return null
  return turnChange(line) ?? turnRank(line) ?? turnColon(line) ?? turnShare(line)
}

function turnChange(line: string): Wording | null {
  const [, what = '', from, to] = arrow.exec(line) ?? []
  if (to !== undefined) return sentence(`${capitalize(what)} went from ${from} to ${to}`)
  const moved = upOrDown.exec(line)
  if (moved) return sentence(`${capitalize(moved[1] ?? '')} went ${moved[2]?.toLowerCase()} ${moved[3]}`)
  const grown = perfect.exec(line)
  if (grown)
    return sentence(`${capitalize(grown[1] ?? '')} ${isManyThings(grown[1]) ? 'have' : 'has'} ${grown[2]} ${grown[3]}`)
  const passive = changed.exec(line)
  if (passive && !/\b(?:have|has|had|is|are|was|were|who|that|which)$/i.test(passive[1] ?? ''))
    return sentence(
      `${capitalize(passive[1] ?? '')} ${isManyThings(passive[1]) ? 'were' : 'was'} ${passive[2]} ${passive[3]}`,
    )
  return null
}

const isManyThings = (subject = '') => isPlural(findHeadPhrase(subject).toLowerCase().split(/\s+/).at(-1) ?? '')

function turnRank(line: string): Wording | null {
  return /^top \d+(?:%|\s|$)/i.test(line)
    ? sentence(`I was among the ${line.charAt(0).toLowerCase()}${line.slice(1)}`)
    : null
}

function turnColon(line: string): Wording | null {
  const [, topic = '', word = '', rest = ''] = deedAfterColon.exec(line) ?? []
  const verb = findVerb(word.toLowerCase())
  if (verb?.shape === 'past')
    return sentence(
      /^\d[\d.,]*$/.test(rest)
        ? `I ${word.toLowerCase()} ${rest} ${lowerFirst(topic)}`
        : `In ${lowerFirst(topic)}, I ${word.toLowerCase()} ${rest}`,
    )
  return null
}

/** "a CSAT", "a pick accuracy": what has one value at a time. */
const addRateArticle = (what: string) =>
  /(?:^[A-Z]{3,}|\b(?:rate|score|accuracy|turnover|average|share|margin|ratio|uptime))$/.test(what) &&
  !/^(?:the|an?|my|our)\s/i.test(what)
    ? addArticle(what)
    : what

const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** "Pick accuracy 99.7% over 12 months" as a phrase that reads: "pick accuracy of 99.7% over 12 months". */
function turnShare(line: string): Wording | null {
  const [, what = '', amount = '', rest = ''] = share.exec(line) ?? []
  if (
    what === '' ||
    /\s(?:of|by|to|from|at|than|about|under|over|above|below|around|nearly|was|is|up|down|rose|fell|grew|increased|decreased|improved)$/i.test(
      what,
    ) ||
    /^[^,]*\bof\s*$/.test(what)
  )
    return null
  return /\s(?:is|are|was|were|has|have)\s/i.test(`${what} `)
    ? null
    : { isWhole: false, text: `${addRateArticle(lowerFirst(what))} of ${amount}${rest}` }
}
