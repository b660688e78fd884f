import type { Point } from './resume-reader/dates.ts'
import { formChecks } from './checks/form.ts'
import { createMatchChecks, createTitleCheck } from './checks/match.ts'
import { findTitle } from './match/titles.ts'
import { misuseCheck } from './checks/misuse.ts'
import { commonLimits, toDetailedAnalysis } from './checks/to-analysis.ts'
import { writingChecks } from './checks/writing.ts'
import type { DetailedAnalysis } from './detailed-analysis.ts'
import { compare, removeMisuses } from './match/compare.ts'
import { readText } from './text/reading.ts'
import { maxTextLength } from './text/tokens.ts'

export interface ResumeInput {
  /** The resume as plain text, a heading or a bullet to a line. */
  text: string
  jobDescription?: string | undefined
  targetJob?: string | undefined
  /** The month that "Present" means. The clock is never read: the same input gives the same score, always. */
  asOf?: Point | undefined
}

/**
 * What a resume's words earn, check by check: how it meets the job text (left out without one), whether a machine can take
 * it apart, and how it is written. Pure and deterministic; in time that grows with the length of the texts alone.
 */
export function analyzeResume({ text, jobDescription = '', targetJob = '', asOf }: ResumeInput): DetailedAnalysis {
  const reading = readText(text)
  const posting = jobDescription.trim() === '' ? null : readText(jobDescription)
  const comparison = compare(reading, posting)
  const counted = removeMisuses(reading, comparison)
  const checks = [
    ...(posting
      ? createMatchChecks({ reading: counted, posting, comparison, targetJob, asOf })
      : [createTitleCheck(counted, findTitle(null, targetJob), 5, 'resume')].filter((check) => check !== null)),
    ...formChecks(counted),
    misuseCheck(comparison.misuses),
    ...writingChecks(counted),
  ]
  return toDetailedAnalysis(checks, comparison, { reading, posting }, [], listLimits(text, posting !== null))
}

function listLimits(text: string, hasPosting: boolean): string[] {
  return [
    ...(hasPosting
      ? []
      : ['Without a job description there is nothing to match: the score covers format and writing only.']),
    'It reads the text alone: columns, text boxes, font sizes and colors are not checked.',
    ...(text.length > maxTextLength
      ? [`Only the first ${maxTextLength.toLocaleString('en')} characters were read.`]
      : []),
    ...commonLimits,
  ]
}
