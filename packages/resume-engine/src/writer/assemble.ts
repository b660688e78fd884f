import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import { headingKind } from '#engine/resume-reader/headings.ts'
import { getHeading } from './added-sections.ts'
import { composeClosing, composeGreeting, composeHead } from './letter-head.ts'
import { listSections } from './section-order.ts'
import { formatHead } from './write-resume.ts'

const salutation = /^(?:dear|hello|hi|to whom)\b.{0,80}$/i
const farewell =
  /^(?:sincerely|(?:kind|best|warm) regards|regards|best wishes|best|yours (?:truly|faithfully|sincerely)|respectfully|thank you)[,.]?$/i

/** The paragraphs of a letter between salutation and closing, without either. */
export function findParagraphs(letter: string): string {
  const lines = letter.split('\n')
  const start = lines.findIndex((line) => salutation.test(line.trim()))
  const end = lines.findIndex((line, index) => index > start && farewell.test(line.trim()))
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim()
}

const fixedHeadings = {
  summary: 'summary',
  skills: 'skills',
  work: 'experience',
  education: 'education',
  certifications: 'certifications',
} as const

/** Finds which section of the form a line is the heading of. */
function createHeadingFinder(form: ResumeForm): (line: string) => string | undefined {
  const added = new Map(form.sections.map((section) => [getHeading(section).replace(/:$/, ''), section.id]))
  return (line) => {
    const text = line.trim()
    const own = added.get(text.replace(/:$/, ''))
    if (own !== undefined) return own
    const kind = /^[\p{Lu}\s&/]{4,}$/u.test(text) ? headingKind(text) : null
    if (kind === null) return undefined
    return kind in fixedHeadings ? fixedHeadings[kind as keyof typeof fixedHeadings] : kind
  }
}

/** The sections of a resume in the order that the form asks for, without the lines before the first heading. */
export function findSections(form: ResumeForm, resume: string): string {
  const findHeading = createHeadingFinder(form)
  const sections: { id: string; lines: string[] }[] = []
  for (const line of resume.split('\n')) {
    const id = findHeading(line)
    if (id !== undefined) sections.push({ id, lines: [] })
    sections.at(-1)?.lines.push(line)
  }
  if (sections.length === 0) return resume.trim()
  const ranks = new Map(listSections(form).map(({ id }, index) => [id, index]))
  const getRank = (id: string) => ranks.get(id) ?? ranks.size
  return sections
    .toSorted((a, b) => getRank(a.id) - getRank(b.id))
    .map(({ lines }) => lines.join('\n').trim())
    .join('\n\n')
}

/** A letter around paragraphs: name, date, addressee, subject, salutation and closing come from the form. */
export const assembleLetter = (form: LetterForm, paragraphs: string, day: string): string =>
  [...composeHead(form, day), composeGreeting(form), paragraphs, composeClosing(form)].join('\n\n')

/** A resume around sections: name, title and contact come from the form. */
export const assembleResume = (form: ResumeForm, sections: string): string => `${formatHead(form)}\n\n${sections}`
