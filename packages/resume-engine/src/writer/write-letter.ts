import type { LetterForm } from '#engine/model/forms.ts'
import type { JobTerm } from '#engine/posting/job-term.ts'
import type { Draft } from './draft.ts'
import { isInEnglish, listProse } from './language.ts'
import {
  composeClosing,
  composeFarewell,
  composeGreeting,
  composeHead,
  composeOpening,
  type LetterMaterial,
} from './letter-frame.ts'
import { listMissingInLetter } from './missing.ts'
import { isLeftOut } from './left-out.ts'
import { matchSkill, findSkills, formatSkills, saySkills } from './letter-skills.ts'
import { repairNote } from './note-patterns.ts'
import { hasNumber } from './numbers.ts'
import { fitParagraphs, joinSentences, removeRepeats, type Sentence } from './paragraphs.ts'
import { oneLine } from './lines.ts'
import { uncapitalize } from './noun-phrases.ts'
import { findMentioned, nameTerm, readTopics, isSpecific, type Topics } from './posting-topics.ts'
import { framePhrases, toWording, type Field } from './sentences.ts'
import { capitalize, endSentence, splitStatements, type Wording } from './statements.ts'

const maxWords = 350

/**
 * Writes a cover letter from the form alone. It adds no fact, quotes nothing of the posting, and is short where the form
 * holds little. `day` is the date of the letter, as `2026-11-22`; without it the letter has none.
 */
export function writeLetter(form: LetterForm, day = ''): Draft {
  const topics = readTopics(`${form.jobDetails.requirements}\n${form.jobDetails.jobDescription}`, [
    form.jobDetails.companyName,
    form.jobDetails.position,
  ])
  const body = composeBody(form, topics)
  const blocks = [...composeHead(form, day), composeGreeting(form), ...body, composeClosing(form)]
  return { text: blocks.join('\n\n'), missing: listMissingInLetter(form, topics) }
}

