import { normalize } from './builder-form.ts'
import type { TextPlace } from './term-places.ts'

const bulletMark = /^\s*[-•*–] +/u
const headingLine = /^[\p{Lu}\d][\p{Lu}\d &/,-]+:?$/u
const entryHead = / \| |\b(?:19|20)\d\d\b/u

/** The text with a line at its place, or null where the place is not found. */
export function insertInText(text: string, place: TextPlace, line: string): string | null {
  if (place.kind === 'entry') return insertUnderEntry(text, place, line)
  return place.kind === 'letter' ? insertInLetter(text, line) : insertInSection(text, place.section, line)
}

interface Entry {
  names: readonly string[]
  years: readonly string[]
}

/** An entry's title, employer and dates stand in so many lines at most. */
const headLines = 3

function insertUnderEntry(text: string, { names, years }: Entry, line: string): string | null {
  const lines = text.split('\n')
  const head = findHead(lines, names, years)
  if (head === null) return null
  let last = head
  let mark: string | undefined
  for (let at = head + 1; at < lines.length; at++) {
    const current = lines[at] ?? ''
    const bullet = bulletMark.exec(current)?.[0]
    if (current.trim() === '') {
      if (!bulletMark.test(lines[at + 1] ?? '')) break
      continue
    }
    const isHead = headingLine.test(current.trim()) || entryHead.test(current)
    // After the bullets it begins the next entry or section.
    if (mark !== undefined && bullet === undefined && isHead) break
    mark ??= bullet
    last = at
  }
  return lines.toSpliced(last + 1, 0, (mark ?? '- ') + line).join('\n')
}

/** The first line of an entry: the place where all names stand close together, at best with the years. */
function findHead(lines: readonly string[], names: readonly string[], years: readonly string[]): number | null {
  const sought = names.map(normalize).filter(Boolean)
  if (sought.length === 0) return null
  const words = lines.map((line) => (bulletMark.test(line) ? '' : normalize(line)))
  let best: { at: number; score: number } | null = null
  for (const [at, first] of words.entries()) {
    if (!sought.some((name) => ` ${first} `.includes(` ${name} `))) continue
    const head = takeUntilBlank(words.slice(at, at + headLines))
    const joined = ` ${head.join(' ')} `
    if (!sought.every((name) => joined.includes(` ${name} `))) continue
    const isFollowed = bulletMark.test(lines[at + head.length] ?? '') ? 0.5 : 0
    const score = years.filter((year) => joined.includes(` ${year} `)).length + isFollowed
    if (score > (best?.score ?? -1)) best = { at, score }
  }
  return best?.at ?? null
}

const takeUntilBlank = (lines: readonly string[]) => {
  const end = lines.indexOf('')
  return end === -1 ? lines : lines.slice(0, end)
}

const sections = {
  education: { heading: /^(?:education(?:\s.*)?|academic background|studies):?$/iu, name: 'EDUCATION', mark: '' },
  certifications: {
    heading:
      /^(?:licen[cs]es|certificates|certifications)(?: (?:and|&) (?:licen[cs]es|certificates|certifications))?:?$/iu,
    name: 'CERTIFICATIONS',
    mark: '- ',
  },
} as const

/** A line at the end of a section, which is made if there is none. */
function insertInSection(text: string, section: keyof typeof sections, line: string): string {
  const { heading, name, mark } = sections[section]
  const lines = text.split('\n')
  const start = lines.findIndex((current) => heading.test(current.trim()))
  if (start === -1) return `${text.trimEnd()}\n\n${name}\n${mark}${line}\n`
  let last = start
  for (let at = start + 1; at < lines.length; at++) {
    const current = lines[at]?.trim() ?? ''
    if (headingLine.test(current) && lines[at - 1]?.trim() === '') break
    if (current !== '') last = at
  }
  const bullet = bulletMark.exec(lines[last] ?? '')?.[0]
  return lines.toSpliced(last + 1, 0, (bullet ?? mark) + line).join('\n')
}

const signOff =
  /^(?:(?:yours )?(?:sincerely|truly|faithfully)(?: yours)?|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|respectfully(?: yours)?|with (?:thanks|kind regards|best wishes))\b/iu

/** A sentence before the closing paragraph: in the paragraph that precedes it, or as a new paragraph where that one is the opening. */
function insertInLetter(text: string, sentence: string): string {
  const blocks = text.trimEnd().split(/\n[^\S\n]*\n+/)
  const greeting = blocks.findIndex((block) => /^[^\n]{1,80}[,،:]$/u.test(block.trim()))
  const found = blocks.findLastIndex((block, at) => at > greeting && signOff.test(block.trim()))
  const end = found === -1 ? blocks.length : found
  const before = end - 2
  const previous = blocks[before]
  if (previous === undefined || before <= greeting + 1)
    return blocks.toSpliced(Math.max(greeting + 1, end - 1, 0), 0, sentence).join('\n\n')
  return blocks.with(before, `${previous.trimEnd()} ${sentence}`).join('\n\n')
}
