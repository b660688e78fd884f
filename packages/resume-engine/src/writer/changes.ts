import { isPlural, tagWords, type Word } from './english.ts'
import { capitalize, endSentence, lowerFirst } from './statements.ts'
import { isMass } from './deeds.ts'

const figure = String.raw`[$€£]?\d[\d.,]*(?:\s?%|[a-z]{1,2}\b)?`
const fromTo = new RegExp(
  String.raw`^(?<what>\p{L}[^:;,.]*?)(?<way>\s+(?:up|down))?(?:\s+from)?\s+(?<from>${figure})\s*(?<sign>->|→|=>|to)\s*(?<to>${figure})(?<rest>(?:\s+[\p{L}\d-]+){0,6})$`,
  'iu',
)
const upOrDown =
  /^(?<what>\p{L}[^:;,.\d]*?)\s+(?<way>up|down)\s+(?<rest>(?:by\s+)?\d[\d.,]*\s?%(?:\s+[\p{L}\d-]+){0,5})$/iu
const inTime = /\bin (?:an?|one|two|three|four|five|six|\d+) (?:weeks?|months?|quarters?|seasons?|years?)\b/i

const maxLength = 160
const toNumber = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

/**
 * A measure that changed, as a sentence: "food cost 34% -> 28%" is "The food cost went from 34% to 28%". Null where the two figures
 * may be a range: a range goes up, and no arrow and no time stands with it.
 */
export function toChange(line: string): string | null {
  if (line.length > maxLength) return null
  const change = fromTo.exec(line)?.groups
  const { what = '', way = '', rest = '' } = change ?? upOrDown.exec(line)?.groups ?? {}
  const words = tagWords(what)
  if (
    words.length === 0 ||
    words.some(({ tag }, at) => /^(?:VERB|AUX|SCONJ|PRON)$/.test(tag) && words[at - 1]?.text !== '-')
  )
    return null
  const subject = capitalize(needsArticle(words) ? `the ${lowerFirst(what)}` : what)
  if (!change) return endSentence(`${subject} went ${way} ${rest}`)
  const { from = '', to = '', sign = '' } = change
  const isCertain = sign !== 'to' || way !== '' || toNumber(from) > toNumber(to) || inTime.test(rest)
  return isCertain ? endSentence(`${subject} went${way} from ${from} to ${to}${rest}`) : null
}

/** "The pass rate on the test", but "road calls", "turnover" and "OEE". */
function needsArticle(words: Word[]): boolean {
  const end = words.findIndex(({ tag }) => tag === 'ADP')
  const head = words[(end < 0 ? words.length : end) - 1]
  const [first] = words
  if (!head || !first || first.tag === 'DET' || isPlural(head.lower) || isMass(head.lower)) return false
  return !/\p{Lu}/u.test(head.text.slice(1)) && !/^\p{Lu}.*\p{Lu}|\d/u.test(first.text)
}
