import { toPlainDigits } from './digits.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A month as people write it (`2021-04`, `04/2021`, `April 2021`) as `YYYY-MM`; other input stays unchanged. */
export function readMonth(typed: string) {
  const text = toPlainDigits(typed).trim().toLowerCase()
  if (/^(present|now|today|current)$/.test(text)) return ''
  const [, year, month] = /^(\d{4})\s*[-/.\s年]?\s*(\d{1,2})月?$/.exec(text) ?? []
  if (year && month) return toMonth(year, Number(month)) ?? typed
  const [, first, last] = /^(\d{1,2})\s*[-/.\s]\s*(\d{4})$/.exec(text) ?? []
  if (first && last) return toMonth(last, Number(first)) ?? typed
  const [, word, after] = /^(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(text) ?? []
  if (word && after) return toMonth(after, getMonthNumber(word)) ?? typed
  return typed.trim()
}

const getMonthNumber = (word: string) => names.indexOf(word.slice(0, 3)) + 1

function toMonth(year: string, month: number) {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null
}
