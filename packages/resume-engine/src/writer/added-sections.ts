import type { ResumeSection, SectionEntry } from '#engine/model/forms.ts'
import { looksLikeHeading } from '#engine/document-outline/line-shapes.ts'
import { headingKind } from '#engine/resume-reader/headings.ts'
import { toBullet } from './bullets.ts'
import { formatPeriod, getTime } from './history.ts'
import { joinFilled, oneLine } from './lines.ts'
import { splitStatements } from './statements.ts'

const headings = {
  projects: 'PROJECTS',
  languages: 'LANGUAGES',
  volunteering: 'VOLUNTEERING',
  awards: 'AWARDS',
  publications: 'PUBLICATIONS',
  links: 'LINKS',
} as const
const untitled = 'ADDITIONAL INFORMATION'

/** The heading of an added section. One that is not known as such and has no capitals ends with a colon. */
export function getHeading({ kind, title }: Pick<ResumeSection, 'kind' | 'title'>): string {
  if (kind !== 'custom') return headings[kind]
  const heading = oneLine(title).toUpperCase() || untitled
  return headingKind(heading) !== null || looksLikeHeading(heading) ? heading : `${heading}:`
}

export const isFilledEntry = (entry: SectionEntry) => Object.values(entry).some((value) => oneLine(value) !== '')

/** The entries of an added section. Those of one line stand below each other, others are blocks of their own. */
export function formatSection({ kind, entries }: ResumeSection): string[] {
  const blocks = entries
    .filter(isFilledEntry)
    .map((entry) => formatEntry(kind, entry))
    .filter((block) => block !== '')
  return blocks.some((block) => block.includes('\n')) ? blocks : [blocks.join('\n')]
}

/** Awards and publications have one date, at the end of their line. */
const oneLined: ReadonlySet<ResumeSection['kind']> = new Set(['awards', 'publications'])
/** Their lines tell what a person did, as those of a position. */
const deeds: ReadonlySet<ResumeSection['kind']> = new Set(['projects', 'volunteering'])
const labelled: ReadonlySet<ResumeSection['kind']> = new Set(['languages', 'links'])

/** The dates of an entry: one date for what happened once, otherwise a period. */
export const formatEntryDates = (kind: ResumeSection['kind'], { startDate, endDate }: SectionEntry) =>
  oneLined.has(kind) || labelled.has(kind) || startDate === endDate
    ? formatPeriod('', startDate || endDate)
    : formatPeriod(startDate, endDate)

function formatEntry(kind: ResumeSection['kind'], entry: SectionEntry): string {
  const dates = formatEntryDates(kind, entry)
  const link = oneLine(entry.link)
  const bullets = splitStatements(entry.description).map(
    (statement) => `- ${deeds.has(kind) ? toBullet(statement, getTime(entry)) : statement}`,
  )
  if (labelled.has(kind)) {
    const values = joinFilled([entry.detail, link, dates], ', ')
    return [joinFilled([entry.title, values], ': '), ...bullets].filter(Boolean).join('\n')
  }
  const below = [...(oneLined.has(kind) ? [] : [dates]), link, ...bullets].filter(Boolean)
  const behind = oneLined.has(kind) ? dates : ''
  // Without dates or lines below it, the line is a plain one.
  const separator = below.length + behind.length > 0 ? ' | ' : ', '
  return [joinFilled([entry.title, entry.detail, behind], separator), ...below].filter(Boolean).join('\n')
}
