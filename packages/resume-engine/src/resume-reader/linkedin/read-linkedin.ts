import type { DocumentText } from '#engine/model/document-text.ts'
import type { ReadPosition, ReadSection, ReadStudy, ResumeFields } from '#engine/model/resume-fields.ts'
import { findSpan, monthText } from '#engine/resume-reader/dates.ts'
import { headingKind } from '#engine/resume-reader/headings.ts'
import type { Line } from '#engine/resume-reader/lines.ts'
import { joinParagraphs } from '#engine/resume-reader/paragraphs.ts'
import { emailPattern, isPhone } from '#engine/resume-reader/contact-patterns.ts'
import { findLinkedInLayout, getRole, getText, joinNear, splitAtHeadings, type HeadedLines } from './linkedin-layout.ts'

/** Bounds the work for a hostile document. */
const maxLines = 2_500
const maxDegreeLength = 1_000

/** In points: a place stands closer to the dates above it than a description does. */
const placeDistance = 17
/** In points: further apart are two employers, schools or list items. */
const wrapDistance = 18.5
const itemDistance = 15

/** Reads the PDF that LinkedIn makes of a profile by the sizes of its text; null for any other document. */
export function readLinkedIn(document: DocumentText): ResumeFields | null {
  const layout = findLinkedInLayout(document)
  if (!layout) return null
  const [top, ...parts] = splitAtHeadings(layout.main.slice(0, maxLines), 'heading')
  const side = splitAtHeadings(layout.side.slice(0, maxLines), 'sideHeading')
  const find = (kind: string) => parts.filter(({ heading }) => headingKind(heading) === kind).flatMap(getLines)
  const findList = (kind: string) => side.filter((part) => getSideKind(part) === kind).flatMap(readItems)
  return {
    ...readHead(top?.lines ?? []),
    ...readLinkedInContact(side.filter((part) => getSideKind(part) === 'contact').flatMap(getLines)),
    summary: toParagraphs(find('summary')),
    workHistory: readPositions(find('work')),
    education: readStudies(find('education')),
    skills: findList('skills'),
    certifications: findList('certifications'),
    sections: readSections(side),
  }
}

/** `Top Skills` and `Top-Kenntnisse` */
const getSideKind = ({ heading }: HeadedLines) => headingKind(heading.replace(/^top[\s-]/i, ''))

const getLines = ({ lines }: HeadedLines) => lines

function readHead(lines: Line[]) {
  const about = lines.filter((line) => getRole(line) === 'large')
  const last = about.at(-1)
  const before = about.at(-2)
  // The place stands a little further below the headline than its own lines do.
  const isPlace = last && before && last.top - before.top > last.fontSize * 1.24
  return {
    fullName: withoutCredentials(getText(lines.filter((line) => getRole(line) === 'name'))),
    address: isPlace ? getText([last]) : '',
  }
}

/** `Maren Oakhurst, PhD` and `Maren Oakhurst - PMP` without what follows the name. */
const withoutCredentials = (name: string) => name.split(/,\s|\s[-–|]\s/)[0]?.trim() ?? ''

const toParagraphs = (lines: Line[]) => (lines.length === 0 ? '' : joinParagraphs(lines))

function readPositions(lines: Line[]): ReadPosition[] {
  const positions: ReadPosition[] = []
  let company = ''
  let title = ''
  for (const group of toGroups(lines)) {
    const role = group[0] && getRole(group[0])
    if (role === 'large') company = getText(group)
    else if (role === 'title') title = getText(group)
    else if (title !== '') {
      positions.push({ company, position: title, ...readPeriod(group) })
      title = ''
    }
  }
  return positions
}

/** Employers and titles, each joined, and all the lines beneath one of them. */
const toGroups = (lines: Line[]) => joinNear(lines, (line) => (getRole(line) === 'small' ? Infinity : wrapDistance))

function readPeriod([dates, ...others]: Line[]) {
  const text = dates ? getText([dates]) : ''
  const span = findSpan(text)
  const isPlace = (line: Line, index: number) =>
    line.top - ((index === 0 ? dates : others[index - 1])?.top ?? 0) < placeDistance
  const start = others.findIndex((line, index) => !isPlace(line, index))
  return {
    startDate: monthText(span?.start ?? null),
    endDate: span?.isCurrent ? null : monthText(span?.end ?? null),
    isCurrent: span?.isCurrent ?? false,
    place: start === 0 ? '' : getText(others.slice(0, start === -1 ? others.length : start)),
    writtenDates: span ? text.slice(span.index, span.index + span.length) : text,
    description: start === -1 ? '' : toParagraphs(others.slice(start)),
  }
}

