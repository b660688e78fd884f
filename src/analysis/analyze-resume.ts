import type { DocumentText } from '#contract/document-text.ts'
import type { Point } from './resume-reader/dates.ts'
import { formChecks } from './checks/form.ts'
import { matchChecks } from './checks/match.ts'
import { misuseCheck } from './checks/keyword-stuffing.ts'
import { commonLimits, detailed } from './checks/wording.ts'
import { writingChecks } from './checks/writing.ts'
import type { DetailedAnalysis } from './detailed-analysis.ts'
import { compare } from './match/compare.ts'
import { readText } from './text/reading.ts'
import { longestText } from './text/tokens.ts'

export interface ResumeInput {
  /** The resume as plain text, a heading or a bullet to a line. */
  text: string
  jobDescription?: string | undefined
  targetJob?: string | undefined
  /** The pages of an uploaded file; without them columns and hidden text are not looked for. */
  layout?: DocumentText | undefined
  /** The month that "Present" means. The clock is never read: the same input gives the same score, always. */
  asOf?: Point | undefined
}

/**
 * What a resume's words earn, check by check: how it meets the job text (left out without one), whether a machine can take
 * it apart, and how it is written. Pure and deterministic; in time that grows with the length of the texts alone.
 */
export function analyzeResume({
  text,
  jobDescription = '',
  targetJob = '',
  layout,
  asOf,
}: ResumeInput): DetailedAnalysis {
  const reading = readText(text)
  const posting = jobDescription.trim() === '' ? null : readText(jobDescription)
  const comparison = compare(reading, posting)
  const checks = [
    ...(posting ? matchChecks({ reading, posting, comparison, targetJob, asOf }) : []),
    ...formChecks(reading, layout),
    misuseCheck(comparison.misuses),
    ...writingChecks(reading),
  ]
  return detailed(checks, comparison, { reading, posting }, limitsOf(text, posting !== null, layout !== undefined))
}

function limitsOf(text: string, hasPosting: boolean, hasLayout: boolean): string[] {
  return [
    ...(hasPosting
      ? []
      : ['Without a job description there is nothing to match: the score covers format and writing only.']),
    ...(hasLayout ? [] : ['Only the text was read: columns, text boxes and font sizes were not checked.']),
    'Text color is not checked, so white text goes unnoticed.',
    ...(text.length > longestText ? [`Only the first ${longestText.toLocaleString('en')} characters were read.`] : []),
    ...commonLimits,
  ]
}
