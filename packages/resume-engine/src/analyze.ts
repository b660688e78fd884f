export { analyzeLetter, type LetterText } from './analyze-letter.ts'
export { analyzeResume, type ResumeInput } from './analyze-resume.ts'
export type { CheckId } from './checks/check.ts'
export type { DetailedAnalysis, MarkedTerm } from './detailed-analysis.ts'
