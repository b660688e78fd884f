import type { LetterQuestion } from '#engine/model/forms.ts'

/** A text made of what a form says, and questions to the person whose answers would make it better. */
export interface Draft {
  text: string
  missing: string[]
}

/** `missing` holds the words of the questions. */
export interface LetterDraft extends Draft {
  questions: LetterQuestion[]
}
