import { isOfEmployer } from './employer-clauses.ts'
import { withoutContacts } from './contacts.ts'
import { datesIn } from './written-dates.ts'
import type { Facts } from './facts.ts'
import { hanNumber, hanValue, numberWords, scales, vagueAmounts } from './number-words.ts'
import { blanked, memoize, wordsIn, type Sentence, type Word } from './texts.ts'

interface Amount {
  written: string
  start: number
  /** More than one where a sign can be read two ways: `1.250`. */
  values: number[]
  isPercent: boolean
  currency: string
}

const currencies = Object.fromEntries(
  ['$ usd dollars dollar', '€ eur euro euros', '£ gbp pounds', '¥ yen 元', '₹', '₽ rub рублей'].flatMap((line) => {
    const [sign = '', ...names] = line.split(' ')
    return [sign, ...names].map((name): [string, string] => [name, sign])
  }),
)
const names = Object.keys(currencies)
  .filter((name) => name.length > 1)
  .join('|')
const scaleNames = [...scales.keys()].sort((a, b) => b.length - a.length).join('|')
const percent = String.raw`%|٪|percent(?:age)?|per cent|pct|pp\b|prozent|pour cent|por ciento|процент\p{L}*|بالمئة|بالمائة|个百分点`
const digits = new RegExp(
  String.raw`(?<![A-Za-z\d.])([$€£¥₹₽])? ?(\d+(?:[.,'’ ]\d{3}(?!\d))*(?:[.,]\d+)?)(?: ?(${scaleNames})(?![\p{L}]))?(?:[-\s]?(${percent})| ?([$€£¥₹₽])| (${names})(?!\p{L})|元)?`,
  'giu',
)

