import type { LetterForm } from '#engine/model/forms.ts'

/** What a person typed into the form of a letter, as people type. */
export interface HeldForm {
  name: string
  company: string
  position: string
  posting: string
  relevant?: string
  achievements?: string
  skills?: string
  whyCompany?: string
  whyPosition?: string
  value?: string
  positions?: LetterForm['experience']['positions']
}
