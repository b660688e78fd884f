import { findSpan } from '#engine/resume-reader/dates.ts'
import { headingKind } from '#engine/resume-reader/headings.ts'
import type { DocumentOutline, OutlineBlock } from '#engine/document-outline/document-outline.ts'
import type { DocumentKind } from '#engine/model/forms.ts'

/** What a text is the outline of. The blocks of a record, such as a receipt, are shown as they are written. */
export type OutlineKind = DocumentKind | 'record'

export interface Part {
  kind: OutlineBlock['kind'] | 'headline' | 'subject'
  /** The bold words at the start of the line. */
  lead: string
  /** Between the bold words and the text. */
  separator: string
  text: string
  /** What is at the other end of the line. */
  aside: string
  afterGap: boolean
  isRightToLeft: boolean
}

export interface Section {
  /** Beside the main column where a design has two. */
  isAside: boolean
  parts: Part[]
}

/** A document as head and sections, in the order of the text. Every word of the text is in exactly one part. */
export function toSections(outline: DocumentOutline, kind: OutlineKind): { head: Part[]; sections: Section[] } {
  const head: Part[] = []
  const sections: Section[] = []
  const { blocks } = outline
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]
    if (!block) continue
    const next = blocks[index + 1]
    const isDated = kind === 'resume' && isAboveDates(block, next)
    const entry = isDated ? { ...block, kind: 'entry' as const } : block
    const part = toPart(entry, kind, isDated ? (next?.text ?? '') : '')
    if (isDated) index++
    const isHead =
      (part.kind === 'title' || part.kind === 'contact' || part.kind === 'headline') && sections.length === 0
    if (isHead) head.push(part)
    else if (part.kind === 'heading')
      sections.push({ isAside: asideKinds.has(headingKind(block.text) ?? ''), parts: [part] })
    else (sections.at(-1) ?? addSection(sections)).parts.push(part)
  }
  return { head, sections }
}

function addSection(sections: Section[]): Section {
  const section: Section = { isAside: false, parts: [] }
  sections.push(section)
  return section
}

/** Short facts fit beside the main column. */
const asideKinds = new Set(['skills', 'education', 'certifications', 'languages'])

/** A line such as "Nurse, Rafael S.A." is a paragraph by its point, and the line of a position by the dates below it. */
function isAboveDates({ kind, text }: OutlineBlock, next: OutlineBlock | undefined): boolean {
  if (next?.kind !== 'dates' || next.afterGap || !isOnlyDates(next.text)) return false
  return kind === 'entry' || (kind === 'paragraph' && text.length <= maxEntryLength)
}

const maxEntryLength = 120

function isOnlyDates(text: string): boolean {
  const span = findSpan(text)
  return span !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, span.index) + text.slice(span.index + span.length))
}

/** `dates` is the line of dates below a position, or blank. */
function toPart(block: OutlineBlock, kind: OutlineKind, dates: string): Part {
  const { text, afterGap, isRightToLeft } = block
  const part: Part = { kind: block.kind, lead: '', separator: '', text, aside: '', afterGap, isRightToLeft }
  if (kind === 'record') return block.kind === 'entry' ? { ...part, lead: text, text: '' } : part
  if (block.kind === 'contact') {
    if (kind === 'resume' && isHeadline(text)) return { ...part, kind: 'headline' }
    return { ...part, text: text.replaceAll(/\s+\|\s+/g, '  ·  ') }
  }
  if (block.kind === 'dates') return { ...part, text: toTypographicDates(text) }
  if (block.kind === 'entry') return { ...part, ...toEntry(text, dates) }
  if (block.kind === 'paragraph' && kind === 'cover-letter' && subject.test(text)) return { ...part, kind: 'subject' }
  if (block.kind === 'paragraph' && kind === 'resume') return { ...part, ...toLabelled(text) }
  return part
}

/** A line below the name without an address, a number or a link: the title of the person. */
const isHeadline = (text: string) => !/[@|·•]|\d{3}|https?:|www\.|\.\w{2,}\//u.test(text)

const subject =
  /^(?:subject|re|regarding|betreff|objet|asunto|assunto|oggetto|onderwerp|тема|θέμα|件名|主题|主旨|제목|الموضوع|נושא|विषय)\s*[:：]/iu
const label = /^(\p{L}[^:：.!?。]{1,39}(?:：|:(?=\s)))(\s*)(?=\S)/u

/** "Tools: Excel, SQL" as a label and its list. `10:30`, `std::vector` and `https://` are no labels. */
function toLabelled(text: string): Pick<Part, 'lead' | 'separator' | 'text'> {
  const [whole = '', lead = '', separator = ''] = label.exec(text) ?? []
  return { lead, separator, text: text.slice(whole.length) }
}

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
  const [lead = '', detail = '', ...others] = parts.length > 1 ? parts : splitComma(line)
  // With commas inside its names, readers could not split the line at commas. Bars stay before what else there is, such as a place.
  const separator = parts.length > 1 && (lead + detail).includes(',') ? ' | ' : ', '
  return {
    lead,
    separator: detail === '' ? '' : separator,
    text: [detail, ...others].join(' | '),
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