/** A number as it may be meant: its signs part thousands, or the last one begins the decimals. */
function readings(written: string): number[] {
  const compact = written.replaceAll(/['’ ]/g, '')
  const grouped = Number(compact.replaceAll(/[.,]/g, ''))
  const decimals = Number(compact.replace(/[.,](?=\d*[.,])/g, '').replace(',', '.'))
  if (!/[.,]/.test(compact)) return [grouped]
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(compact) ? [grouped, decimals] : [decimals]
}

function writtenInDigits(text: string): { amounts: Amount[]; parts: { start: number; end: number }[] } {
  const matches = [...text.matchAll(digits)]
  const amounts = matches.map((match) => {
    const [written, before = '', number = '', scale = '', sign = '', after = '', name = ''] = match
    return {
      written: written.trim(),
      start: match.index,
      values: readings(number).map((value) => value * (scales.get(scale.toLowerCase()) ?? 1)),
      isPercent: sign !== '',
      currency: currencies[(before || after || name).toLowerCase()] ?? (written.endsWith('元') ? '¥' : ''),
    }
  })
  return { amounts, parts: matches.map((match) => ({ start: match.index, end: match.index + match[0].length })) }
}

const percentWord = new RegExp(String.raw`^[-\s]*(?:${percent})`, 'iu')
const notCounting = new Set(
  'of another point example day thing reason way place part that who which where is to with and or by on in from off stop hand side'.split(
    ' ',
  ),
)
const beforeOne = new Set('no any every each the this that which as day only'.split(' '))

function writtenInWords(text: string): Amount[] {
  const words = wordsIn(text)
  const amounts: Amount[] = []
  for (let at = 0; at < words.length;) {
    const run = runAt(text, words, at)
    const first = words[at]
    const last = words[at + run.size - 1]
    if (first && last && run.size > 0) {
      const isPercent = percentWord.test(text.slice(last.end, last.end + 20))
      amounts.push({
        written: text.slice(first.start, last.end),
        start: first.start,
        values: [run.value],
        isPercent,
        currency: '',
      })
    }
    at += run.size || 1
  }
  return amounts
}

/** The number that words from here on make up: `two hundred and fifty thousand`. */
function runAt(text: string, words: Word[], at: number): { size: number; value: number } {
  let [total, part, size] = [0, 0, 0]
  for (let next = at; next < words.length; next++) {
    const word = words[next]?.folded ?? ''
    const before = words[next - 1]
    if (next > at && before && ((words[next]?.start ?? 0) - before.end > 1 || text[before.end] === '\n')) break
    const value = numberWords.get(word) ?? (word === 'one' && isCounting(words, next) ? 1 : undefined)
    const scale = word.length > 2 ? scales.get(word) : undefined
    if (value !== undefined && (size === 0 || value < 100)) part += value
    else if (scale === 100 && size > 0) part = (part || 1) * scale
    else if (scale !== undefined && scale > 100 && size > 0) {
      total += (part || 1) * scale
      part = 0
    } else if (word !== 'and' || size === 0 || !numberWords.has(words[next + 1]?.folded ?? '') || part < 100) break
    size = next - at + 1
  }
  return { size, value: total + part }
}

function isCounting(words: Word[], at: number): boolean {
  const [before, one, next] = [words[at - 1]?.folded ?? '', words[at], words[at + 1]]
  // "I am one. I ..." counts nothing.
  const after = one && next && next.start - one.end === 1 ? next.folded : undefined
  return after !== undefined && !notCounting.has(after) && !beforeOne.has(before)
}

const amountsIn = (text: string): Amount[] => {
  const { amounts, parts } = writtenInDigits(text)
  const rest = blanked(text, parts)
  const han = [...text.matchAll(hanNumber)].map(({ 0: written, index: start }) => ({
    written,
    start,
    values: [hanValue(written)],
    isPercent: false,
    currency: '',
  }))
  return [...amounts, ...writtenInWords(rest), ...han]
}

/**
 * Numbers, in digits or in words, that the form does not hold; `20%` is no `20`, and dollars are no euros. What the
 * posting counts may be named as its own.
 */
export function checkNumbers(facts: Facts, text: string, sentences: Sentence[]): string[] {
  const { own, asked } = knownAmounts(facts)
  const isKnown = (amount: Amount) => {
    const keys = toKeys(amount, amount.currency)
    const isIn = (known: Set<string>) => keys.some((key) => known.has(key))
    return (
      isIn(own) ||
      isOfName(facts, text, amount) ||
      isDuration(facts, text, amount) ||
      countsReasons(text, amount) ||
      (isIn(asked) && isOfEmployer(facts, amount.start, sentences))
    )
  }
  const reasons = amountsIn(text)
    .filter((amount) => !isKnown(amount))
    .map(({ written }) => `The number “${written}” is not in the form`)
  const vague = wordsIn(text).filter(({ folded }) => vagueAmounts.has(folded) && !facts.ownStems.has(folded))
  return [...reasons, ...vague.map(({ raw }) => `The number “${raw}” is not in the form`)]
}

/** "The Quince Room" counts nothing: the word stands within the whole name of the employer. */
const isOfName = ({ applied }: Facts, text: string, { start }: Amount): boolean =>
  applied.split('\n').some((name) => {
    const at = name.includes(' ') ? text.lastIndexOf(name, start) : -1
    return at >= 0 && at + name.length > start
  })

/** "Five years" of a job from 2019 to 2024. */
function isDuration({ durations }: Facts, text: string, { written, start, values: [years = 0] }: Amount): boolean {
  return durations.has(years) && /^[\s-]years?\b/i.test(text.slice(start + written.length, start + written.length + 8))
}

/** "Three things that I would bring" counts what the letter says itself. */
const countsReasons = (text: string, { written, start, values: [count = 0] }: Amount) =>
  count < 6 &&
  /^\p{L}/u.test(written) &&
  /^ (?:things|reasons|qualities)\b/.test(text.slice(start + written.length, start + written.length + 12))

const knownAmounts = memoize((facts: Facts) => {
  const said = withoutContacts(facts.own)
  return { own: comparableAmounts(blanked(said, datesIn(said))), asked: comparableAmounts(facts.asked) }
})

/** What two amounts have in common that are the same; digits that come of a product of fractions are left out. */
const toKeys = ({ values, isPercent }: Amount, currency: string) =>
  values.map((value) => `${Number(value.toPrecision(12))} ${isPercent} ${currency}`)

/** The amounts of a text by their keys. An amount without a currency may be of any. */
const comparableAmounts = (text: string) =>
  new Set(amountsIn(text).flatMap((amount) => [...toKeys(amount, amount.currency), ...toKeys(amount, '')]))
