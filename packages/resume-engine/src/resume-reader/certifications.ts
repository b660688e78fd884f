import { findSpan, type Span } from './dates.ts'
import type { Line } from './lines.ts'
import { joinListLines } from './list-lines.ts'
import { trimOrnaments, withoutBullet } from './text.ts'

const maxCertificationLength = 200
const maxNameLength = 45

/** The certifications, each with its year: `CCNP Enterprise (2019)`. */
export function readCertifications(lines: Line[]): string[] {
  const texts = joinListLines(lines, 'names').flatMap((text) => text.split(/[;；•●|]|\n/u))
  const entries: { name: string; year: string }[] = []
  for (const { name, year } of texts.flatMap(splitAtCommas).map(splitYear)) {
    const last = entries.at(-1)
    if (name === '' && last && last.year === '') last.year = year
    else if (name.length > 1 && name.length <= maxCertificationLength) entries.push({ name, year })
  }
  return [...new Set(entries.map(({ name, year }) => (year === '' ? name : `${name} (${year})`)))]
}

/** Splits off the year of a date at the start or the end of a text. */
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

/** Splits a line of three or more short names. A name and its issuer stay together. */
function splitAtCommas(text: string): string[] {
  const parts = text.split(/[,،、，]\s*/u)
  return parts.length > 2 && parts.every((part) => part.length < maxNameLength && !findSpan(part)) ? parts : [text]
}
