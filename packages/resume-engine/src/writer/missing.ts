import type { ResumeForm, ResumePosition } from '#engine/model/forms.ts'
import { listEducations, listPositions } from './history.ts'
import { formatList, joinFilled, oneLine } from './lines.ts'
import { hasNumber } from './numbers.ts'
import { listOpenRequirements, type Told } from './open-requirements.ts'
import type { Topics } from './posting-topics.ts'
import { splitStatements } from './statements.ts'

/** A question to the person, with about how much its answer would add. */
interface Question {
  gain: number
  ask: string
}

const maxQuestions = 5
const maxQuoteLength = 60
const maxTopics = 4

const pickQuestions = (questions: (Question | false)[]): string[] =>
  questions
    .filter((question) => question !== false)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxQuestions)
    .map(({ ask }) => ask)

/** What would raise the score of a resume most, at most five questions. */
export function listMissingInResume(form: ResumeForm, topics: Topics): string[] {
  const positions = listPositions(form)
  const skills = oneLine(form.skills)
  const duties = positions.flatMap(({ description, achievements }) =>
    splitStatements(`${achievements}\n${description}`),
  )
  return pickQuestions([
    positions.length === 0 && {
      gain: 10,
      ask: 'Add a position you have held: title, company, dates and what you achieved',
    },
    askForTopics(
      topics,
      {
        text: [skills, form.summary, ...duties, ...listTitles(positions)].join('\n'),
        education: [
          form.education,
          ...listEducations(form).map(({ degree, fieldOfStudy }) => joinFilled([degree, fieldOfStudy], ' in ')),
        ].join('\n'),
        certificates: form.certifications,
      },
      form.jobDescription,
    ),
    skills === '' && { gain: 8, ask: 'Add your skills, separated by commas' },
    ...positions.flatMap(askAboutPosition),
    askForNumber(duties),
    !form.phone && { gain: 4.5, ask: 'Add a phone number' },
    listEducations(form).length === 0 &&
      !form.education && { gain: 4, ask: 'Add your education: degree, school and year' },
    !form.summary && { gain: 3, ask: 'Add a summary: two or three sentences on what you do and what you are best at' },
    !form.location && { gain: 2, ask: 'Add the city and country you live in' },
  ])
}

const listTitles = (positions: ResumePosition[]) => positions.map(({ position }) => position)

function askAboutPosition(position: ResumePosition, index: number): (Question | false)[] {
  const name = joinFilled([position.position, position.company], ' at ') || 'a position'
  const isTold = splitStatements(`${position.description}\n${position.achievements}`).length > 0
  // The newest positions count most.
  const age = index / 10
  return [
    !isTold && { gain: 7 - age, ask: `Add what you achieved: ${name}` },
    !position.position && { gain: 6.5 - age, ask: `Add your job title: ${name}` },
    !position.company && { gain: 6 - age, ask: `Add the company: ${name}` },
    !position.startDate && { gain: 5 - age, ask: `Add your start date: ${name}` },
  ]
}

/** Asks for the requirements that nothing in the form mentions. */
function askForTopics(topics: Topics, told: Told, posting: string): Question | false {
  const names = listOpenRequirements(told, topics, posting).slice(0, maxTopics)
  return (
    names.length > 0 && {
      gain: 7.2,
      ask: `The posting asks for ${formatList(names)}. If you have ${names.length === 1 ? 'it' : 'any of these'}, add where you used it`,
    }
  )
}

/** Nothing that could be counted: what never happened, an exam passed, what others feel. */
const uncountable = /^(?:i )?(?:have |was )?(?:never|no|not|zero|passed|promoted|named)\b|\b(?:love|like)s? me\b/i

/** Asks for a number where a statement has none; a number is never made up. */
function askForNumber(statements: readonly string[]): Question | false {
  const bare = statements.find((statement) => !hasNumber(statement) && !uncountable.test(statement))
  return bare !== undefined && { gain: 6, ask: `Add a number: how many, how much or how often? (“${shorten(bare)}”)` }
}

/** At most so many characters of a quotation, cut at a word. */
export function shorten(text: string): string {
  if (text.length <= maxQuoteLength) return text
  const cut = text.slice(0, maxQuoteLength).toWellFormed()
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`
}
