import { hasCliche } from './cliches.ts'
import { splitItems } from './lines.ts'
import { countWords } from './words.ts'

/** A longer text is no name of a skill. */
const maxSkillLength = 80
const maxSkills = 12
/** Traits that everyone claims, typed as skills. */
const traits =
  /^(?:people skills|multi-?tasking|soft skills|communication(?: skills)?|team ?work|leadership(?: skills)?)$/i

/** The skills that a letter names, as they were typed. */
export const listSkills = (typed: string): string[] =>
  splitItems(typed)
    .filter((skill) => skill.length <= maxSkillLength && !hasCliche(skill) && countWords(skill) <= 6)
    .filter((skill) => !traits.test(skill))
    .slice(0, maxSkills)
