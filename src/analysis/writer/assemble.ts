import type { LetterForm, ResumeForm } from '#contract/builders.ts'
import { headingKind } from '#analysis/resume-reader/headings.ts'
import { composeClosing, composeGreeting, composeHead } from './letter-frame.ts'
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

/** The sections of a resume, without the lines before the first heading. */
export function findSections(resume: string): string {
  const lines = resume.split('\n')
  const first = lines.findIndex((line) => /^[\p{Lu}\s&/]{4,}$/u.test(line.trim()) && headingKind(line.trim()) !== null)
  return lines.slice(Math.max(0, first)).join('\n').trim()
}

/** A letter around paragraphs: name, date, addressee, subject, salutation and closing come from the form. */
export const assembleLetter = (form: LetterForm, paragraphs: string, day: string): string =>
  [...composeHead(form, day), composeGreeting(form), paragraphs, composeClosing(form)].join('\n\n')

/** A resume around sections: name, title and contact come from the form. */
export const assembleResume = (form: ResumeForm, sections: string): string => `${formatHead(form)}\n\n${sections}`
