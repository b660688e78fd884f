export interface ResumeFields {
  fullName: string
  email: string
  phone: string
  address: string
  links: string[]
  summary: string
  workHistory: ReadPosition[]
  education: ReadStudy[]
  skills: string[]
  certifications: string[]
}

export interface ReadPosition {
  company: string
  position: string
  /** A month as `YYYY-MM`; null where the document names none. */
  startDate: string | null
  /** A month as `YYYY-MM`; null where the document names none, and for a position held today. */
  endDate: string | null
  /** True where the document says so, so that an end it does not tell is not taken for "Present". */
  isCurrent: boolean
  /** The dates as written, such as `2014 – 2016`, from which a person can complete the months. */
  writtenDates: string
  description: string
}

export interface ReadStudy {
  institution: string
  degree: string
  fieldOfStudy: string
  graduationYear: number | null
}
