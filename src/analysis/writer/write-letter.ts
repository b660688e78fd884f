import type { LetterForm } from '#contract/builders.ts'
import { capitalised, statementsOf } from './bullets.ts'
import { itemsOf, joinFilled, listed, oneLine } from './lines.ts'
import { matchAchievements } from './match-achievements.ts'
import { countWords, stemsOf } from './terms.ts'
import { beginsDeed } from './verbs.ts'
import { askForNumbers } from './draft.ts'
import type { Written } from './draft.ts'

const most = 400
const greeting = 'Dear Hiring Manager,'

/** Writes a cover letter from the form alone: it ties what the person achieved to what the posting asks for, and adds no fact. */
export function writeLetter(form: LetterForm): Written {
  const { personalInfo } = form
  const contact = joinFilled(
    [personalInfo.email, personalInfo.phone, personalInfo.location, personalInfo.linkedin],
    ' | ',
  )
  const head = [personalInfo.fullName, contact].map(oneLine).filter(Boolean).join('\n')
  const closing = ['Sincerely,', oneLine(personalInfo.fullName)].filter(Boolean).join('\n')
  const frame = countWords(`${head} ${greeting} ${closing}`)
  const blocks = [head, greeting, ...bodyOf(form, most - frame), closing]
  return { text: blocks.filter(Boolean).join('\n\n'), missing: missingIn(form) }
}

/** With how readily it goes when the letter is too long: 0 stays. `says` is the person's part of it, if that is not all. */
interface Sentence {
  text: string
  spare: number
  says?: string
}

interface Paragraph {
  sentences: Sentence[]
}

function bodyOf(form: LetterForm, words: number): string[] {
  const { experience, motivation } = form
  const { proofs, others } = achievementParagraphs(form)
  const paragraphs: Paragraph[] = [
    { sentences: [{ text: opening(form), spare: 0 }, ...said(motivation.whyPosition, 10)] },
    { sentences: said(experience.relevantExperience, 40) },
    { sentences: proofs },
    { sentences: others },
    { sentences: skillSentences(form) },
    { sentences: [...said(motivation.whyCompany, 20), ...said(motivation.valueProposition, 20)] },
    { sentences: [{ text: farewell, spare: 0 }] },
  ]
  return fit(withoutRepeats(paragraphs), words).map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
}

const said = (text: string, spare: number) =>
  statementsOf(text).map((sentence, index) => ({ text: inFull(sentence), spare: index === 0 ? 0 : spare + index }))

const saidBy = ({ text, says = text }: Sentence) => says.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')

/** What the person wrote in two places is said once: where it answers the posting, or else where it comes first. */
function withoutRepeats(paragraphs: Paragraph[]): Paragraph[] {
  const kept = new Map<string, Sentence>()
  for (const sentence of paragraphs.flatMap(({ sentences }) => sentences)) {
    const said = saidBy(sentence)
    if (!kept.has(said) || sentence.says !== undefined) kept.set(said, sentence)
  }
  const stays = new Set(kept.values())
  return paragraphs.map(({ sentences }) => ({ sentences: sentences.filter((sentence) => stays.has(sentence)) }))
}

