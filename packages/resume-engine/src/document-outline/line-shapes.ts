import { findSpan } from '#engine/resume-reader/dates.ts'
import { headingKind } from '#engine/resume-reader/headings.ts'
import { isUpperCase } from '#engine/resume-reader/text.ts'

const bullet = /^(?:[-–—*+‐‑] +|[•‣▪▫◦●○■□∙⁃·➢➤►▶✓✔] ?)(?=\S)/u
const contact = /@|https?:|www\.|\blinkedin\b|\bgithub\b|\+?\d[\d\s().-]{6,}\d/iu
const link = /^(?:https?:\/\/\S|www\.\S|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)\S*$/iu
const separators = /[|·•]/u
const sentenceEnd = /[.!?;,،。！？؛]$/u
const maxTitleLength = 80
const maxHeadingLength = 60
const maxHeadingWords = 6
const maxEntryLength = 200

export const isBullet = (text: string) => bullet.test(text)
export const withoutBullet = (text: string) => text.replace(bullet, '')

/** Mail, phone, links, or several things beside each other, as the head of a page has them. */
export const looksLikeContact = (text: string) => text.length <= maxEntryLength && contact.test(text)
export const hasSeparators = (text: string) => separators.test(text)

/** A line that is a link and nothing else. */
export const isLink = (text: string) => text.length <= 2_000 && link.test(text)

export const holdsLink = (text: string) => isLink(text) || text.includes('://')

/** A name, or what else may stand over a page: short, and no sentence. */
export function looksLikeTitle(text: string): boolean {
  return (
    text.length <= maxTitleLength &&
    !isBullet(text) &&
    !sentenceEnd.test(text) &&
    !/[:：@]|\d{3}/u.test(text) &&
    headingKind(text) === null
  )
}

/** A heading by its words, in any language that the reader knows. */
export const isKnownHeading = (text: string) => headingKind(text) !== null

/** A heading by its looks: a few words in capitals, or with a colon and nothing behind it. */
export function looksLikeHeading(text: string): boolean {
  if (text.length > maxHeadingLength || text.split(' ').length > maxHeadingWords) return false
  if (isBullet(text) || /\d|[,|@]/u.test(text) || sentenceEnd.test(text)) return false
  return /[:：]$/u.test(text) || (isUpperCase(text) && (text.match(/\p{L}/gu)?.length ?? 0) > 3)
}

/** Whether a line consists of dates, ends with dates like the line of a position, or has none. */
export function findDates(text: string): 'alone' | 'behind' | 'none' {
  if (text.length > maxEntryLength) return 'none'
  const span = findSpan(text)
  if (!span) return 'none'
  const before = text.slice(0, span.index)
  const after = text.slice(span.index + span.length)
  if (/[\p{L}\p{N}]/u.test(after)) return 'none'
  return /[\p{L}\p{N}]/u.test(before) ? 'behind' : 'alone'
}

/** Short enough for the line that names a position, and no sentence. */
export const looksLikeEntry = (text: string) =>
  text.length <= maxEntryLength && !isBullet(text) && !/[.!?。]$/u.test(text)
