import type { LetterValues } from '../letter/letter-values.ts'
import type { ResumeValues } from '@foothold/resume-engine/resume-values'

/** The form that a text was written from. */
export type BuilderForm = { kind: 'resume'; values: ResumeValues } | { kind: 'cover-letter'; values: LetterValues }

export const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

/** The items of a list that is separated by commas. */
const splitItems = (list: string) =>
  list
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

/** Whether a list of skills names this one. */
export const hasSkill = (skills: string, skill: string) =>
  splitItems(skills).some((item) => normalize(item) === normalize(skill))
