import { findWords, type FoundWords, prepareText, type SearchedText } from './find-words.ts'
import type { BuilderForm } from './builder-form.ts'

/** A field of a builder's form with what was typed there, such as `positions.2.achievements`. */
export interface FormText {
  name: string
  text: SearchedText
}

/** What the person typed about the job, and what names or orders sections: no text of theirs. */
const otherFields = new Set(['targetJob', 'jobDescription', 'jobDetails', 'sectionOrder', 'certifications'])
const otherParts = new Set(['id', 'kind'])

/** So much of a form is searched. */
const maxLength = 100_000

/** Every text of the person, field by field, in the order of the form. It follows the form's own structure. */
export function listFormTexts({ values }: BuilderForm): FormText[] {
  const texts: FormText[] = []
  let length = 0
  const visit = (name: string, value: unknown) => {
    if (length > maxLength) return
    if (typeof value === 'string') {
      if (value.trim() === '') return
      length += value.length
      texts.push({ name, text: prepareText(value.slice(0, maxLength)) })
    } else if (typeof value === 'object' && value !== null) {
      for (const [part, inner] of Object.entries(value)) if (!otherParts.has(part)) visit(`${name}.${part}`, inner)
    }
  }
  for (const [name, value] of Object.entries(values)) if (!otherFields.has(name)) visit(name, value)
  return texts
}

export interface FormPlace extends FoundWords {
  name: string
}

/** The field that says the quoted words, or most of them. */
export function findInForm(texts: readonly FormText[], quote: string): FormPlace | null {
  let best: FormPlace | null = null
  for (const { name, text } of texts) {
    const found = findWords(text, quote)
    if (found && found.score > (best?.score ?? 0)) best = { name, ...found }
    if (best?.score === 1) return best
  }
  return best
}
