import { detectLanguage } from '#analysis/document-outline/language.ts'
import { stem } from '#analysis/text/stem.ts'
import { isKnownWord } from '#analysis/words/background.ts'

/** Whether most words of a text are English ones. */
export function hasEnglishWords(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return words.filter((word) => isKnownWord(stem(word.toLowerCase()))).length * 2 > words.length
}

/** Whether the rules of English grammar apply. Notes of a few words look like any language: then their words decide. */
export const isEnglish = (text: string): boolean => detectLanguage(text) === 'en' || hasEnglishWords(text)
