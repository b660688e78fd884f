import type { LetterForm } from '#engine/model/forms.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { functionWords } from '#engine/words/generic.ts'
import { hasCliche } from './cliches.ts'
import { addArticle } from './grammar.ts'
import { formatList, oneLine, splitItems } from './lines.ts'
import { capitalizeNames, isPersonPhrase } from './noun-phrases.ts'
import type { Sentence } from './paragraphs.ts'
import { isAdjective } from './sentences.ts'
import { isSkillName } from './skill-groups.ts'
import { capitalize } from './statements.ts'
import { countWords } from './words.ts'

export interface Skills {
  asked: string[]
  others: string[]
}

const maxAsked = 7
const maxOthers = 5
/** A longer text is no name of a skill. */
const maxSkillLength = 80

/** Traits that everyone claims, typed as skills. */
const traits = /^(?:people skills|multi-?tasking|soft skills|communication(?: skills)?|team ?work|leadership skills)$/i
const levels =
  /\s*\([^)]*\)|\b(?:native|fluent|basic|advanced|conversational|beginner|intermediate|expert|proficient)\b/gi

const isLanguage = (skill: string) =>
  isSkillName(skill.toLowerCase()) || capitalizeNames(skill.toLowerCase()) !== skill.toLowerCase()

const listStems = (text: string) =>
  tokenize(text)
    .filter(({ word }) => !functionWords.has(word))
    .map(({ stem }) => stem)

/** The skills of the form, divided into those the posting or its title asks for and the others. */
export function findSkills({ experience, jobDetails }: LetterForm): Skills {
  const skills = splitItems(experience.skills)
    .filter(
      (skill) =>
        skill.length <= maxSkillLength &&
        !hasCliche(skill) &&
        countWords(skill) <= 6 &&
        !isAdjective(skill) &&
        !traits.test(skill),
    )
    // The title says it already; a language is a skill all the same.
    .filter((skill) => !namesSkill(jobDetails.position, skill) || isLanguage(skill))
    .map(capitalizeNames)
  const posting = listStems(`${jobDetails.position}\n${jobDetails.requirements}\n${jobDetails.jobDescription}`)
  const pairs = listNearPairs(posting)
  // By the posting's own words only: a related skill must not be claimed to be in the posting.
  const asked = new Set(skills.filter((skill) => holdsTogether(pairs, listStems(skill.replaceAll(levels, ' ')))))
  return { asked: skills.filter((skill) => asked.has(skill)), others: skills.filter((skill) => !asked.has(skill)) }
}

const toPair = (stem: string, other: string) => (stem < other ? `${stem} ${other}` : `${other} ${stem}`)

/** Each two stems with at most one between them; a stem is a pair with itself. */
const listNearPairs = (stems: string[]) =>
  new Set(stems.flatMap((stem, at) => stems.slice(at, at + 3).map((near) => toPair(stem, near))))

/** Whether the last two words of a skill occur together, in any order: "classroom teachers" is no "Google Classroom". */
function holdsTogether(pairs: ReadonlySet<string>, stems: string[]): boolean {
  const head = stems.at(-1)
  return head !== undefined && pairs.has(toPair(stems.at(-2) ?? head, head))
}

/** Whether a text names a skill: "R" is not in "your". */
function namesSkill(text: string, skill: string): boolean {
  const at = ` ${text.toLowerCase()} `.split(skill.toLowerCase())
  return at.some(
    (part, index) => index > 0 && !/[\p{L}\p{N}]$/u.test(at[index - 1] ?? '') && !/^[\p{L}\p{N}]/u.test(part),
  )
}

const tools = /(?<!\p{L})(?:forklift|register|scanner|crane|lathe|printer|drill|excavator)$/iu
const papers = /(?<!\p{L})(?:card|license|licence|certificate|permit|degree|certification)$|^CDL\b/iu

/** A skill as it reads in a sentence: "forklifts", "a guard card". */
function nameSkill(skill: string): string {
  if (tools.test(skill)) return `${skill}s`
  return papers.test(skill) ? addArticle(skill) : skill
}

/** A list whose items may hold "and" themselves: a comma before the last one keeps them apart. */
export function formatSkills(skills: readonly string[]): string {
  const names = skills.map(nameSkill)
  const hasPairs = names.some((name) => / (?:and|&) /.test(name))
  if (!hasPairs || names.length < 2) return formatList(names)
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

/** Names the skills that the posting asks for and the opening has not named, and a few others. */
export function saySkills({ asked, others }: Skills, opening: string): Sentence[] {
  const open = asked.filter((skill) => !namesSkill(opening, skill))
  const named = open.slice(0, maxAsked)
  const sentences: Sentence[] = []
  if (named.length > 3)
    sentences.push({ text: `Of the skills in your posting, I bring ${formatSkills(named)}.`, spare: 5 })
  else if (named.length === 3)
    sentences.push({ text: `${capitalize(formatSkills(named))} from your posting are among my skills.`, spare: 5 })
  else if (named.length > 0)
    sentences.push({ text: `My skills include ${formatSkills(named)}, which your posting asks for.`, spare: 5 })
  // No skill is named that is not asked for while one is left out that is.
  if (others.length > 0 && open.length <= maxAsked)
    sentences.push({ text: composeOthers(others.slice(0, maxOthers), asked.length > 0), spare: 70 })
  return sentences
}

function composeOthers(skills: string[], hasAsked: boolean): string {
  const persons = skills.filter((skill) => isPersonPhrase(skill) || /^notary\b/i.test(skill))
  const things = skills.filter((skill) => !persons.includes(skill))
  const also = hasAsked ? 'also ' : ''
  return [
    things.length > 0 && `I ${also}bring ${formatSkills(things)}.`,
    persons.length > 0 && `I am ${also}${formatList(persons.map(addArticle))}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

/** The skill of the form that a topic of the posting is part of, or nothing. */
export const matchSkill = (topic: string, skills: string): string =>
  splitItems(skills).find((skill) => namesSkill(oneLine(skill), topic)) ?? ''
