import type { LetterForm } from '#contract/builders.ts'
import { hasCliche } from './cliches.ts'
import type { Draft } from './draft.ts'
import { hasEnglishWords, isEnglish } from './language.ts'
import { composeClosing, composeFarewell, composeHead, composeOpening, greeting } from './letter-frame.ts'
import type { LetterMaterial } from './letter-frame.ts'
import { listMissingInLetter } from './missing.ts'
import { isGap, isHarmful } from './motives.ts'
import { hasNumber } from './numbers.ts'
import { fitParagraphs, joinSentences, removeRepeats } from './paragraphs.ts'
import type { Sentence } from './paragraphs.ts'
import { formatList, oneLine, splitItems } from './lines.ts'
import { uncapitalize } from './noun-phrases.ts'
import { findMentioned, isSpecific, nameTerm, readTopics } from './posting-topics.ts'
import type { Topics } from './posting-topics.ts'
import { framePhrases, isAdjective, toWording } from './sentences.ts'
import type { Field } from './sentences.ts'
import { capitalize, endSentence, splitStatements } from './statements.ts'
import type { Wording } from './statements.ts'
import type { JobTerm } from '#analysis/posting/job-term.ts'
import { tieAchievements } from './ties.ts'

import { countWords } from './words.ts'

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
  const blocks = [...composeHead(form, day), greeting, ...body, composeClosing(form)]
  return { text: blocks.join('\n\n'), missing: listMissingInLetter(form, topics) }
}

function composeBody(form: LetterForm, asked: Topics): string[] {
  const { experience, motivation, jobDetails } = form
  const company = oneLine(jobDetails.companyName).replace(/\.$/, '')
  const hasEnglish = isEnglish([...Object.values(experience), ...Object.values(motivation)].join('\n'))
  const say = (field: Field, text: string, spare: number) => saySentences(text, { field, company, hasEnglish, spare })
  const achievements = [...new Set(splitStatements(experience.keyAchievements))]
  const ties = hasEnglish ? tieAchievements(achievements, asked) : []
  const named = ties.map(({ term }) => ({ ...term, name: nameTopic(term, form) }))
  const proofs = ties.map(({ statement }) => statement)
  const told = [...proofs, ...achievements.filter((statement) => !proofs.includes(statement))]
  const said = say('achievements', told.join('\n'), 30)
  const skills = findSkills(form, asked)
  const worked = say('experience', experience.relevantExperience, 40)
  const role = say('role', motivation.whyPosition, 10)
  const employer = say('company', motivation.whyCompany, 20)
  const offer = say('offer', motivation.valueProposition, 20)
  const material: LetterMaterial = {
    form,
    topics: named.map(({ name }) => name).filter((name) => name !== ''),
    askedSkills: skills.asked,
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
    [{ text: opening, spare: 0 }, ...role, ...employer],
    [...worked, ...saySkills(skills, opening)],
    results,
    [...offer, { text: composeFarewell(material), spare: 0 }],
  ]
  return joinSentences(fitParagraphs(removeRepeats(paragraphs), maxWords))
}

interface SayOptions {
  field: Field
  company: string
  /** Most of the form is English. */
  hasEnglish: boolean
  spare: number
}

/** What the person wrote in one field, as sentences. Phrases without a verb share one sentence, where the first of them was. */
function saySentences(text: string, { field, company, hasEnglish, spare }: SayOptions): Sentence[] {
  const isMotive = field === 'company' || field === 'role'
  const statements = splitStatements(text).filter(
    (statement) => !isGap(statement) && !(isMotive && isHarmful(statement)),
  )
  const wordings = statements.flatMap((statement): Wording[] => {
    if (!hasEnglish && !hasEnglishWords(statement)) return [{ isWhole: true, text: endSentence(capitalize(statement)) }]
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
  return sentences.map(({ text, spare }) => {
    const mentioned = findMentioned(text, { terms: [...open], required: [] })
    const tie = [...open].find(({ key }) => mentioned.has(key))
    if (!tie) return { text, spare }
    open.delete(tie)
    const isNamed = `${opening} ${text}`.toLowerCase().includes(tie.name.toLowerCase()) || !text.startsWith('I ')
    return { text: isNamed ? text : `On ${tie.name}: ${text}`, spare: 0 }
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

interface Skills {
  asked: string[]
  others: string[]
}

const maxSkills = 5

function findSkills({ experience, jobDetails }: LetterForm, topics: Topics): Skills {
  const skills = splitItems(experience.skills).filter(
    (skill) => !hasCliche(skill) && countWords(skill) <= 6 && !isAdjective(skill),
  )
  const posting = `${jobDetails.requirements}\n${jobDetails.jobDescription}`.toLowerCase()
  const specific = { ...topics, terms: topics.terms.filter(isSpecific) }
  const isAsked = (skill: string) => posting.includes(skill.toLowerCase()) || findMentioned(skill, specific).size > 0
  return { asked: skills.filter(isAsked), others: skills.filter((skill) => !isAsked(skill)) }
}

/** Names the skills that the posting asks for and the opening has not named, and a few others. */
function saySkills({ asked, others }: Skills, opening: string): Sentence[] {
  const named = asked.filter((skill) => !opening.toLowerCase().includes(skill.toLowerCase())).slice(0, maxSkills)
  const more = others.slice(0, maxSkills)
  const sentences: Sentence[] = []
  if (named.length > 3)
    sentences.push({ text: `Of the skills in your posting, I bring ${formatList(named)}.`, spare: 5 })
  else if (named.length === 3)
    sentences.push({ text: `${capitalize(formatList(named))} from your posting are among my skills.`, spare: 5 })
  else if (named.length > 0)
    sentences.push({ text: `My skills include ${formatList(named)}, which your posting asks for.`, spare: 5 })
  if (more.length > 0) sentences.push({ text: composeOtherSkills(more, asked.length > 0), spare: 70 })
  return sentences
}

function composeOtherSkills(skills: string[], hasAsked: boolean): string {
  if (!hasAsked) return `I bring ${formatList(skills)}.`
  return skills.length === 1
    ? `Another of my skills is ${skills[0]}.`
    : `Beyond the posting, I can offer ${formatList(skills)}.`
}
