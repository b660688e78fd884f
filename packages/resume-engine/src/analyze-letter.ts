import { createLetterMatchChecks, createLetterChecks } from './checks/letter.ts'
import { misuseCheck } from './checks/misuse.ts'
import { commonLimits, toDetailedAnalysis } from './checks/to-analysis.ts'
import type { DetailedAnalysis } from './detailed-analysis.ts'
import { compare, removeMisuses } from './match/compare.ts'
import { findLetterFaults } from './letter-faults/find-faults.ts'
import { readText } from './text/reading.ts'
import { maxTextLength } from './text/tokens.ts'

export interface LetterText {
  text: string
  jobDescription?: string | undefined
  companyName?: string | undefined
  position?: string | undefined
}

/**
 * What a cover letter's words earn, check by check: how it meets the job text (left out without one), its parts, and how it
 * is written. As pure and deterministic as the analysis of a resume.
 */
export function analyzeLetter({
  text,
  jobDescription = '',
  companyName = '',
  position = '',
}: LetterText): DetailedAnalysis {
  const reading = readText(text)
  const posting = jobDescription.trim() === '' ? null : readText(jobDescription)
  const comparison = compare(reading, posting)
  const faults = findLetterFaults(reading, posting)
  const input = {
    reading: removeMisuses(reading, comparison),
    posting,
    comparison,
    companyName: companyName.slice(0, 200),
    position: position.slice(0, 200),
    faults,
  }
  const checks = [...createLetterMatchChecks(input), ...createLetterChecks(input), misuseCheck(comparison.misuses)]
  return toDetailedAnalysis(checks, comparison, { reading, posting }, faults, [
    ...(posting
      ? []
      : ['Without a job description there is nothing to match: the score covers format and writing only.']),
    ...(companyName.trim() === '' ? ['Without the company name, it cannot check whether the letter mentions it.'] : []),
    ...(text.length > maxTextLength
      ? [`Only the first ${maxTextLength.toLocaleString('en')} characters were read.`]
      : []),
    ...commonLimits,
  ])
}
