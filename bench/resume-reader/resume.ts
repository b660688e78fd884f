/** What is known of an invented person, as written in the file and as it should be read from it. */
export interface Resume {
  id: string
  half: 'a' | 'b' | 'c' | 'd' | 'e' | 'f'
  /** Whose layouts the file is made with, where these are not those of its own half. */
  design?: 'a' | 'b' | 'd'
  format: 'pdf' | 'docx' | 'doc'
  /** What a PDF is made with, where that is not the browser. */
  maker?: 'office'
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
  certifications: string[]
  languages: string[]
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
}

interface Study {
  degree: string
  field: string
  institution: string
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