const wordsIn = (paragraphs: Paragraph[]) =>
  countWords(paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '))

/** Leaves out whole sentences, the least telling first, until the rest has room. */
function fit(paragraphs: Paragraph[], room: number): Paragraph[] {
  const spare = paragraphs.flatMap(({ sentences }) => sentences).filter(({ spare }) => spare > 0)
  const left = new Set<object>()
  let words = wordsIn(paragraphs)
  for (const sentence of spare.sort((a, b) => b.spare - a.spare)) {
    const fewer = words - countWords(sentence.text)
    if (words <= room) break
    left.add(sentence)
    words = fewer
  }
  return paragraphs
    .map(({ sentences }) => ({ sentences: sentences.filter((sentence) => !left.has(sentence)) }))
    .filter(({ sentences }) => sentences.length > 0)
}

function opening({ jobDetails: { companyName, position } }: LetterForm): string {
  const role = position ? `the ${oneLine(position)} position` : 'the position you have advertised'
  return `I am writing to apply for ${role}${companyName ? ` at ${oneLine(companyName)}` : ''}.`
}

/** Names neither position nor company: the opening has. */
const farewell = 'I would welcome the chance to talk about this role. Thank you for your time and consideration.'

const endsSentence = /[.!?。！？؟।]["”»)]*$/u

/** A statement as a sentence: with its full stop, and with the "I" that a bullet leaves out. */
function inFull(statement: string): string {
  const line = oneLine(statement)
  const [first = ''] = /^\p{L}+/u.exec(line) ?? []
  const spoken = beginsDeed(first.toLowerCase())
    ? `I ${first.toLowerCase()}${line.slice(first.length)}`
    : capitalised(line)
  return endsSentence.test(spoken) ? spoken : `${spoken}.`
}

function achievementParagraphs(form: LetterForm): { proofs: Sentence[]; others: Sentence[] } {
  const { matched, others } = matchAchievements(form)
  const proofs = matched.map(({ requirement, achievement }, index) => ({
    text: tie(`${leads[index] ?? 'You name'} “${requirement}”`, inFull(achievement)),
    says: inFull(achievement),
    spare: 0,
  }))
  const more = others.map((achievement, index) => ({
    text: inFull(achievement),
    spare: (matched.length ? 60 : 30) + index,
  }))
  // Without a posting to tie them to, the first ones are the letter's proof.
  return matched.length ? { proofs, others: more } : { proofs: more.slice(0, 3).map(stays), others: more.slice(3) }
}

const stays = ({ text }: { text: string }) => ({ text, spare: 0 })

const leads = ['Your posting asks for', 'You also ask for', 'You name']
const tie = (asked: string, sentence: string) => `${asked}${sentence.startsWith('I ') ? ': ' : '. '}${sentence}`

function skillSentences({ experience, jobDetails }: LetterForm) {
  const skills = itemsOf(experience.skills)
  const posting = stemsOf(`${jobDetails.requirements}\n${jobDetails.jobDescription}`)
  const wanted = skills.filter((skill) => isWithin(stemsOf(skill), posting))
  const others = skills.filter((skill) => !wanted.includes(skill))
  const sentences = []
  if (wanted.length) sentences.push({ text: `Of the skills you name I bring ${listed(wanted.slice(0, 8))}.`, spare: 5 })
  if (others.length)
    sentences.push({
      text: `My ${wanted.length ? 'other ' : ''}skills include ${listed(others.slice(0, 8))}.`,
      spare: 70,
    })
  return sentences
}

/** All of a skill's words: "project accounting" is not asked for where only "accounting" is. */
const isWithin = (stems: Set<string>, all: Set<string>) => stems.size > 0 && [...stems].every((stem) => all.has(stem))

function missingIn({ personalInfo, jobDetails, experience, motivation }: LetterForm): string[] {
  const achievements = statementsOf(experience.keyAchievements)
  const asked: [isMissing: boolean, ask: string][] = [
    [!personalInfo.fullName, 'Add your full name: without it the letter ends without a signature'],
    [!personalInfo.email && !personalInfo.phone, 'Add an email address or a phone number'],
    [!jobDetails.companyName, 'Add the name of the company'],
    [!jobDetails.position, 'Add the position you apply for'],
    [
      !jobDetails.jobDescription && !jobDetails.requirements,
      'Add the job description, so that your achievements can be tied to it',
    ],
    [achievements.length === 0, 'Add two or three achievements, one per line'],
    [!experience.relevantExperience, 'Add the experience that matters most for this position'],
    [!experience.skills, 'Add your skills, separated by commas'],
    [!motivation.whyCompany, 'Add why you want to work for this company'],
    [!motivation.whyPosition, 'Add why you want this position'],
  ]
  return [...asked.filter(([isMissing]) => isMissing).map(([, ask]) => ask), ...askForNumbers(achievements)]
}
