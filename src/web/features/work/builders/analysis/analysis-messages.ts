import type { ResumeInput, LetterText, DetailedAnalysis } from '@foothold/resume-engine/analyze'

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
