import type { LetterForm, LetterQuestion } from '#engine/model/forms.ts'
import { ask } from './line-questions.ts'
import type { Material } from './material.ts'
import { shorten } from './missing.ts'
import { measureOverlap } from './repeats.ts'
import { splitStatements, trimEnd } from './statements.ts'

/** A wish and a sentence on work that have so much in common are about one thing. */
const sameThing = 1.7

/** "I want to do color correction", of a person who does it now: that is no reason to move. */
export function askAboutWish(
  { whyPosition, introduction, aside, jobs }: Material,
  { jobDetails }: LetterForm,
): LetterQuestion | false {
  const [wish] = whyPosition
  // "finish work instead of framing"
  const [wanted = ''] = (wish ?? '').split(/\b(?:instead of|rather than|not|after)\b/)
  const now = [
    ...introduction,
    ...aside,
    ...jobs.filter(({ time }) => time === 'present').flatMap(({ lines }) => lines.flatMap(({ said }) => said ?? [])),
  ]
  const known = now.find(
    ({ sentence }) => measureOverlap(wanted, sentence, `${jobDetails.position} ${jobDetails.companyName}`) > sameThing,
  )
  return (
    wish !== undefined &&
    known !== undefined &&
    ask(
      `“${shorten(trimEnd(wish))}”: your letter says that you do that now. What would you do at ${jobDetails.companyName || 'the new job'} that you can’t do today? One whole sentence.`,
      'motivation.whyPosition',
      { note: trimEnd(wish) },
    )
  )
}

/** The last job ended some time ago, and nothing is said of the time since. */
export function askAboutGap(
  { jobs, introduction, aside }: Material,
  { experience }: LetterForm,
  day: string,
): LetterQuestion | false {
  const last = Math.max(...jobs.map(({ to }) => Number(/\d{4}/.exec(to)?.[0])))
  const year = Number(day.slice(0, 4))
  // "I left to look after my mother", "I stayed home from August 2023"
  const isOfTime = (statement: string) =>
    /\b(?:left|closed)\b/i.test(statement) ||
    (/^I\b/.test(statement) && (statement.match(/\b20\d\d\b/g) ?? []).some((told) => Number(told) >= last))
  const said = [...introduction, ...aside].map(({ sentence }) => sentence)
  const isTold =
    said.some((sentence) => /\b(?:since|now|currently)\b/i.test(sentence)) ||
    [...said, ...splitStatements(experience.relevantExperience)].some(isOfTime)
  return (
    last > 0 &&
    last < year &&
    !isTold &&
    jobs.every(({ time }) => time === 'past') &&
    ask(
      `Your last job ended in ${last}. What have you done since? One sentence that begins with “I”. Employers ask.`,
      'experience.relevantExperience',
    )
  )
}
