import type { LetterForm, ResumeForm, ResumePosition } from '#engine/model/forms.ts'
import { hasCliche } from './cliches.ts'
import { listEducations, listPositions } from './history.ts'
import { formatList, joinFilled, oneLine } from './lines.ts'
import { listLeftOut } from './left-out.ts'
import { isInEnglish } from './language.ts'
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
      'resume',
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

/** What would raise the score of a letter most, at most five questions. */
export function listMissingInLetter(form: LetterForm, topics: Topics): string[] {
  const { personalInfo, jobDetails, experience, motivation } = form
  const achievements = splitStatements(experience.keyAchievements)
  const told = {
    text: [...Object.values(experience), ...Object.values(motivation)].join('\n'),
    education: experience.relevantExperience,
    certificates: [],
  }
  const worn = [experience.relevantExperience, experience.keyAchievements, ...Object.values(motivation)]
    .flatMap(splitStatements)
    .find(hasCliche)
  return pickQuestions([
    !isInEnglish(form) && {
      gain: 12,
      ask: 'We write letters in English only, so we left your sentences as you typed them. Fill in the form in English for a whole letter',
    },
    ...listLeftOut(form).map(({ statement, isMotive }, index) => ({
      gain: 11 - index / 10,
      ask: isMotive
        ? `We left out “${shorten(statement)}”, which does not speak for you. What draws you to this work or this employer?`
        : `We left out “${shorten(statement)}”. Can you say it as a whole sentence, with what you did?`,
    })),
    achievements.length === 0 && { gain: 10, ask: 'Add two or three achievements, one per line' },
    !personalInfo.fullName && { gain: 9.5, ask: 'Add your full name: without it the letter ends without a signature' },
    !jobDetails.jobDescription &&
      !jobDetails.requirements && { gain: 9, ask: 'Add the job description, so that the letter can answer it' },
    !jobDetails.companyName && { gain: 8.5, ask: 'Add the name of the company' },
    !jobDetails.position && { gain: 8, ask: 'Add the position you apply for' },
    askForTopics(topics, told, jobDetails.jobDescription || jobDetails.requirements, 'letter'),
    !experience.relevantExperience && { gain: 6.5, ask: 'Add the experience that matters most for this position' },
    askForNumber(achievements),
    !personalInfo.email && !personalInfo.phone && { gain: 5.5, ask: 'Add an email address or a phone number' },
    !experience.skills && { gain: 5, ask: 'Add your skills, separated by commas' },
    !motivation.whyCompany && { gain: 4.5, ask: 'Add why you want to work for this company' },
    !motivation.whyPosition && { gain: 4, ask: 'Add why you want this position' },
    worn !== undefined && {
      gain: 3,
      ask: `Many applicants write “${shorten(worn)}”. Can you say it with an example of yours?`,
    },
  ])
}

/** Asks for the requirements that nothing in the form mentions. */
function askForTopics(topics: Topics, told: Told, posting: string, kind: 'resume' | 'letter'): Question | false {
  const names = listOpenRequirements(told, topics, posting).slice(0, maxTopics)
  const where = kind === 'resume' ? 'add where you used it' : 'add an example'
  return (
    names.length > 0 && {
      gain: 7.2,
      ask: `The posting asks for ${formatList(names)}. If you have ${names.length === 1 ? 'it' : 'any of these'}, ${where}`,
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

function shorten(text: string): string {
  if (text.length <= maxQuoteLength) return text
  const cut = text.slice(0, maxQuoteLength).toWellFormed()
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`
}
