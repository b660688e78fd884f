import { fold, splitWords } from './text.ts'
import { companySigns, legalForms, organisationWords, titleEndings, titleSigns, titleWords } from './words/roles.ts'

/** Confidence that a text is a job title: 0 to 1. */
export function titleScore(text: string): number {
  if (titleSigns.test(text)) return companySigns.test(text) ? 0.4 : 1
  const words = splitWords(text)
  const isTitle = words.some(
    (word) => titleWords.has(word) || (word.length > 6 && titleEndings.some((end) => word.endsWith(end))),
  )
  return isTitle ? 1 : 0
}

/** Confidence that a text is an employer: 0 to 1. */
export function companyScore(text: string): number {
  if (legalForms.test(text) || companySigns.test(text)) return 1
  return splitWords(text).some((word) => organisationWords.has(word)) ? 0.7 : 0
}

const employment = new Set(
  `full-time|part-time|full time|part time|contract|permanent|temporary|freelance|internship|seasonal|self-employed|hybrid|remote|on-site|vollzeit|teilzeit|befristet|temps plein|temps partiel|cdi|cdd|tiempo completo|jornada completa|media jornada|tempo pieno|tempo indeterminato|voltijd|deeltijd|pełny etat|полная занятость|частичная занятость`
    .split('|')
    .map(fold),
)

/** A kind of contract is neither a title nor an employer. */
export const isEmploymentKind = (text: string): boolean => employment.has(fold(text).replaceAll(/[()]/g, '').trim())
