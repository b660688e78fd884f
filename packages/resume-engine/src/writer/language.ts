import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import { describeOtherLanguage, isEnglish } from '#engine/text/is-english.ts'
import { readText } from '#engine/text/reading.ts'

/** Whether the rules of English grammar apply to a text. A text of a few words has the benefit of the doubt. */
export const isInEnglish = (texts: readonly string[]): boolean => isEnglish(readText(texts.join('\n')))

export const keptAsTyped = `${describeOtherLanguage('This text')} Its sentences stay as they were typed.`

/** The sentences of a letter's form, without its lists of names. */
export const listProse = ({ experience, motivation }: LetterForm): string[] => [
  experience.relevantExperience,
  ...experience.positions.flatMap(({ description, achievements }) => [description, achievements]),
  experience.keyAchievements,
  motivation.whyPosition,
  motivation.whyCompany,
  motivation.valueProposition,
]

export const listResumeProse = ({ summary, description, achievements, positions }: ResumeForm): string[] => [
  summary,
  description,
  achievements,
  ...positions.flatMap((position) => [position.description, position.achievements]),
]
