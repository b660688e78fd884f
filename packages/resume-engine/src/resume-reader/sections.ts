import type { DocumentText } from '#engine/model/document-text.ts'
import { toReadingOrder, type TextFlow } from './reading-order.ts'
import { headingKind, inlineHeading, namesVolunteering } from './headings.ts'
import { findSpan } from './dates.ts'
import { companyScore, titleScore } from './roles.ts'
import { toLines, withCells, type Line } from './lines.ts'
import { fold, isUpperCase } from './text.ts'
import { documentTitles } from './words/contact.ts'
import type { SectionKind } from './words/headings.ts'

export interface Section {
  /** `top`: before the first heading. `margin`: from page headers and footers. */
  kind: SectionKind | 'top' | 'margin'
  lines: Line[]
}

/** Some templates print the date of the document above the name. */
const updated = /^(?:last )?updated(?: on)?\b/i

/** The approximate number of lines for name, title and contact. */
const leadLines = 6

/** Bounds the work for a hostile document. No resume has as many lines. */
const maxLines = 2_500

/** Splits a document into sections at its headings, in reading order. */
export function splitSections(document: DocumentText): Section[] {
  const flows = listFlows(document)
  const style = headingStyle(flows.flatMap((flow) => flow.lines))
  const sections: Section[] = []
  const last = new Map<TextFlow, Section>()
  let left = maxLines
  for (const flow of flows) {
    flow.lines.splice(Math.max(0, left))
    left -= flow.lines.length
    const before = flow.continues ? last.get(flow.continues) : undefined
    last.set(flow, readFlow(flow, before, style, sections))
  }
  const margin = document.pages.flatMap((page, index) => (page.part === 'margin' ? toLines(page.items, index) : []))
  return [...sections, { kind: 'margin', lines: margin }]
}

/** The text boxes and the pages, in reading order. */
export function listFlows({ pages }: DocumentText): TextFlow[] {
  const boxes = pages.filter((page) => page.part === 'box')
  const bodies = pages.filter((page) => page.part === 'body')
  return [...boxes.flatMap((page) => toReadingOrder([page])), ...toReadingOrder(bodies)]
}

function readFlow(flow: TextFlow, before: Section | undefined, style: HeadingStyle, sections: Section[]): Section {
  let current: Section = before ?? { kind: 'top', lines: [] }
  if (!before) sections.push(current)
  for (const [index, line] of flow.lines.entries()) {
    if (index < 2 && !before && (documentTitles.has(fold(line.text)) || updated.test(line.text))) continue
    const surroundings = {
      before: flow.lines[index - 1],
      behind: flow.lines[index + 1],
      isLead: !before && index < leadLines,
    }
    const found = findHeading(line, style, current, surroundings)
    if (!found) {
      current.lines.push(line)
      continue
    }
    current = { kind: found.kind, lines: found.rest ? [found.rest] : [] }
    sections.push(current)
  }
  return current
}

interface HeadingStyle {
  bodySize: number
  bodyFont: string
  /** Kinds with a heading on a separate line. */
  kinds: Set<SectionKind>
  /** Headings differ from the text in size, font or case. Other lines are not headings. */
  isDistinct: boolean
  /** Looks that only headings have. */
  looks: Set<string>
}

function headingStyle(lines: Line[]): HeadingStyle {
  const sizes = new Map<string, number>()
  for (const line of lines) {
    const look = `${Math.round(line.fontSize * 4)} ${line.font}`
    sizes.set(look, (sizes.get(look) ?? 0) + line.text.length)
  }
  const [body = '40 '] = [...sizes].sort((a, b) => b[1] - a[1]).map(([look]) => look)
  const [size = '40', bodyFont = ''] = body.split(' ', 2)
  const base = { bodySize: Number(size) / 4, bodyFont }
  const named = lines.filter((line) => headingKind(line.text) !== null)
  const distinct = named.filter((line) => isSetApart(line, base))
  const kinds = new Set(named.map((line) => headingKind(line.text)).filter((kind) => kind !== null))
  const isDistinct = distinct.length * 2 > named.length && distinct.length > 1
  return { ...base, kinds, isDistinct, looks: isDistinct ? findHeadingLooks(lines, distinct, base) : new Set() }
}

