import type { LetterForm } from '#contract/builders.ts'
import { hasCliche } from './cliches.ts'
import type { Draft } from './draft.ts'
import { isEnglish } from './language.ts'
import { composeClosing, composeFarewell, composeHead, composeOpening, greeting } from './letter-frame.ts'
import type { LetterMaterial } from './letter-frame.ts'
import { listMissingInLetter } from './missing.ts'
import { isGap, isHarmful } from './motives.ts'
import { hasNumber } from './numbers.ts'
import { fitParagraphs, joinSentences, removeRepeats } from './paragraphs.ts'
import type { Sentence } from './paragraphs.ts'
import { formatList, oneLine, splitItems } from './lines.ts'
import { uncapitalize } from './noun-phrases.ts'
import { findKeys, findTopics } from './posting-topics.ts'
import type { Topic } from './posting-topics.ts'
import { framePhrases, isAdjective, toWording } from './sentences.ts'
import type { Field } from './sentences.ts'
import { capitalize, endSentence, splitStatements } from './statements.ts'
import { tieAchievements } from './ties.ts'

import { countWords } from './words.ts'

const maxWords = 350

/**
 * Writes a cover letter from the form alone. It adds no fact, quotes nothing of the posting, and is short where the form
 * holds little. `day` is the date of the letter, as `2026-11-22`; without it the letter has none.
 */
export function writeLetter(form: LetterForm, day = ''): Draft {
  const topics = findTopics(`${form.jobDetails.requirements}\n${form.jobDetails.jobDescription}`)
  const body = composeBody(form, topics)
  const blocks = [...composeHead(form, day), greeting, ...body, composeClosing(form)]
  return { text: blocks.join('\n\n'), missing: listMissingInLetter(form, topics) }
}

function composeBody(form: LetterForm, asked: Topic[]): string[] {
  const { experience, motivation, jobDetails } = form
  const company = oneLine(jobDetails.companyName).replace(/\.$/, '')
  const hasEnglish = isEnglish([...Object.values(experience), ...Object.values(motivation)].join('\n'))
  const say = (field: Field, text: string, spare: number) =>
    saySentences(text, { field, company, isEnglish: hasEnglish, spare })
  const achievements = [...new Set(splitStatements(experience.keyAchievements))]
  const ties = hasEnglish ? tieAchievements(achievements, asked) : []
  const named = ties.map(({ topic }) => ({ key: topic.key, name: nameTopic(topic, form) }))
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
    topics: named.map(({ name }) => name),
    askedSkills: skills.asked,
    hasRoleMotive: role.length > 0,
    hasCompanyMotive: employer.length > 0,
    hasExperience: worked.length > 0,
    hasOffer: offer.length > 0,
    hasNumbers: achievements.some(hasNumber),
    achievements: achievements.length,
  }
  const opening = composeOpening(material)
  const results = said.map((sentence) => nameTie(sentence, { ties: named, opening }))
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
  isEnglish: boolean
  spare: number
}

/** What the person wrote in one field, as sentences. Phrases without a verb share one sentence, where the first of them was. */
function saySentences(text: string, { field, company, isEnglish, spare }: SayOptions): Sentence[] {
  const isMotive = field === 'company' || field === 'role'
  const statements = splitStatements(text).filter(
    (statement) => !isGap(statement) && !(isMotive && isHarmful(statement)),
  )
  if (!isEnglish)
    return statements.map((statement, index) => ({
      text: endSentence(capitalize(statement)),
      spare: rank(spare, index),
    }))
  const wordings = statements
    .map((statement) => toWording(statement, field, company))
    .filter((wording) => wording !== null)
  const phrases = wordings.filter(({ isWhole }) => !isWhole).map(({ text }) => text)
  const first = wordings.findIndex(({ isWhole }) => !isWhole)
  return wordings.flatMap(({ isWhole, text }, index) => {
    if (!isWhole && index !== first) return []
    return [{ text: isWhole ? text : framePhrases(phrases, field, company), spare: rank(spare, index) }]
  })
}

/** The first sentence of a field stays. */
const rank = (spare: number, index: number) => (index === 0 ? 0 : spare + index)

/** A sentence that is tied to a topic stays, and names the topic where the opening has not. */
function nameTie({ text, spare }: Sentence, { ties, opening }: { ties: NamedTie[]; opening: string }): Sentence {
  const keys = findKeys(text)
  const tie = ties.find(({ key }) => keys.has(key))
  if (!tie) return { text, spare }
  const isNamed = opening.includes(tie.name) || !text.startsWith('I ')
  return { text: isNamed ? text : `On ${tie.name}: ${text}`, spare: 0 }
}

/** A topic as the person writes it, where they do, and else as the posting does. */
function nameTopic({ name }: Topic, { experience }: LetterForm): string {
  const own = `${experience.keyAchievements}\n${experience.skills}\n${experience.relevantExperience}`
  const found = own.toLowerCase().indexOf(name.toLowerCase())
  const written = found >= 0 ? own.slice(found, found + name.length) : name
  return uncapitalize(oneLine(written))
}

interface NamedTie {
  key: string
  name: string
}

interface Skills {
  asked: string[]
  others: string[]
}

const maxSkills = 5

function findSkills({ experience, jobDetails }: LetterForm, topics: Topic[]): Skills {
  const skills = splitItems(experience.skills).filter(
    (skill) => !hasCliche(skill) && countWords(skill) <= 6 && !isAdjective(skill),
  )
  const posting = `${jobDetails.requirements}\n${jobDetails.jobDescription}`.toLowerCase()
  const isAsked = (skill: string) => {
    const keys = findKeys(skill)
    return (
      posting.includes(skill.toLowerCase()) ||
      topics.some(({ key, isProfessional, isSpecific }) => isProfessional && isSpecific && keys.has(key))
    )
  }
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
  if (!hasAsked) return `My skills include ${formatList(skills)}.`
  return skills.length === 1
    ? `Another of my skills is ${skills[0]}.`
    : `Beyond the posting, I can offer ${formatList(skills)}.`
}
