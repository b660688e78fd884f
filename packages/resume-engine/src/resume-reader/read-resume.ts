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

/** The longest texts of fields that are longer than a name. */
const longest: Record<string, number> = { summary: limits.note, description: limits.note, links: limits.link }

/** Truncates all fields to the limits of a profile. */
function withinLimits<Value>(value: Value, most: number = limits.name): Value {
  if (typeof value === 'string') return cut(value, most) as Value
  if (Array.isArray(value)) return value.slice(0, limits.list).map((entry) => withinLimits(entry, most)) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withinLimits(field, longest[name] ?? most)])
  return Object.fromEntries(fields) as Value
}
