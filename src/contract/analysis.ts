import { z } from 'zod'
import { limits } from './fields.ts'

const lines = z.array(z.string()).max(limits.list)

/** One named part of a score, with where its points come from. */
const check = z.object({
  id: z.string(),
  title: z.string(),
  /** `pass` earns all of the weight. */
  outcome: z.enum(['pass', 'warn', 'fail']),
  weight: z.number().positive(),
  earned: z.number().min(0),
  /** The very words of the text that the outcome rests upon. */
  evidence: lines,
  /** How to mend it; empty where there is nothing to mend. */
  fix: z.string(),
})
export type Check = z.infer<typeof check>

/** An analysis of a resume or a cover letter; `atsScore` is `round(100 * sum(earned) / sum(weight))` of its checks. */
export const analysis = z.object({
  atsScore: z.number().int().min(0).max(100),
  strengths: lines,
  improvements: lines,
  keywords: lines,
  suggestions: lines,
  checks: z.array(check).max(limits.list),
})
export type Analysis = z.infer<typeof analysis>
