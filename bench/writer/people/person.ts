import { type LetterForm, type ResumeForm, letterForm, resumeForm } from '@foothold/resume-engine/forms'

type Job = [title: string, company: string, start: string, end: string, description: string, achievements: string]
type School = [degree: string, field: string, institution: string, year: string]

/** An invented applicant: what they typed into both builders, and the posting they answer. */
export interface Person {
  id: string
  name: string
  email: string
  phone?: string
  place?: string
  link?: string
  summary?: string
  skills?: string
  jobs?: Job[]
  schools?: School[]
  education?: string
  certificates?: string[]
  relevant?: string
  achievements?: string
  whyCompany?: string
  whyPosition?: string
  value?: string
  company?: string
  title?: string
  posting: string
  requirements?: string
}

export function toResumeForm(person: Person): ResumeForm {
  return resumeForm.parse({
    fullName: person.name,
    email: person.email,
    phone: person.phone,
    location: person.place,
    linkedin: person.link,
    summary: person.summary,
    skills: person.skills,
    education: person.education,
    targetJob: person.title,
    jobDescription: [person.posting, person.requirements].filter(Boolean).join('\n'),
    positions: person.jobs?.map(([position, company, startDate, endDate, description, achievements]) => ({
      position,
      company,
      startDate,
      endDate,
      description,
      achievements,
    })),
    educations: person.schools?.map(([degree, fieldOfStudy, institution, graduationYear]) => ({
      degree,
      fieldOfStudy,
      institution,
      graduationYear,
    })),
    certifications: person.certificates,
  })
}

export function toLetterForm(person: Person): LetterForm {
  return letterForm.parse({
    personalInfo: {
      fullName: person.name,
      email: person.email,
      phone: person.phone,
      location: person.place,
      linkedin: person.link,
    },
    jobDetails: {
      companyName: person.company,
      position: person.title,
      jobDescription: person.posting,
      requirements: person.requirements,
    },
    experience: { relevantExperience: person.relevant, keyAchievements: person.achievements, skills: person.skills },
    motivation: { whyCompany: person.whyCompany, whyPosition: person.whyPosition, valueProposition: person.value },
  })
}
