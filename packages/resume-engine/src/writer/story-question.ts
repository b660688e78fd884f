import type { LetterForm, LetterQuestion } from '#engine/model/forms.ts'
import { toCredential } from './letter-skills.ts'
import { ask, listResults } from './line-questions.ts'
import type { Material } from './material.ts'
import { isAboutNow } from './work.ts'
import { shorten } from './missing.ts'
import { measureRelevance, type Topics } from './posting-topics.ts'
import { measureOverlap } from './repeats.ts'
import { splitSentences, splitStatements, trimEnd } from './statements.ts'
import { tell } from './stories.ts'

const maxStories = 2
const field = 'experience.keyAchievements'
/** "Never late" and "Received an award": nothing of which one tells how it was done. */
const isRecord =
  /^(?:I )?(?:was|have|haven|never|no|not|zero|only|received|won|earned|passed|finished|completed|graduated|promoted|named)\b/i
const asStory = 'Two to four whole sentences, as you would tell a friend.'

/** Whether a line is one thing that was done. */
function isDone(line: string): boolean {
  if (splitSentences(line).length !== 1 || isRecord.test(line) || toCredential(line)) return false
  const said = tell(line, 'unknown')
  return said !== null && (said.deed ? said.deed.isPast : /^I\b/.test(line) && !isAboutNow(line))
}

/** A sentence of a story that the letter can't use, or the story of the result that the posting asks for most. */
export function askForStory(
  { jobs, stories }: Material,
  { experience, jobDetails }: LetterForm,
  topics: Topics,
): LetterQuestion | false {
  const [note] = stories.flatMap(({ unused }) => unused)
  if (note !== undefined)
    return ask(`We left out “${shorten(trimEnd(note))}”: it isn’t a whole sentence. Type it as one.`, field, { note })
  if (stories.length >= maxStories) return false
  const posting = `${jobDetails.position}\n${jobDetails.jobDescription}\n${jobDetails.requirements}`
  const measure = (line: string) =>
    measureOverlap(line, posting) + measureRelevance(line, topics) + (/\d/.test(line) ? 1 : 0)
  // A line of a job moves to the results with its story: its figures tell that it is the same.
  const ofJobs = experience.positions
    .flatMap(({ achievements, description }) => splitStatements(`${achievements}\n${description}`))
    .filter((line) => /\d/.test(line))
  const results = listResults(experience).filter(isDone)
  const lines = results.length > 0 ? results : ofJobs.filter(isDone)
  const [best] = lines
    .map(trimEnd)
    .map((line) => ({ line, worth: measure(line) }))
    .toSorted((a, b) => b.worth - a.worth)
  if (best) {
    const { line } = best
    return ask(`Tell us more about “${shorten(line)}”: how did you do it, and what changed? ${asStory}`, field, {
      note: line,
      keepsNote: true,
    })
  }
  const employer = jobs[0]?.employer
  const where = employer ? ` Name ${employer} in the first.` : ''
  return (
    stories.length === 0 &&
    ask(
      `What are you proud of at ${employer || 'work'}? How did you do it, and what changed? ${asStory}${where}`,
      field,
    )
  )
}
