import { interviewQuestions, maxAsks, type PreparedInterview } from '#engine/model/prepared-interview.ts'
import { describeOtherLanguage, isEnglish } from '#engine/text/is-english.ts'
import { readText, type Reading } from '#engine/text/reading.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { rarity } from '#engine/words/background.ts'
import { type InterviewKind, kindAsks, kindQuestions, levelQuestions, stageAsks } from './bank/everyone.ts'
import { families, findFamily, findLevel } from './find-occupation.ts'
import { findStories, type Passage } from './find-stories.ts'

export type { Passage } from './find-stories.ts'

interface Input {
  position: string
  /** The text of the posting, if there is one. */
  posting: string | null
  kind: InterviewKind | 'other'
  /** How many interviews for this application came before. Each asks something else. */
  earlier: number
  /** From the latest position to the oldest, then from letters. */
  passages: Passage[]
}

const asksOfStage = 2
const minRarity = 0.75
/** Two words of the posting move a question from the end of its list to the front. */
const orderWorth = 0.15

/** Stories from the candidate's own statements, questions that employers ask, and what to ask them. */
export function prepareInterview({ position, posting, kind, earlier, passages }: Input): PreparedInterview {
  const reading = posting === null ? null : readText(posting)
  const title = new Set(tokenize(position).map(({ stem }) => stem))
  const wanted = new Set([...title, ...(reading?.tokens ?? []).map(({ stem }) => stem)])
  const getRelevance = (stems: Set<string>) =>
    [...stems].filter((stem) => wanted.has(stem)).reduce((sum, stem) => sum + rarity(stem), 0)
  // The words of the title are in half of the questions, and common words in all postings.
  const topics = new Set([...wanted].filter((stem) => !title.has(stem) && rarity(stem) >= minRarity))
  const sortByTopic = (questions: readonly string[]) =>
    questions
      .map((question, index) => {
        const found = new Set(tokenize(question).flatMap(({ stem }) => (topics.has(stem) ? stem : [])))
        return { question, weight: found.size - index * orderWorth }
      })
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ question }) => question)

  const known = kind === 'other' ? 'video' : kind
  const level = findLevel(position, reading)
  const byLevel = level === 'lead' ? 2 : 1
  const take = (questions: readonly string[], count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => questions[(earlier * count + from + index) % questions.length] ?? '')
  const occupation = findFamily(position, reading)
  const family = families[occupation]
  return {
    languageNote: findLanguageNote(reading, passages),
    stories: findStories(passages, getRelevance),
    questions: [
      ...take(kindQuestions[known], 1),
      ...take(sortByTopic(family?.questions ?? []), interviewQuestions - 1 - byLevel),
      ...take(levelQuestions[level], byLevel),
    ],
    asks: [
      ...take(family?.asks ?? kindAsks[known], maxAsks - asksOfStage),
      // Others for another occupation: who prepares for two interviews reads both.
      ...take(stageAsks[earlier === 0 ? 'first' : 'later'], asksOfStage, Object.keys(families).indexOf(occupation)),
    ],
  }
}

/** The questions are in English whatever the posting is in, so the room says what we can. */
function findLanguageNote(posting: Reading | null, passages: readonly Passage[]): string | null {
  if (posting && !isEnglish(posting)) return describeOtherLanguage('The job description')
  const isOwnEnglish = isEnglish(readText(passages.map(({ text }) => text).join('\n')))
  return isOwnEnglish ? null : describeOtherLanguage('The resume')
}
