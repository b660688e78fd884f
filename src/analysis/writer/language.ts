import { languageOf } from '#analysis/document-outline/language.ts'
import { stem } from '#analysis/text/stem.ts'
import { isKnownWord } from '#analysis/words/background.ts'

/** Whether the rules of English grammar apply. Notes of a few words look like any language: then their words decide. */
export function isEnglish(text: string): boolean {
  if (languageOf(text) === 'en') return true
  const words = text.match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return words.filter((word) => isKnownWord(stem(word.toLowerCase()))).length * 2 > words.length
}
