import type { LetterForm } from '#engine/model/forms.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { functionWords } from '#engine/words/generic.ts'
import { hasCliche } from './cliches.ts'
import { splitItems } from './lines.ts'
import { countWords } from './words.ts'

/** A longer text is no name of a skill. */
const maxSkillLength = 80
/** Traits that everyone claims, typed as skills. */
const traits =
  /^(?:people skills|multi-?tasking|soft skills|communication(?: skills)?|team ?work|leadership(?: skills)?)$/i
const levels =
  /\s*\([^)]*\)|\b(?:native|fluent|basics?|advanced|conversational|beginner|intermediate|expert|proficient)\b/gi

const listStems = (text: string) =>
  tokenize(text)
    .filter(({ word }) => !functionWords.has(word))
    .map(({ stem }) => stem)

/** The skills of the form, divided into those that the posting asks for in the same words and the others. */
export function findSkills({ experience, jobDetails }: LetterForm): { asked: string[]; others: string[] } {
  const skills = splitItems(experience.skills).filter(
    (skill) => skill.length <= maxSkillLength && !hasCliche(skill) && countWords(skill) <= 6 && !traits.test(skill),
  )
  const pairs = listNearPairs(listStems(`${jobDetails.requirements}\n${jobDetails.jobDescription}`))
  const asked = new Set(skills.filter((skill) => holdsTogether(pairs, listStems(skill.replaceAll(levels, ' ')))))
  return { asked: [...asked], others: skills.filter((skill) => !asked.has(skill)) }
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
