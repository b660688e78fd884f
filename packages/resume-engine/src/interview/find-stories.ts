import { interviewStories, type InterviewStory, maxStatement } from '#engine/model/prepared-interview.ts'
import { withoutBullet } from '#engine/resume-reader/text.ts'
import { maxTextLength, tokenize } from '#engine/text/tokens.ts'
import { findTense } from '#engine/words/writing.ts'
import { storyPrompts } from './bank/everyone.ts'

/** What a candidate wrote about a position, or in a letter. */
export interface Passage {
  source: string
  text: string
  isLetter?: boolean
}

const minWords = 4
const maxStatements = 300
const sentenceEnd = /(?<=[\p{L}\p{N}%)]{3}[.!?])\s+(?=["“(]?\p{Lu})/u

const resultVerbs =
  'cut|reduced|lowered|decreased|raised|increased|grew|doubled|tripled|halved|saved|won|earned|brought|improved|shortened|boosted|exceeded|beat|reached|achieved|eliminated|recovered'
const outcomes = `${resultVerbs}|cutting|reducing|lowering|raising|increasing|growing|doubling|halving|saving|winning|earning|bringing|improving|shortening|boosting|exceeding|reaching|achieving|eliminating|recovering|resulting in|leading to|which|so that`
const actionThenResult = new RegExp(String.raw`^(.+?\S)(?:\s*[,;]\s+(?:and\s+)?|\s+and\s+)((?:${outcomes})\b.+)$`, 'i')
const resultThenAction = new RegExp(String.raw`^((?:I\s+)?(?:${resultVerbs})\b.+?)\s+by\s+([a-z-]+ing\b.+)$`, 'i')
const onlyResult = new RegExp(String.raw`^(?:I\s+)?(?:${resultVerbs})\b`, 'i')

const measured = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|twice)\b/i

const countWords = (text: string) => text.split(/\s+/).length

/** The parts of a statement, each as it is written. */
export function splitStatement(statement: string): Pick<InterviewStory, 'action' | 'result'> {
  const [, action, result] = actionThenResult.exec(statement) ?? []
  if (action && result && countWords(action) > 2 && countWords(result) > 2) return { action, result }
  const [, first, means] = resultThenAction.exec(statement) ?? []
  if (first && means) return { action: means, result: first }
  return onlyResult.test(statement) && measured.test(statement)
    ? { action: null, result: statement }
    : { action: statement, result: null }
}

/** A statement about work begins with a verb, or with "I" and one. Lists, addresses, wishes and applications do not. */
function isAboutWork(statement: string) {
  if (statement.length > maxStatement || countWords(statement) < minWords) return false
  const [, verb = ''] = /^(?:I\s+)?(\p{L}+)/u.exec(statement) ?? []
  return findTense(verb.toLowerCase()) !== null && !/^appl(?:y|ied)$/i.test(verb)
}

const toStatements = (text: string) =>
  text
    .split(/\r?\n/)
    .flatMap((line) => withoutBullet(line.trim()).split(sentenceEnd))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(isAboutWork)

const resultWorth = 3
const numberWorth = 1
/** The employer asks about positions. A letter repeats them. */
const positionWorth = 3
const alike = 0.6

/** Three stories from what the candidate wrote: those with results and near to the posting first. Invents nothing. */
export function findStories(passages: Passage[], getRelevance: (stems: Set<string>) => number): InterviewStory[] {
  let room = maxTextLength
  const candidates = passages
    .flatMap(({ source, text, isLetter = false }) => {
      const read = text.slice(0, room)
      room -= read.length
      return toStatements(read).map((about) => ({ isLetter, story: { about, source, ...splitStatement(about) } }))
    })
    .slice(0, maxStatements)
    .map(({ story, isLetter }) => {
      const stems = new Set(tokenize(story.about).map(({ stem }) => stem))
      const worth =
        (story.result ? resultWorth : 0) +
        (measured.test(story.about) ? numberWorth : 0) +
        (isLetter ? 0 : positionWorth)
      return { story, stems, weight: worth + getRelevance(stems) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const chosen: typeof candidates = []
  for (const candidate of candidates) {
    if (chosen.length === interviewStories) break
    if (!chosen.some(({ stems }) => isAlike(stems, candidate.stems))) chosen.push(candidate)
  }
  const prompts = storyPrompts.map((about) => ({ about, source: null, action: null, result: null }))
  return [...chosen.map(({ story }) => story), ...prompts].slice(0, interviewStories)
}

/** The same fact in other words: a resume and a letter often tell it twice. */
const isAlike = (a: Set<string>, b: Set<string>) =>
  [...a].filter((stem) => b.has(stem)).length >= alike * Math.min(a.size, b.size)
