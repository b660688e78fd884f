import { z } from 'zod'

/** One named part of a score, with where its points come from. */
export const check = z.object({
  id: z.string(),
  title: z.string(),
  /** `pass` earns all of the weight. */
  outcome: z.enum(['pass', 'warn', 'fail']),
  weight: z.number().positive(),
  earned: z.number().min(0),
  /** The very words of the text that the outcome rests upon. */
  evidence: z.array(z.string()),
  /** How to mend it; empty where there is nothing to mend. */
  fix: z.string(),
})
export type Check = z.infer<typeof check>

/** An analysis of a resume or a cover letter; `atsScore` is `round(100 * sum(earned) / sum(weight))` of its checks. */
export const analysis = z.object({
  atsScore: z.number().int().min(0).max(100),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  keywords: z.array(z.string()),
  suggestions: z.array(z.string()),
  checks: z.array(check),
})
export type Analysis = z.infer<typeof analysis>