function composeBody(form: LetterForm, asked: Topics): string[] {
  const { experience, motivation, jobDetails } = form
  const company = oneLine(jobDetails.companyName)
  if (!isInEnglish(form)) return [tellAsTyped(form)]
  const say = (field: Field, text: string, spare: number) => saySentences(text, { field, company, spare })
  const achievements = [...new Set(splitStatements(experience.keyAchievements))]
  const ties = tieAchievements(achievements, asked)
  const named = ties.map(({ term }) => ({ ...term, name: nameTopic(term, form) }))
  const proofs = ties.map(({ statement }) => statement)
  const told = [...proofs, ...achievements.filter((statement) => !proofs.includes(statement))]
  const said = say('achievements', told.join('\n'), 30)
  const skills = findSkills(form)
  const worked = say('experience', experience.relevantExperience, 40)
  const role = say('role', motivation.whyPosition, 10)
  const employer = say('company', motivation.whyCompany, 20)
  const offer = say('offer', motivation.valueProposition, 20)
  const material: LetterMaterial = {
    form,
    topics: [...new Set(named.map(({ name }) => matchSkill(name, experience.skills)))]
      .filter((skill) => skills.asked.includes(skill) || matchSkill(skill, skills.others.join('\n')) !== '')
      .map((skill) => formatSkills([skill])),
    askedSkills: skills.asked,
    hasWish: [...role, ...employer].some(({ text }) => /^I(?:['’]d| would) like\b/.test(text)),
    hasRoleMotive: role.length > 0,
    hasCompanyMotive: employer.length > 0,
    hasExperience: worked.length > 0,
    hasOffer: offer.length > 0,
    hasNumbers: achievements.some(hasNumber),
    achievements: achievements.length,
  }
  const opening = composeOpening(material)
  const results = nameTies(said, named, opening)
  const paragraphs: Sentence[][] = [
    [{ text: opening, spare: 0 }, ...role, ...varySecondMotive(role, employer)],
    [...worked, ...saySkills(skills, opening.replace(oneLine(jobDetails.position), ''))],
    results,
    [...offer, { text: composeFarewell(material), spare: 0 }],
  ]
  // A company such as "Acme Co." ends a sentence with one point.
  return joinSentences(fitParagraphs(removeRepeats(paragraphs), maxWords)).map((text) =>
    text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.'),
  )
}

/** "What draws me to" begins one sentence of a letter, not two. */
const varySecondMotive = (role: Sentence[], employer: Sentence[]): Sentence[] =>
  role.some(({ text }) => text.startsWith('What draws me to'))
    ? employer.map(({ text, spare }) => ({
        text: text.replace(/^What draws me to .+? is (?=(?:the|your|a|an|how)\b)/, 'I am also drawn to '),
        spare,
      }))
    : employer

/** A text in another language stays in the person's words, in one block: English frames do not fit around it. */
const tellAsTyped = (form: LetterForm): string =>
  [...new Set(listProse(form).flatMap(splitStatements))]
    .map((statement) => endSentence(capitalize(statement)))
    .join(' ')

interface SayOptions {
  field: Field
  company: string
  spare: number
}

/** What the person wrote in one field, as sentences. Phrases without a verb share one sentence, where the first of them was. */
function saySentences(text: string, { field, company, spare }: SayOptions): Sentence[] {
  const statements = splitStatements(text)
    .filter((statement) => !isLeftOut(statement, field, company))
    .flatMap((statement) => repairNote(statement, field, company))
  const wordings = statements.flatMap((statement): Wording[] => {
    const wording = toWording(statement, field, company)
    return wording ? [wording] : []
  })
  const phrases = wordings.filter(({ isWhole }) => !isWhole).map(({ text }) => text)
  const first = wordings.findIndex(({ isWhole }) => !isWhole)
  return wordings.flatMap(({ isWhole, text }, index) => {
    if (!isWhole && index !== first) return []
    return [{ text: isWhole ? text : framePhrases(phrases, field, company), spare: rank(spare, index) }]
  })
}

/** The first sentence of a field stays. */
const rank = (spare: number, index: number) => (index === 0 ? 0 : spare + index)

/** A sentence that is tied to a topic stays. It names the topic once, where the opening has not. */
function nameTies(sentences: Sentence[], ties: NamedTie[], opening: string): Sentence[] {
  const open = new Set(ties)
  return sentences.map(({ text, spare }, index) => {
    const mentioned = findMentioned(text, { terms: [...open], required: [] })
    const tie = [...open].find(({ key }) => mentioned.has(key))
    if (!tie) return { text, spare }
    open.delete(tie)
    const isNamed = `${opening} ${text}`.toLowerCase().includes(tie.name.toLowerCase()) || !text.startsWith('I ')
    if (isNamed) return { text, spare: 0 }
    // A lead-in with a colon would seem to hold for the sentences after it.
    return { text: index === sentences.length - 1 ? `On ${tie.name}: ${text}` : `In ${tie.name}, ${text}`, spare: 0 }
  })
}

/** A topic as the person writes it. Empty where only the posting names it so, for it may be more than was done. */
function nameTopic(term: JobTerm, { experience, jobDetails }: LetterForm): string {
  const name = nameTerm(term)
  const own = [experience.keyAchievements, experience.skills, experience.relevantExperience]
  const spellings = own.flatMap((text) => findWords(text, name))
  if (spellings.length === 0) return ''
  // In lower case somewhere, it is no name: its capital began a line.
  const small = [...spellings, ...findWords(jobDetails.jobDescription, name)].find((spelling) =>
    /^\p{Ll}/u.test(spelling),
  )
  return oneLine(small ?? uncapitalize(spellings[0] ?? name))
}

/** The words as a text writes them. */
function findWords(text: string, words: string): string[] {
  const found = text.toLowerCase().indexOf(words.toLowerCase())
  const end = found + words.length
  const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(found - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(end))
  return found >= 0 && isWhole ? [text.slice(found, end)] : []
}

interface NamedTie extends JobTerm {
  name: string
}

interface Tie {
  term: JobTerm
  statement: string
}

const maxTies = 3
const maxStatements = 40

/**
 * Up to three achievements, each with a thing that the posting names and the achievement mentions. Only specific terms tie:
 * sharing an everyday word does not make two sentences speak of one topic.
 */
function tieAchievements(statements: readonly string[], topics: Topics): Tie[] {
  const specific = { ...topics, terms: topics.terms.filter(isSpecific) }
  const candidates = statements.slice(0, maxStatements).flatMap((statement, index) => {
    const mentioned = findMentioned(statement, specific)
    const hasNumber = /\p{N}/u.test(statement)
    return specific.terms
      .filter(({ key }) => mentioned.has(key))
      .map((term) => {
        const isLiteral = statement.toLowerCase().includes(term.term.toLowerCase())
        const weight = weighTerm(term) + (isLiteral ? 0.5 : 0) + (hasNumber ? 0.2 : 0) - index / 1000
        return { term, statement, weight }
      })
  })
  const ties: Tie[] = []
  for (const { term, statement } of candidates.sort((a, b) => b.weight - a.weight)) {
    const isUsed = ties.some((tie) => tie.term.key === term.key || tie.statement === statement)
    if (!isUsed && ties.length < maxTies) ties.push({ term, statement })
  }
  // In the order of the form, which is the person's own.
  return ties.sort((a, b) => statements.indexOf(a.statement) - statements.indexOf(b.statement))
}

/** A name such as Kubernetes tells more than the clusters it comes with. */
const weighTerm = ({ term, importance, concept }: JobTerm) =>
  importance + (/\p{Lu}/u.test(term) ? 0.4 : 0) + (concept ? 0.2 : 0)
