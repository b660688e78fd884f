import * as bank from './bank.ts'
import { hasCliche } from './cliches.ts'
import { lowerNote, type Pick } from './job-sentences.ts'
import { formatList, splitItems } from './lines.ts'
import { fold } from './paragraphs.ts'
import { findMentioned, type Topics } from './posting-topics.ts'
import { addArticle } from './statements.ts'
import { countWords } from './words.ts'

/** A longer text is no name of a skill. */
const maxSkillLength = 80
const maxSkills = 12
/** A sentence with fewer skills is none. */
const minSkills = 2
/** Traits that everyone claims, typed as skills. */
const traits =
  /^(?:people skills|multi-?tasking|soft skills|communication(?: skills)?|team ?work|leadership(?: skills)?)$/i
const credential = /\b(?:card|licen[cs]ed?|certifi\p{L}+|CDL|CPR|CNA|CPA|RN|degree)\b/iu
/** What a person holds, and no skill: "PE", "OSHA 30", "driver license". */
const held =
  /^(?:PE|RN|LPN|CNA|CPA|CMA|PMP|PharmD|BCPS|SHRM-\w+|ACLS|BLS|CPR|ServSafe|OSHA \d+|EPA \S+|ASE \S+|CDL\b.*|.* (?:licen[cs]e|card|certificate|certification|endorsement|permit))$/i
/** "CPR certified" is what a person is. */
const isState = (skill: string) => /\scertified$/i.test(skill)
const document = /\s(?:card|licen[cs]e|certificate|permit)$/u

/** Whether a note names a license, a certificate or a degree. */
export const namesCredential = (note: string): boolean => credential.test(note)

/** What the person holds, and the skills that the posting asks for and `text` doesn't name; without a posting, all of these. */
export function tellSkills(typed: string, text: string, topics: Topics, pick: Pick): string[] {
  const told = ` ${fold(text)} `
  const skills = splitItems(typed)
    .filter((skill) => skill.length <= maxSkillLength && !hasCliche(skill) && countWords(skill) <= 6)
    .filter((skill) => !traits.test(skill) && !told.includes(` ${fold(skill)} `))
    .slice(0, maxSkills)
  const papers = skills.filter((skill) => held.test(skill))
  const others = skills.filter((skill) => !held.test(skill) && !isState(skill))
  const asked = topics.terms.length === 0 ? others : others.filter((skill) => findMentioned(skill, topics).size > 0)
  const fill = (sentences: readonly string[], items: readonly string[]) =>
    pick(sentences, 'skills').replace('{skills}', () => listInSentence(items))
  return [
    ...(papers.length > 0 ? [fill(bank.credentialSentences, papers.map(nameDocument))] : []),
    ...skills.filter(isState).map((state) => `I am ${lowerNote(state)}.`),
    ...(asked.length >= minSkills ? [fill(bank.skillSentences, asked.map(lowerSkill))] : []),
  ]
}

const nameDocument = (paper: string) => (document.test(paper) ? addArticle(paper) : paper)

/** "Staffing and scheduling" within a sentence. */
const lowerSkill = (skill: string) => (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(skill) ? lowerNote(skill) : skill)

/** "labor relations, and quality and safety" */
const listInSentence = (items: readonly string[]) =>
  items.some((item) => item.includes(' and ')) && items.length > 1
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
    : formatList(items)
