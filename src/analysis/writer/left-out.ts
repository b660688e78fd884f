import type { LetterForm } from '#contract/builders.ts'
import { hasCliche } from './cliches.ts'
import { oneLine } from './lines.ts'
import { isGap, isHarmful } from './motives.ts'
import { isUnusable } from './note-patterns.ts'
import type { Field } from './sentences.ts'
import { splitStatements } from './statements.ts'

const isMotive = (field: Field) => field === 'company' || field === 'role'

/** Whether the letter is better off without a statement. */
export const isLeftOut = (statement: string, field: Field, company: string): boolean =>
  isGap(statement) ||
  isUnusable(statement, field, company) ||
  (isMotive(field) && (isHarmful(statement) || hasCliche(statement)))

export interface LeftOut {
  statement: string
  isMotive: boolean
}

/** What a letter leaves out of its form without a worn phrase, and not for being a gap: each of it is asked about. */
export function listLeftOut({ experience, motivation, jobDetails }: LetterForm): LeftOut[] {
  const company = oneLine(jobDetails.companyName)
  const fields: [Field, string][] = [
    ['role', motivation.whyPosition],
    ['company', motivation.whyCompany],
    ['achievements', experience.keyAchievements],
    ['experience', experience.relevantExperience],
    ['offer', motivation.valueProposition],
  ]
  return fields.flatMap(([field, text]) =>
    splitStatements(text)
      .filter((statement) => isLeftOut(statement, field, company) && !isGap(statement) && !hasCliche(statement))
      .map((statement) => ({ statement, isMotive: isMotive(field) })),
  )
}
