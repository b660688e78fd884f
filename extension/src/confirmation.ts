/** What the page after a submit says about it. */
export interface Confirmation {
  isClear: boolean
  /** The sentence that confirms; blank if there is none. */
  sentence: string
  /** Blank if the page names none. */
  number: string
}

const thanks =
  /\b(?:thank you for (?:applying|your (?:application|interest))|thanks for applying|application (?:was|has been|is) (?:\w+ )?(?:received|submitted|sent)|(?:successfully|you have) (?:applied|submitted)|we(?:'ve| have)? received your application|vielen dank für (?:deine|ihre) bewerbung|merci (?:pour|d'avoir) (?:votre candidature|postulé))/i
const failed =
  /\b(?:there (?:was|were) (?:a |an )?(?:problem|errors?)|please (?:correct|fix|complete)|is required|could not be (?:sent|submitted)|try again)\b/i
const number =
  /\b(?:confirmation|reference|application|tracking|candidate)\s*(?:number|no\.?|id|code|#)\s*(?:is|:)?\s*:?\s*#?([A-Z0-9][A-Z0-9-]{3,30})/i

/** A confirmation is clear only where the page thanks for the application and complains about nothing. */
export function readConfirmation(text: string): Confirmation {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim())
  const sentence = sentences.find((each) => thanks.test(each))?.slice(0, 500) ?? ''
  const found = number.exec(text)?.[1] ?? ''
  return { isClear: sentence !== '' && !failed.test(text), sentence, number: /\d/.test(found) ? found : '' }
}
