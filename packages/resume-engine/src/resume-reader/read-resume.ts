import { limits } from '#engine/model/fields.ts'
import type { DocumentText } from '#engine/model/document-text.ts'
import type { ResumeFields } from '#engine/model/resume-fields.ts'
import { readContact } from './contact.ts'
import { readEducation } from './education.ts'
import { readCertifications } from './certifications.ts'
import { readSkills } from './skills.ts'
import { readLinkedIn } from './linkedin/read-linkedin.ts'
import { replaceIcons } from './icons.ts'
import { removeMargins } from './margins.ts'
import { joinParagraphs } from './paragraphs.ts'
import { splitSections, type Section } from './sections.ts'
import { separateContact } from './stray-contact.ts'
import { readWorkHistory } from './work-history.ts'

/**
 * Reads a resume into the fields of a profile. Missing and ambiguous values stay empty. The function is pure and
 * deterministic.
 */
export function readResume(document: DocumentText): ResumeFields {
  return withinLimits(readLinkedIn(document) ?? readSections(document))
}

function readSections(document: DocumentText): ResumeFields {
  const sections = separateContact(splitSections(removeMargins(replaceIcons(document))))
  const collectLines = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).map(({ lines }) => lines)
  const contact = readContact(sections)
  return {
    ...contact,
    summary: joinParagraphs(collectLines('summary').flat()),
    workHistory: collectLines('work').flatMap((lines) => readWorkHistory(lines, contact.address)),
    education: collectLines('education').flatMap(readEducation),
    skills: readSkills(collectLines('skills').flat()),
    certifications: readCertifications(collectLines('certifications').flat()),
  }
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('').slice(0, most).trim().toWellFormed()
const name = (text: string) => cut(text, limits.name)

/** Truncates all fields to the limits of a profile. */
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
      place: name(entry.place),
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
    ...(fields.sections && {
      sections: fields.sections.slice(0, limits.list).map(({ kind, entries }) => ({
        kind,
        entries: entries
          .slice(0, limits.list)
          .map((entry) => ({ title: name(entry.title), detail: name(entry.detail) })),
      })),
    }),
  }
}
