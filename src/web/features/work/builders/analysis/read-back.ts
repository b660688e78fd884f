import type { ReadPosition, ResumeFields } from '@foothold/resume-engine/reading'
import { readMonth } from '@foothold/resume-engine/months'
import { showPeriod } from '#web/lib/format/months.ts'
import { isBlank, type ResumeValues } from '@foothold/resume-engine/resume-values'

/** One thing that was meant, beside what a parser found in the file. */
export interface ReadBackRow {
  id: string
  label: string
  meant: string
  read: string
  outcome: 'read' | 'differs' | 'not found'
}

const alike = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const digits = (text: string) => text.replace(/\D/g, '')
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

function row(id: string, label: string, meant: string, read: string, same = alike): ReadBackRow {
  const isRead = same(meant) === same(read)
  return { id, label, meant, read, outcome: isRead ? 'read' : read === '' ? 'not found' : 'differs' }
}

/** What the form says, field by field, beside what was read in the file that was made of it. */
export function compareReading(values: ResumeValues, fields: ResumeFields): ReadBackRow[] {
  const contact = [
    row('name', 'Full Name', values.fullName, fields.fullName),
    row('email', 'Email', values.email, fields.email),
    row('phone', 'Phone', values.phone, fields.phone, digits),
    row('location', 'Location', values.location, fields.address),
    row('linkedin', 'LinkedIn', values.linkedin, linkLike(values.linkedin, fields.links), bareLink),
  ]
  return [
    ...contact,
    ...positionRows(values, fields),
    ...schoolRows(values, fields),
    ...skillRow(values, fields),
    ...values.certifications.map((name, index) =>
      row(`certification-${index}`, 'Certification', name, found(name, fields.certifications)),
    ),
  ].filter(({ meant }) => meant.trim() !== '')
}

const found = (meant: string, all: readonly string[]) =>
  all.find((one) => alike(one) === alike(meant)) ?? all.find((one) => alike(one).includes(alike(meant))) ?? ''

const bareLink = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|\/$/g, '')
    .replace(/^www\./, '')
const linkLike = (meant: string, links: readonly string[]) =>
  links.find((link) => bareLink(link) === bareLink(meant)) ?? links.find((link) => /linkedin/i.test(link)) ?? ''

function positionRows({ positions }: ResumeValues, { workHistory }: ResumeFields) {
  return positions
    .filter((position) => !isBlank(position))
    .flatMap(({ position, company, place, startDate, endDate }, index) => {
      const own = (read: ReadPosition) =>
        alike(read.position) === alike(position) && alike(read.company) === alike(company)
      const read = workHistory.find(own) ?? workHistory[index]
      const period = showPeriod(readMonth(startDate) || null, readMonth(endDate) || null)
      const readPeriod = read ? showPeriod(read.startDate, read.isCurrent ? null : read.endDate) : ''
      return [
        row(`title-${index}`, 'Job Title', position, read?.position ?? ''),
        row(`company-${index}`, 'Company Name', company, read?.company ?? ''),
        row(`place-${index}`, 'Place of Work', place, read?.place ?? ''),
        row(`dates-${index}`, 'Dates', period, readPeriod),
      ]
    })
}

function schoolRows({ educations }: ResumeValues, { education }: ResumeFields) {
  return educations
    .filter((school) => !isBlank(school))
    .map(({ institution, degree, fieldOfStudy, graduationYear }, index) => {
      const read = education.find((one) => alike(one.institution) === alike(institution)) ?? education[index]
      return row(
        `school-${index}`,
        'Education',
        joined([degree, fieldOfStudy, institution, graduationYear]),
        read ? joined([read.degree, read.fieldOfStudy, read.institution, String(read.graduationYear ?? '')]) : '',
      )
    })
}

/** Skills are one row: their order and their groups do not matter. */
function skillRow({ skills }: ResumeValues, fields: ResumeFields): ReadBackRow[] {
  const meant = skills
    .split(/[,;\n]/)
    .map((skill) => skill.trim())
    .filter(Boolean)
  const known = fields.skills.map((skill) => ` ${alike(skill)} `)
  const missing = meant.filter((skill) => !known.some((text) => text.includes(` ${alike(skill)} `)))
  const read = meant.filter((skill) => !missing.includes(skill))
  const outcome = missing.length === 0 ? 'read' : read.length === 0 ? 'not found' : 'differs'
  return [{ id: 'skills', label: 'Skills', meant: meant.join(', '), read: read.join(', '), outcome }]
}
