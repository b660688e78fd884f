/** What is known of an invented person, as written in the file and as it should be read from it. */
export interface Resume {
  id: string
  half: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
  /** Measured only, and not looked into while the reader was changed. */
  isHeldBack?: boolean
  /** The half whose layouts the file uses, if they are of another half. */
  design?: 'a' | 'b' | 'd'
  format: 'pdf' | 'docx' | 'doc'
  /** What a PDF is made with, where that is not the browser. */
  maker?: 'office' | 'latex'
  layout: string
  /** Details that differ between files of one layout. */
  variant: string
  language: string
  name: string
  headline: string
  email: string
  phone: string
  address: string
  links: string[]
  /** What stands before address, phone, mail and links (in a sidebar: phone, mail, address and links). */
  labels?: string[]
  /** What parts these, where they stand on one line. */
  separator?: string
  summary: string
  headings: Headings
  work: Work[]
  education: Study[]
  skills: string[]
  /** The same skills, as a file lists them by group. */
  skillGroups?: { name: string; skills: string[] }[]
  /** With the year in brackets where the file names one: `CCNP Enterprise (2019)`. */
  certifications: string[]
  languages: string[]
  /** Listed by title, in LinkedIn's PDF. */
  awards?: string[]
  publications?: string[]
}

interface Headings {
  contact: string
  summary: string
  work: string
  education: string
  skills: string
  certifications: string
  languages: string
}

export interface Work {
  position: string
  company: string
  place: string
  /** As written. */
  dates: string
  start: string | null
  end: string | null
  current: boolean
  points: string[]
  /** Unpaid, under a separate heading. */
  isVolunteer?: boolean
}

export interface Study {
  degree: string
  field: string
  institution: string
  place?: string
  dates: string
  year: number | null
}

/** A resume as HTML, by the name of its layout. */
export type Design = Record<string, (resume: Resume) => string>

export interface Contact {
  label: string
  value: string
}

/** How a person is reached, with the labels of the file. */
export function contactParts({ address, phone, email, links, labels }: Resume): Contact[] {
  return [address, phone, email, ...links].map((value, index) => ({ label: labels?.[index] ?? '', value }))
}
