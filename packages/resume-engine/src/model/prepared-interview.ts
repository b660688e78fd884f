import { z } from 'zod/mini'

export const maxRequirements = 20
export const maxQuotes = 3
export const maxQuestions = 12

/** What a posting asks for, beside the candidate's own sentences about it. */
export const preparedInterview = z.object({
  requirements: z
    .array(
      z.object({
        /** In the posting's words. */
        requirement: z.string(),
        required: z.boolean(),
        /** Sentences by the candidate, and where each one is written. */
        quotes: z.array(z.object({ text: z.string(), source: z.string() })).check(z.maxLength(maxQuotes)),
      }),
    )
    .check(z.maxLength(maxRequirements)),
  /** Likely questions, made from the requirements. */
  questions: z.array(z.string()).check(z.maxLength(maxQuestions)),
})
export type PreparedInterview = z.infer<typeof preparedInterview>
