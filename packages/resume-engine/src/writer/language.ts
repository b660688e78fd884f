import type { LetterForm } from '#engine/model/forms.ts'
import { detectLanguage } from '#engine/document-outline/language.ts'
import { stem } from '#engine/text/stem.ts'
import { isKnownWord } from '#engine/words/background.ts'

/** Whether most words of a text are English ones. */
function hasEnglishWords(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return words.filter((word) => isKnownWord(stem(word.toLowerCase()))).length * 2 > words.length
}

/** Whether the rules of English grammar apply. Notes of a few words look like any language: then their words decide. */
export const isEnglish = (text: string): boolean => detectLanguage(text) === 'en' || hasEnglishWords(text)

/** The sentences of a letter's form, without its lists of names. */
export const listProse = ({ experience, motivation }: LetterForm): string[] => [
  experience.relevantExperience,
  experience.keyAchievements,
  motivation.whyPosition,
  motivation.whyCompany,
  motivation.valueProposition,
]

/** Whether the sentences of the form are English, or there are none. */
export function isInEnglish(form: LetterForm): boolean {
  const prose = listProse(form).join('\n')
  return !/\p{L}/u.test(prose) || isEnglish(prose)
}