function readStudies(lines: Line[]): ReadStudy[] {
  const studies: ReadStudy[] = []
  for (const group of toGroups(lines)) {
    const [first] = group
    if (first && getRole(first) === 'large')
      studies.push({ institution: getText(group), degree: '', fieldOfStudy: '', graduationYear: null })
    else Object.assign(studies.at(-1) ?? {}, readDegree(getText(group)))
  }
  return studies
}

/** `Bachelor of Science - BS, Biology · (2014 - 2018)` */
function readDegree(written: string): Pick<ReadStudy, 'degree' | 'fieldOfStudy' | 'graduationYear'> {
  const text = written.slice(0, maxDegreeLength)
  const dates = /(?:^|\s*·\s*)\(([^()]*\d{4}[^()]*)\)$/.exec(text)
  const [degree = '', ...field] = (dates ? text.slice(0, dates.index) : text).split(/,\s+/)
  const span = dates?.[1] ? findSpan(dates[1]) : null
  return {
    degree: degree.trim(),
    fieldOfStudy: field.join(', ').trim(),
    graduationYear: span?.isCurrent ? null : (span?.end?.year ?? null),
  }
}

const readItems = ({ lines }: HeadedLines) =>
  joinNear(lines, () => itemDistance)
    .map(getText)
    .filter(Boolean)

const sectionNames = {
  awards: /^(?:honors|honours|awards|auszeichnungen|distinctions|premios|prêmios|premi)\b/iu,
  publications: /^(?:publications|publikationen|publicaciones|publicações|pubblicazioni|publicaties)\b/iu,
}

function readSections(side: HeadedLines[]): ReadSection[] {
  return side.flatMap((part): ReadSection[] => {
    const entries = readItems(part)
    if (entries.length === 0) return []
    if (getSideKind(part) === 'languages') return [{ kind: 'languages', entries: entries.map(readLanguage) }]
    const kind = (['awards', 'publications'] as const).find((name) => sectionNames[name].test(part.heading.trim()))
    return kind ? [{ kind, entries: entries.map((title) => ({ title, detail: '' })) }] : []
  })
}

/** `Spanish (Professional Working)` */
function readLanguage(text: string) {
  const [, title, detail] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? []
  return title && detail ? { title: title.trim(), detail: detail.trim() } : { title: text, detail: '' }
}

/** In points: links are set a little larger than phone and mail. */
const linkSize = 11
/** In points: a mail address that goes on in the next line nearly fills this one. */
const fullWidth = 110

const maxMailLength = 254

const isLink = (line: Line | undefined) => line !== undefined && Math.abs(line.fontSize - linkSize) < 0.15

/** The contact details of the narrow column. A label in brackets follows phone and links. */
function readLinkedInContact(lines: Line[]) {
  const others = joinMail(lines.filter((line) => !isLink(line)))
  const phone = others.map(withoutLabel).find(isPhone) ?? ''
  const email = others.find((text) => text.includes('@')) ?? ''
  return { email: emailPattern.exec(email)?.[0] ?? '', phone, links: readLinks(lines.filter(isLink)) }
}

const withoutLabel = (text: string) => text.replace(/\s*\([^()]*\)$/, '')

/** A link goes on in the next line until its label ends it. */
function readLinks(lines: Line[]): string[] {
  const links: string[] = []
  let link = ''
  for (const [index, line] of lines.entries()) {
    const text = getText([line])
    link += withoutLabel(text).replaceAll(' ', '')
    if (withoutLabel(text) === text && index < lines.length - 1) continue
    if (link.includes('.')) links.push(link)
    link = ''
  }
  return links
}

/** A long mail address goes on in the next line. */
function joinMail(lines: Line[]): string[] {
  const texts: string[] = []
  let isOpen = false
  for (const line of lines) {
    const text = getText([line])
    const isWord = /^[\w.%+@'-]+$/.test(text)
    const last = texts.at(-1)
    const isShort = last !== undefined && last.length < maxMailLength
    if (isOpen && isWord && isShort && (last + text).split('@').length === 2) texts[texts.length - 1] = last + text
    else texts.push(text)
    isOpen = isWord && line.right - line.x > fullWidth
  }
  return texts
}
