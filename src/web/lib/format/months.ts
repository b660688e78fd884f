import { lazyDateFormat } from './lazy-date-format.ts'

const formatMonth = lazyDateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `2021-04` as `Apr 2021`. */
export function showMonth(month: string) {
  const start = new Date(`${month}-01T00:00:00Z`)
  return Number.isNaN(start.getTime()) ? month : formatMonth(start)
}

/** A period: a missing end means the present, unless the start is missing too. */
export function showPeriod(start: string | null, end: string | null) {
  if (!start) return end ? `Until ${showMonth(end)}` : ''
  return `${showMonth(start)} – ${end ? showMonth(end) : 'Present'}`
}
