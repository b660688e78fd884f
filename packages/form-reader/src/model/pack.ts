/** What the client approved, as far as forms ask for it. */
export interface Pack {
  client: {
    firstName: string
    lastName: string
    email: string
    phone: string | null
    address: string | null
    links: string[]
  }
  work: Job[]
  education: School[]
  facts: {
    workAuthorization: string | null
    sponsorshipNeeded: boolean | null
    /** Dollars a year. */
    salaryExpectation: number | null
    noticePeriod: string | null
    willingToRelocate: boolean | null
    over18: boolean | null
  }
  answers: Answer[]
  documents: { kind: 'resume' | 'cover-letter'; name: string }[]
  mappings?: { board: string; label: string; concept: string }[]
}

export interface Job {
  company: string
  position: string
  /** `2021-03` */
  startDate: string | null
  endDate: string | null
  description: string | null
}

export interface School {
  institution: string
  degree: string | null
  fieldOfStudy: string | null
  graduationYear: number | null
}

export interface Answer {
  id: string
  topic: string
  question: string
  answer: string
}
