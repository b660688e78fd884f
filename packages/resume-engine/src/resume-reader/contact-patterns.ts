import type { Line } from './lines.ts'
import type { ContactLabel } from './words/contact.ts'

/** A part of the contact details, with the label before it if there is one. */
export interface ContactSegment {
  label: ContactLabel | null
  text: string
  line: Line
  /** The horizontal extent of its cell. */
  x: number
  right: number
}

export const emailPattern = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
export const linkPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\w.-])(?:[a-z0-9-]+\.)*(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com|kaggle\.com|orcid\.org|bitbucket\.org|dou\.ua|hh\.ru)\/[^\s|,;<>()]+|(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:dev|me|io|com|net|org|example|design|studio|page|info|eu|de|fr|es|it|pl|uk|nl)(?:\/[^\s|,;<>()]*)?(?![\w@.-])/giu
export const phonePattern = /(?<![\p{L}\d/])(?:\+|00|\(\+?\d|\d)[\d\s()./–-]{5,22}\d(?![\p{L}\d])/gu

/** Seven to fifteen digits that are neither dates nor a postal code. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const isDate = /^(?:19|20)\d\d\D+(?:19|20)\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}|^\d{1,2}[./]\d{4}\b/.test(text.trim())
  return digits.length >= 7 && digits.length <= 15 && !isDate && !/^(?:\d{5}-\d{3}|\d{3}-\d{4})$/.test(text.trim())
}
