import { z } from 'zod/mini'

export const interviewStories = 3
export const interviewQuestions = 5
export const maxAsks = 4
/** The longest statement that becomes a story. */
export const maxStatement = 400

/** What a candidate can tell, with their own words for its parts. A null part is theirs to fill in. */
const interviewStory = z.object({
  /** Names the story: the candidate's statement, or a prompt where their resume has too few. */
  about: z.string(),
  /** The position, its employer and years; null for a prompt. */
  source: z.nullable(z.string()),
  action: z.nullable(z.string()),
  result: z.nullable(z.string()),
})
export type InterviewStory = z.infer<typeof interviewStory>

export const preparedInterview = z.object({
  /** Says that the posting or the resume is in a language that we don't write; null where both are in English. */
  languageNote: z.nullable(z.string()),
  stories: z.array(interviewStory).check(z.maxLength(interviewStories)),
  /** What employers ask for this occupation, level and kind of interview. */
  questions: z.array(z.string()).check(z.maxLength(interviewQuestions)),
  /** What the candidate can ask. */
  asks: z.array(z.string()).check(z.maxLength(maxAsks)),
})
export type PreparedInterview = z.infer<typeof preparedInterview>
