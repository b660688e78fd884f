import { findSpan } from '#analysis/resume-reader/dates.ts'

/** Dates with dashes as they are printed: an en dash, which has no spaces between two years. */
export const toTypographicDates = (text: string) =>
  text
    .replaceAll(/(?<=\s)(?:-{1,2}|[‐‑–—])(?=\s)/gu, '–')
    .replaceAll(/(?<=\b(?:19|20)\d\d)[-‐‑–—](?=(?:19|20)\d\d\b)/gu, '–')

/**
 * The line of a position, a school or a project: what it is, in bold, then where, and its dates at the end of the line.
 * `dates` is the line of dates below it, if there is one.
 */
export function toEntry(text: string, dates: string): { lead: string; separator: string; text: string; aside: string } {
  const { line, aside } = dates === '' ? splitDates(text) : { line: text, aside: dates }
  const parts = line.split(/\s+\|\s+/)
  const [lead = '', ...details] = parts.length > 1 ? parts : splitComma(line)
  // With commas inside its parts, readers could not split the line at commas.
  const separator = parts.length > 1 && line.includes(',') ? ' | ' : ', '
  return {
    lead,
    separator: details.length === 0 ? '' : separator,
    text: details.join(separator),
    aside: toTypographicDates(aside),
  }
}

/** A line that ends with dates, without them. */
function splitDates(text: string): { line: string; aside: string } {
  const span = findSpan(text)
  if (!span || text.slice(span.index + span.length).trim() !== '') return { line: text, aside: '' }
  const separator = /\s*[|,·]\s*$|\s+[-–—]\s+$/u
  const before = text.slice(0, span.index)
  if (!separator.test(before)) return { line: text, aside: '' }
  return { line: before.replace(separator, ''), aside: text.slice(span.index) }
}

function splitComma(line: string): string[] {
  const comma = /,\s+/.exec(line)
  return comma ? [line.slice(0, comma.index), line.slice(comma.index + comma[0].length)] : [line]
}
