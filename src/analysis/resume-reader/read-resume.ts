import { limits } from '#contract/fields.ts'
import type { DocumentText } from '#contract/document-text.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import { contactIn } from './contact.ts'
import { educationIn } from './education.ts'
import { certificationsIn } from './certifications.ts'
import { skillsIn } from './skills.ts'
import { replaceIcons } from './icons.ts'
import { withoutMargins } from './margins.ts'
import { joinParagraphs } from './paragraphs.ts'
import { sectionsOf, type Section } from './sections.ts'
import { withContactApart } from './stray-contact.ts'
import { workHistoryIn } from './work-history.ts'

/**
 * What a resume tells about its person, in the shape of a profile. Reads only what is written: what is missing or
 * could be read in two ways stays empty. The same document always gives the same fields.
 */
export function readResume(document: DocumentText): ResumeFields {
  const sections = withContactApart(sectionsOf(withoutMargins(replaceIcons(document))))
  const linesOf = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).map(({ lines }) => lines)
  const contact = contactIn(sections)
  return withinLimits({
    ...contact,
    summary: joinParagraphs(linesOf('summary').flat()),
    workHistory: linesOf('work').flatMap((lines) => workHistoryIn(lines, contact.address)),
    education: linesOf('education').flatMap(educationIn),
    skills: skillsIn(linesOf('skills').flat()),
    certifications: certificationsIn(linesOf('certifications').flat()),
  })
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('').slice(0, most).trim().toWellFormed()
const name = (text: string) => cut(text, limits.name)

/** As long as a profile takes. */
function withinLimits(fields: ResumeFields): ResumeFields {
  return {
    fullName: name(fields.fullName),
    email: name(fields.email),
    phone: name(fields.phone),
    address: name(fields.address),
    links: fields.links.slice(0, limits.list).map((link) => cut(link, limits.link)),
    summary: cut(fields.summary, limits.note),
    workHistory: fields.workHistory.slice(0, limits.list).map((entry) => ({
      ...entry,
      company: name(entry.company),
      position: name(entry.position),
      writtenDates: name(entry.writtenDates),
      description: cut(entry.description, limits.note),
    })),
    education: fields.education.slice(0, limits.list).map((entry) => ({
      ...entry,
      institution: name(entry.institution),
      degree: name(entry.degree),
      fieldOfStudy: name(entry.fieldOfStudy),
    })),
    skills: fields.skills.slice(0, limits.list).map(name),
    certifications: fields.certifications.slice(0, limits.list).map(name),
  }
}
