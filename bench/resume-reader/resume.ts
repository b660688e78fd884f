/** What is known of an invented person, as written in the file and as it should be read from it. */
export interface Resume {
  id: string
  half: 'a' | 'b' | 'c'
  /** Whose layouts the file is made with, where these are not those of its own half. */
  design?: 'a' | 'b'
  format: 'pdf' | 'docx' | 'doc'
  layout: 'single' | 'sidebar' | 'table' | 'paged'
  /** Details that differ between files of one layout. */
  variant: string
  language: string
  name: string
  headline: string
  email: string
  phone: string
  address: string
  links: string[]
  summary: string
  headings: Headings
  work: Work[]
  education: Study[]
  skills: string[]
  certifications: string[]
  languages: string[]
}

export interface Headings {
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

export interface Study {
  degree: string
  field: string
  institution: string
  dates: string
  year: number | null
}
