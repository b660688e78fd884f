import { findSpan, type Span } from './dates.ts'
import type { Line } from './lines.ts'
import { joinListLines } from './list-lines.ts'
import { trimOrnaments, withoutBullet } from './text.ts'

const longestCertification = 200
const mostOfName = 45

/** Certifications one by one, each with its year: `CCNP Enterprise (2019)`. */
export function certificationsIn(lines: Line[]): string[] {
  const texts = joinListLines(lines, 'names').flatMap((text) => text.split(/[;；•●|]|\n/u))
  const entries: { name: string; year: string }[] = []
  for (const { name, year } of texts.flatMap(splitAtCommas).map(splitYear)) {
    const last = entries.at(-1)
    if (name === '' && last && last.year === '') last.year = year
    else if (name.length > 1 && name.length <= longestCertification) entries.push({ name, year })
  }
  return [...new Set(entries.map(({ name, year }) => (year === '' ? name : `${name} (${year})`)))]
}

/** The year of a date that stands at the start or the end of a text, and the text without it. */
function splitYear(text: string): { name: string; year: string } {
  const span = findSpan(text)
  const before = span ? text.slice(0, span.index) : ''
  const behind = span ? text.slice(span.index + span.length) : ''
  const isAtEdge = span && (trimOrnaments(before) === '' || /^[\s).,\]]*$/.test(behind))
  const name = isAtEdge ? before + behind : text
  return { name: tidy(name), year: isAtEdge ? writeYear(span) : '' }
}

function writeYear({ start, end }: Span): string {
  const years = [start?.year, end?.year].filter((year) => year !== undefined)
  return [...new Set(years)].join('–')
}

const tidy = (text: string) => trimOrnaments(withoutBullet(text).replaceAll('\t', ' ')).replace(/[.。]$/, '')

/** A line of several short names is a list; a name with its issuer behind a comma is not. */
function splitAtCommas(text: string): string[] {
  const parts = text.split(/[,،、，]\s*/u)
  return parts.length > 2 && parts.every((part) => part.length < mostOfName && !findSpan(part)) ? parts : [text]
}
