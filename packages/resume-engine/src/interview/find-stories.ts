import { splitSentences } from '#engine/fact-check/split-sentences.ts'
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

const resultVerbs =
  'cut|reduced|lowered|decreased|raised|increased|grew|doubled|tripled|halved|saved|won|earned|brought|improved|shortened|boosted|exceeded|beat|reached|achieved|eliminated|recovered'
const outcomes = `${resultVerbs}|traced|solved|passed|prevented|cutting|reducing|lowering|raising|increasing|growing|doubling|halving|saving|winning|earning|bringing|improving|shortening|boosting|exceeding|reaching|achieving|eliminating|recovering|resulting in|leading to|\\w+ of whom|\\w+ of which|\\S+ (?:more|fewer|less|faster|higher|lower) than`
const actionThenResult = new RegExp(
  String.raw`^(.+?\S)(?:\s*[,;]\s+(?:and\s+)?|\s+and\s+|,?\s+(?:that|which)\s+(?=${resultVerbs}))((?:${outcomes})\b.+)$`,
  'i',
)
const actionAndPurpose = /^(.+?\S),?\s+so that\s+(.+)$/i
const count = String.raw`\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|twice)\b`
const measured = new RegExp(count, 'i')
/** What follows a semicolon is a result if it tells how many or how far. */
const actionAndCount = new RegExp(
  String.raw`^([^;]+?)\s*;\s+([^;]*(?:${count}|\b(?:no|none|all|first|without)\b)[^;]*)$`,
  'i',
)
const resultThenAction = new RegExp(
  String.raw`^((?:I\s+)?(?:${resultVerbs})\b.+?)\s+(?:by\s+(?=[a-z-]+ing\b)|through\s+(?=\D+\s)|with\s+(?=an?\s(?!team|crew|staff|group|budget)))(.+)$`,
  'i',
)
const onlyResult = new RegExp(
  String.raw`^(?:I\s+)?(?:(?:\p{L}+\s+and\s+)?(?:${resultVerbs})|(?:kept|held)(?=.*\s(?:under|below|above|within)\s\S*\d))\b`,
  'iu',
)
/** A record without a verb: "No accidents in 210,000 miles", "On-time rate 98.6% over two years". */
const record = /^(?:no|zero|never)\b.*\d|\d\s?%/i

const countWords = (text: string) => text.split(/\s+/).length

/** The parts of a statement, each as it is written. */
export function splitStatement(statement: string): Pick<InterviewStory, 'action' | 'result'> {
  const [, action, result] =
    actionThenResult.exec(statement) ?? actionAndCount.exec(statement) ?? actionAndPurpose.exec(statement) ?? []
  if (action && result && countWords(action) > 2 && countWords(result) > (measured.test(result) ? 1 : 2))
    return { action, result }
  const [, first, means] = resultThenAction.exec(statement) ?? []
  if (first && means) return { action: means, result: first }
  return (onlyResult.test(statement) && measured.test(statement)) ||
    (record.test(statement) && readTense(statement) === null)
    ? { action: null, result: statement }
    : { action: statement, result: null }
}

/** The tense of the verb that it begins with: "Led", "I led", "I also led". Null without a verb. */
function readTense(statement: string) {
  const [, verb = ''] = /^(?:I\s+)?(?:(?:also|then|\p{L}+ly)\s+)?(\p{L}+)/u.exec(statement) ?? []
  return noWork.test(statement) ? null : findTense(verb.toLowerCase())
}

const noWork = /^(?:I\s+)?(?:appl(?:y|ied)|clean (?:driving |safety )?record)\b/i

/** Lists, addresses, wishes and applications are not about work. */
const isAboutWork = (statement: string, isLetter: boolean) =>
  statement.length <= maxStatement &&
  countWords(statement) >= minWords &&
  (readTense(statement) !== null || (!isLetter && record.test(statement)))

const toStatements = (text: string, isLetter: boolean) =>
  splitSentences(text)
    .map((sentence) => withoutBullet(sentence).replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => isAboutWork(statement, isLetter))

/** A result makes the story. Work that the posting speaks of comes next, then the latest position. */
const resultWorth = 4
const numberWorth = 2
/** What happened once is a story. A duty is none. */
const eventWorth = 2
const maxRelevance = 3
/** The employer asks about positions. A letter repeats them. */
const positionWorth = 1
const latestWorth = 0.5
const alike = 0.6

/** Three stories from what the candidate wrote: those with results and near to the posting first. Invents nothing. */
export function findStories(passages: Passage[], getRelevance: (stems: Set<string>) => number): InterviewStory[] {
  let room = maxTextLength
  const candidates = passages
    .flatMap(({ source, text, isLetter = false }) => {
      const read = text.slice(0, room)
      room -= read.length
      return toStatements(read, isLetter).map((about) => ({
        isLetter,
        story: { about, source, ...splitStatement(about) },
      }))
    })
    .slice(0, maxStatements)
    .map(({ story, isLetter }) => {
      const stems = new Set(tokenize(story.about).map(({ stem }) => stem))
      const worth =
        (story.result ? resultWorth : 0) +
        (measured.test(story.about) ? numberWorth : 0) +
        (readTense(story.about) === 'past' ? eventWorth : 0) +
        (isLetter ? 0 : positionWorth) +
        (story.source === passages[0]?.source ? latestWorth : 0)
      return { story, stems, weight: worth + Math.min(getRelevance(stems), maxRelevance) }
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
