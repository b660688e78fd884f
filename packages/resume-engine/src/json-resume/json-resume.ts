import { z } from 'zod/mini'
import { blankPosition, blankSchool, isBlank, resumeValues, type ResumeValues } from '#engine/model/resume-values.ts'
import { readMonth } from '#engine/model/months.ts'
import { jsonToSections, sectionsToJson, toWebLink } from './json-resume-sections.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•·–]\s+/, '').trim())
    .filter(Boolean)
const splitItems = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

/** The JSON Resume schema allows no empty strings, so empty values are left out. */
const omitEmpty = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  )

/** A month or a year; anything else the schema refuses. */
const toDate = (text: string) => (/^[12]\d{3}(?:-[01]\d)?$/.test(readMonth(text)) ? readMonth(text) : '')
const toYear = (text: string) => (/^[12]\d{3}$/.test(text.trim()) ? text.trim() : '')
const isEmail = (text: string) => z.email().safeParse(text).success

/** The form as a JSON Resume. The posting is not part of a resume, and stays out. */
export function toJsonResume(values: ResumeValues) {
  const added = sectionsToJson(values)
  const { fullName, email, phone, location, linkedin, summary, targetJob } = values
  const link = toWebLink(linkedin)
  return {
    $schema: schema,
    basics: omitEmpty({
      name: fullName.trim(),
      label: targetJob.trim(),
      email: isEmail(email.trim()) ? email.trim() : '',
      phone: phone.trim(),
      summary: summary.trim(),
      ...(location.trim() === '' ? {} : { location: { address: location.trim() } }),
      profiles: [...(link ? [{ network: 'LinkedIn', url: link }] : []), ...added.profiles],
    }),
    work: values.positions
      .filter((position) => !isBlank(position))
      .map(({ company, position, place, startDate, endDate, description, achievements }) =>
        omitEmpty({
          name: company.trim(),
          position: position.trim(),
          location: place.trim(),
          startDate: toDate(startDate),
          endDate: toDate(endDate),
          summary: description.trim(),
          highlights: splitLines(achievements),
        }),
      ),
    education: [
      ...values.educations
        .filter((school) => !isBlank(school))
        .map(({ institution, degree, fieldOfStudy, graduationYear }) =>
          omitEmpty({
            institution: institution.trim(),
            studyType: degree.trim(),
            area: fieldOfStudy.trim(),
            endDate: toYear(graduationYear),
          }),
        ),
      ...splitLines(values.education).map((studyType) => ({ studyType })),
    ],
    skills: splitItems(values.skills).map((name) => ({ name })),
    certificates: values.certifications.map((name) => ({ name })),
    ...added.arrays,
    ...(added.custom && { customSections: added.custom }),
    meta: { version: 'v1.0.0', sections: added.order, sectionOrder: added.sectionOrder },
  }
}

const text = z.catch(z.string(), '')
const arrayOrEmpty = <Entry extends z.ZodMiniType>(entry: Entry) => z.catch(z.array(entry), [])
const jsonResume = z.object({
  basics: z.optional(
    z.object({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      location: z.catch(
        z.optional(z.object({ address: text, city: text, region: text, countryCode: text })),
        undefined,
      ),
      url: text,
      profiles: arrayOrEmpty(z.looseObject({ network: text, url: text, username: text })),
    }),
  ),
  work: arrayOrEmpty(
    z.object({
      name: text,
      company: text,
      position: text,
      location: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: arrayOrEmpty(z.string()),
    }),
  ),
  education: arrayOrEmpty(z.object({ institution: text, studyType: text, area: text, endDate: text })),
  skills: arrayOrEmpty(z.object({ name: text, keywords: arrayOrEmpty(z.string()) })),
  certificates: arrayOrEmpty(z.object({ name: text, issuer: text })),
})

/** Parses a JSON Resume into form values. Null if the text is no JSON Resume. */
export function parseJsonResume(json: string): ResumeValues | null {
  const source = parseJson(json)
  const resume = jsonResume.safeParse(source).data
  if (!resume) return null
  const { basics, work, education, skills, certificates } = resume
  if (!basics && work.length + education.length + skills.length === 0) return null
  const place = basics?.location
  const profiles = basics?.profiles ?? []
  const linkedin = profiles.find(({ network, url }) => /linkedin/i.test(network + url))
  const links = profiles
    .filter((profile) => profile !== linkedin)
    .map((each) => ({ ...each, url: each.url || each.username }))
  const added = jsonToSections(source, [...(basics?.url ? [{ network: 'Website', url: basics.url }] : []), ...links])
  return resumeValues.parse({
    fullName: basics?.name,
    email: basics?.email,
    phone: basics?.phone.trim(),
    location: place && [place.address, place.city, place.region, place.countryCode].filter(Boolean).join(', '),
    linkedin: linkedin?.url || linkedin?.username,
    summary: basics?.summary,
    targetJob: basics?.label,
    positions: work.map(({ name, company, position, location, startDate, endDate, summary, highlights }) => ({
      ...blankPosition,
      company: name || company,
      position,
      place: location,
      startDate: startDate.slice(0, 7),
      endDate: endDate.slice(0, 7),
      description: summary,
      achievements: highlights.join('\n'),
    })),
    educations: education.map(({ institution, studyType, area, endDate }) => ({
      ...blankSchool,
      institution,
      degree: studyType,
      fieldOfStudy: area,
      graduationYear: endDate.slice(0, 4),
    })),
    skills: skills
      .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))
      .filter(Boolean)
      .join(', '),
    certifications: certificates.map(({ name, issuer }) => [name, issuer].filter(Boolean).join(', ')).filter(Boolean),
    ...added,
  })
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return null
  }
}
