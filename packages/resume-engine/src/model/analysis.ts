import { z } from 'zod/mini'
import { limits } from './fields.ts'

const lines = z.array(z.string()).check(z.maxLength(limits.list))

/** One named part of a score, with where its points come from. */
const check = z.object({
  id: z.string(),
  title: z.string(),
  /** `pass` earns all of the weight. */
  outcome: z.enum(['pass', 'warn', 'fail']),
  weight: z.number().check(z.positive()),
  earned: z.number().check(z.minimum(0)),
  /** Quotes of the text that decided the outcome. */
  evidence: lines,
  /** How to fix it; empty where there is nothing to fix. */
  fix: z.string(),
  /** Quotes of the text that are to be changed; empty where something is missing. */
  about: z._default(lines, []),
})
export type Check = z.infer<typeof check>

const count = z.object({ met: z.int().check(z.minimum(0)), total: z.int().check(z.minimum(0)) })

/** How many of the posting's requirements a text meets. */
const coverage = z.object({ required: count, preferred: count })
export type Coverage = z.infer<typeof coverage>

const requirement = z.object({
  /** The alternatives in the posting's words; any of them meets the requirement. */
  any: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.list)),
  /** False for what the posting only prefers. */
  required: z.boolean(),
  met: z.boolean(),
  /** The words of the text that meet it. */
  evidence: z.nullable(z.string()),
})
export type Requirement = z.infer<typeof requirement>

/** Something a person should know before they trust the score or send the text. */
const flag = z.object({
  id: z.enum([
    'copied_posting',
    'stuffed_terms',
    'repeated_terms',
    'hidden_text',
    'fragment',
    'missing_subject',
    'quoted_posting',
    'no_addressee',
    'unrelated_tie',
    'not_english',
    'no_posting',
  ]),
  message: z.string(),
  /** The sentence or the words it is about; empty where it is about the whole text. */
  evidence: z.string(),
})
export type Flag = z.infer<typeof flag>

/** An analysis of a resume or a cover letter; `atsScore` is `round(100 * sum(earned) / sum(weight))` of its checks. */
export const analysis = z.object({
  /** Null for a text in a language that is not read. */
  atsScore: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  strengths: lines,
  improvements: lines,
  keywords: lines,
  suggestions: lines,
  checks: z.array(check).check(z.maxLength(limits.list)),
  /** Null without a posting. */
  coverage: z.nullable(coverage),
  requirements: z.array(requirement).check(z.maxLength(limits.list)),
  flags: z.array(flag).check(z.maxLength(limits.list)),
})
export type Analysis = z.infer<typeof analysis>
