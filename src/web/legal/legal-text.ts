/** A part of a legal text: paragraphs in order, a list where one is. */
export interface LegalSection {
  title: string
  body: readonly (string | readonly string[])[]
}

/** The day from which both texts hold, and on which they were last changed. */
export const effectiveDate = 'August 6, 2025'