/** An unknown heading needs a larger size or capitals. A bold line may be a job title. */
function findHeadingLooks(lines: Line[], headings: Line[], { bodySize }: { bodySize: number }): Set<string> {
  const emphatic = headings.filter((line) => line.fontSize > bodySize * 1.08 || isUpperCase(line.text))
  const count = (among: Line[], look: string) => among.filter((line) => getLook(line) === look).length
  const looks = [...new Set(emphatic.map(getLook))]
  return new Set(looks.filter((look) => count(headings, look) > 1 && count(lines, look) <= count(headings, look) * 2))
}

const getLook = (line: Line) => `${Math.round(line.fontSize * 2)} ${line.font} ${isUpperCase(line.text)}`

function isSetApart(line: Line, { bodySize, bodyFont }: { bodySize: number; bodyFont: string }): boolean {
  return line.fontSize > bodySize * 1.04 || line.font !== bodyFont || isUpperCase(line.text)
}

interface Surroundings {
  before: Line | undefined
  behind: Line | undefined
  /** Among the first lines of the document, with the name and the contact. */
  isLead: boolean
}

function findHeading(
  line: Line,
  style: HeadingStyle,
  current: Section,
  surroundings: Surroundings,
): { kind: SectionKind; rest?: Line } | null {
  const [first, ...others] = line.cells
  if (!first || isListed(line, surroundings)) return null
  if (style.isDistinct && !isSetApart(line, style)) return findInlineHeading(line, style, current)
  const whole = headingKind(line.cells.map((cell) => cell.text).join(' '))
  if (whole) return { kind: whole === 'other' && namesVolunteering(line.text) ? 'work' : whole }
  const kind = headingKind(first.text)
  const rest = kind && others.length > 0 ? withCells(line, others) : null
  if (kind && rest && !(current.kind === 'skills' && kind === 'languages')) return { kind, rest }
  if (looksLikeHeading(line, style) && couldBeUnknownHeading(line, current, surroundings)) return { kind: 'other' }
  return findInlineHeading(line, style, current)
}

function looksLikeHeading(line: Line, style: HeadingStyle): boolean {
  return style.looks.has(getLook(line)) && line.cells.length === 1 && line.text.length < 40 && !/\d/.test(line.text)
}

/** A list item such as `• Training` next to other bullets with the same look. */
function isListed(line: Line, { before, behind }: Surroundings): boolean {
  const isAlike = (other: Line | undefined) => other?.isBullet === true && getLook(other) === getLook(line)
  return line.isBullet && line.cells.length === 1 && (isAlike(before) || isAlike(behind))
}

/**
 * In a document with uniform type, a name, an employer or a skill in capitals looks like a heading. The first lines, list
 * items, lines directly below a heading and lines above dates are never unknown headings.
 */
function couldBeUnknownHeading(line: Line, current: Section, { before, behind, isLead }: Surroundings): boolean {
  if (line.isBullet || (isLead && current.kind === 'top') || current.lines.length === 0) return false
  if (before && headingKind(before.text) !== null) return false
  if (/[-–—,]$/.test(line.text) || companyScore(line.text) > 0 || titleScore(line.text) > 0) return false
  return !behind?.cells.some(({ text }) => findSpan(text)?.isRange)
}

function findInlineHeading(
  line: Line,
  style: HeadingStyle,
  current: Section,
): { kind: SectionKind; rest: Line } | null {
  const found = line.isBullet ? null : inlineHeading(line.text)
  if (!found || found.kind === current.kind || style.kinds.has(found.kind)) return null
  if (current.kind === 'skills' && found.kind === 'languages') return null
  const [first] = line.cells
  return first ? { kind: found.kind, rest: withCells(line, [{ ...first, text: found.rest, right: line.right }]) } : null
}
