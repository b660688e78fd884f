import type { DocumentKind } from '#engine/model/forms.ts'
import { isRightToLeft } from '#engine/resume-reader/text.ts'
import * as shapes from './line-shapes.ts'
import { detectLanguage } from './language.ts'

export type BlockKind = 'title' | 'contact' | 'heading' | 'entry' | 'dates' | 'bullet' | 'paragraph'

/** One line of the text, and what it is. */
export interface OutlineBlock {
  kind: BlockKind
  /** The line as written, without the mark of a bullet. */
  text: string
  /** A blank line precedes it. */
  afterGap: boolean
  isRightToLeft: boolean
}

export interface DocumentOutline {
  /** What the document is called: the first line, where that is a name. */
  title: string
  /** A BCP 47 tag. */
  language: string
  /** Most of it is read from right to left. */
  isRightToLeft: boolean
  blocks: OutlineBlock[]
}

/** Takes a finished text apart, line by line; every line that says something is one block, in the order of the text. */
export function buildOutline(text: string, kind: DocumentKind): DocumentOutline {
  const lines = plainLines(text)
  const kinds = kind === 'resume' ? resumeKinds(lines) : letterKinds(lines)
  return toOutline(
    lines.map(({ text, afterGap }, index) => {
      const kind = kinds[index] ?? 'paragraph'
      return { kind, text: kind === 'bullet' ? shapes.withoutBullet(text) : text, afterGap }
    }),
  )
}

/** The outline of lines whose kinds are known. */
export function toOutline(lines: readonly { kind: BlockKind; text: string; afterGap?: boolean }[]): DocumentOutline {
  const text = lines.map((line) => line.text).join('\n')
  const isBackwards = isRightToLeft(text)
  const blocks = lines.map(({ kind, text, afterGap = false }): OutlineBlock => ({
    kind,
    text,
    afterGap,
    isRightToLeft: isRightToLeft(text) || (isBackwards && !/\p{L}/u.test(text)),
  }))
  const [first] = blocks
  return {
    title: first?.kind === 'title' ? first.text : '',
    language: detectLanguage(text),
    isRightToLeft: isBackwards,
    blocks,
  }
}

function resumeKinds(lines: PlainLine[]): BlockKind[] {
  const head = headKinds(lines, (line) => isHeading(line, null))
  const kinds = [...head]
  for (const [index, line] of lines.entries()) {
    if (index >= head.length) kinds.push(bodyKind(line, lines[index + 1] ?? null, kinds.at(-1) ?? null))
  }
  return kinds
}

const maxContactLines = 8

/** The name and how to reach the person: all of the first group of lines, and of the next ones what looks like it. */
function headKinds(lines: PlainLine[], isBody: (line: PlainLine) => boolean): BlockKind[] {
  const [first] = lines
  if (!first || !shapes.looksLikeTitle(first.text)) return []
  const kinds: BlockKind[] = ['title']
  let isFirstGroup = true
  for (const line of lines.slice(1, 1 + maxContactLines)) {
    isFirstGroup &&= !line.afterGap || kinds.length === 1
    const isContact = shapes.looksLikeContact(line.text) || (isFirstGroup && isBrief(line.text))
    if (!isContact || isBody(line) || shapes.isBullet(line.text)) break
    kinds.push('contact')
  }
  return kinds.slice(0, lastContact(lines, kinds) + 1)
}

const isBrief = (text: string) => text.length <= 120 && !/[.!?。,،]$/u.test(text)

const isReal = (line: PlainLine) => shapes.looksLikeContact(line.text) || shapes.hasSeparators(line.text)

/** Brief lines beneath a name are contact lines only with a real one among them or after them. */
function lastContact(lines: PlainLine[], kinds: BlockKind[]): number {
  const reached = lines.slice(0, kinds.length).findLastIndex(isReal)
  if (reached < 0) return 0
  const gap = lines.findIndex((line, index) => index > reached && line.afterGap)
  return Math.min(kinds.length, gap < 0 ? kinds.length : gap) - 1
}

function isHeading(line: PlainLine, before: BlockKind | null): boolean {
  if (shapes.isBullet(line.text)) return false
  if (shapes.isKnownHeading(line.text)) return line.afterGap || shapes.looksLikeHeading(line.text) || before === 'title'
  return line.afterGap && shapes.looksLikeHeading(line.text)
}

function bodyKind(line: PlainLine, next: PlainLine | null, before: BlockKind | null): BlockKind {
  if (shapes.isBullet(line.text)) return 'bullet'
  if (isHeading(line, before)) return 'heading'
  const dates = shapes.findDates(line.text)
  if (dates === 'alone') return 'dates'
  if (!shapes.looksLikeEntry(line.text) || shapes.holdsLink(line.text)) return 'paragraph'
  if (dates === 'behind') return before === 'entry' && !line.afterGap ? 'dates' : 'entry'
  return next && !next.afterGap && leadsTo(next) ? 'entry' : 'paragraph'
}

/** Beneath the line of a position or a project stand its dates, its link or what was done there. */
const leadsTo = ({ text }: PlainLine) =>
  shapes.isBullet(text) || shapes.isLink(text) || shapes.findDates(text) !== 'none'

/** A letter has no headings: a head, paragraphs, and a list at the most. */
function letterKinds(lines: PlainLine[]): BlockKind[] {
  const head = headKinds(lines, () => false)
  const isHead = head.length > 1
  return lines.map((line, index) => {
    if (isHead && index < head.length) return head[index] ?? 'paragraph'
    return shapes.isBullet(line.text) ? 'bullet' : 'paragraph'
  })
}

interface PlainLine {
  text: string
  /** Blank lines stand before it. */
  afterGap: boolean
}

/** Shows nothing and says nothing: controls, marks that turn the direction, characters of no width, and unassigned ones. */
const unseen =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e0fff}]|\p{Cc}|\p{Cn}|\p{Co}/gu
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** The lines of a text that are not blank. */
export const countLines = (text: string) => text.split(lineEnds).filter((line) => line.trim() !== '').length

/** The lines of a text that say something, with what cannot be seen left out and spaces made one. */
export function plainLines(text: string): PlainLine[] {
  const lines: PlainLine[] = []
  let afterGap = false
  for (const raw of text.toWellFormed().normalize('NFC').split(lineEnds)) {
    const line = raw.replaceAll('\t', ' ').replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim()
    if (line === '') afterGap = lines.length > 0
    else {
      lines.push({ text: line, afterGap })
      afterGap = false
    }
  }
  return lines
}
