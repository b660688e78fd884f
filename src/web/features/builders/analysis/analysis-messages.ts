import type { ResumeInput } from '#analysis/analyze-resume.ts'
import type { LetterText } from '#analysis/analyze-letter.ts'
import type { DetailedAnalysis } from '#analysis/detailed-analysis.ts'

/** What is to be analysed; the same code answers here and on the server. */
export type AnalysisInput = ({ kind: 'resume' } & ResumeInput) | ({ kind: 'cover-letter' } & LetterText)

export interface AnalysisRequest {
  id: number
  input: AnalysisInput
}

export interface AnalysisReply {
  id: number
  analysis: DetailedAnalysis
}
