import { z } from 'zod/mini'
import { limits } from './fields.ts'

const lines = z.array(z.string()).check(z.maxLength(limits.list))

/** One named part of a score, with where its points come from. */
export const check = z.object({
  id: z.string(),
  title: z.string(),
  /** `pass` earns all of the weight. */
  outcome: z.enum(['pass', 'warn', 'fail']),
  weight: z.number().check(z.positive()),
  earned: z.number().check(z.minimum(0)),
  /** The very words of the text that the outcome rests upon. */
  evidence: lines,
  /** How to mend it; empty where there is nothing to mend. */
  fix: z.string(),
})
export type Check = z.infer<typeof check>

/** An analysis of a resume or a cover letter; `atsScore` is `round(100 * sum(earned) / sum(weight))` of its checks. */
export const analysis = z.object({
  atsScore: z.int().check(z.minimum(0), z.maximum(100)),
  strengths: lines,
  improvements: lines,
  keywords: lines,
  suggestions: lines,
  checks: z.array(check).check(z.maxLength(limits.list)),
})
export type Analysis = z.infer<typeof analysis>
