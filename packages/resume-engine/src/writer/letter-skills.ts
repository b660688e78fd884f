import { isLanguage } from '#engine/posting/words.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { lowerNote } from './job-sentences.ts'
import { formatList, splitItems } from './lines.ts'
import { fold } from './paragraphs.ts'
import { findMentioned, type Topics } from './posting-topics.ts'
import { addArticle, endSentence, lowerFirst } from './statements.ts'

const maxSkills = 12
const credential = /\b(?:card|licen[cs]ed?|certifi\p{L}+|CDL|CPR|CNA|CPA|RN|degree)\b/iu
/** What a person holds, and no skill: "PE", "OSHA 30", "driver license". */
const held =
  /^(?:PE|RN|LPN|CNA|CPA|CMA|PMP|PharmD|BCPS|SHRM-\w+|ACLS|BLS|CPR|ServSafe|OSHA \d+|EPA \S+|ASE \S+|CDL\b.*|.* (?:licen[cs]e|card|certificate|certification|endorsement|permit))$/i
const document = /\s(?:card|licen[cs]e|certificate|permit|endorsement)$/u
const degree = /^(?:B\.? ?[AS]c?\.?|M\.? ?[AS]c?\.?|MBA|JD|PhD|Bachelor|Master|Associate)(?=[\s’',])[^,\d]*/u
/** The name of a tool: "SAP MM", "Excel (pivot tables)", but neither "Scheduling" nor "P&L management". */
const tool = /^\p{Lu}(?!\p{Ll}+(?:ing|tion|ment)$)[\p{L}\d+#/.-]*(?: [\p{Lu}\d][\p{L}\d+#/.-]*)*(?: \(.+\))?$/u

/** Whether a note names a license, a certificate or a degree. */
export const namesCredential = (note: string): boolean => credential.test(note) || degree.test(note)

/** A license, a certificate or a degree as a sentence; null where the note doesn't certainly become one. */
export function toCredential(note: string): string | null {
  const small = lowerFirst(note)
  if (/^(?:licensed|certified|registered)\b.*\bsince\b/i.test(note))
    return endSentence(`I have been ${/^\w+ (?:in|by|to|for|as|since)\b/.test(small) ? small : addArticle(small)}`)
  // "Clean driving record, with no tickets"
  if (/^(?:Clean|Valid|Current|Active|Full) [^,;]+(?:, with [^,;]+)?$/.test(note))
    return endSentence(`I have ${addArticle(small)}`)
  const [head = ''] = degree.exec(note) ?? []
  const rest = note.slice(head.length).replace(/^,\s*/, '')
  if (head !== '') return `I hold ${addArticle(head.trim())}${rest && ` (${rest.replaceAll(/[()]/g, '')})`}.`
  return document.test(note) && !/[,;\d]/.test(note) ? `I hold ${addArticle(lowerNote(note))}.` : null
}

/**
 * What the form's skills say that is no list of a resume: what the person holds, the tools that the posting asks for, and languages. `text`
 * is the rest of the letter, whose words are not said again. `isHeldNow` tells whether the person has a job.
 */
export function tellSkills(typed: string, text: string, topics: Topics, isHeldNow: boolean): string[] {
  const told = ` ${fold(text)} `
  const skills = splitItems(typed)
    .filter((skill) => !told.includes(` ${fold(skill)} `))
    .slice(0, maxSkills)
  const languages = skills.filter((skill) => tokenize(skill).length === 1 && tokenize(skill).every(isLanguage))
  const papers = skills.filter((skill) => held.test(skill))
  const states = skills.filter((skill) => /\scertified$/i.test(skill))
  const tools = skills.filter(
    (skill) =>
      tool.test(skill) &&
      ![...languages, ...papers, ...states].includes(skill) &&
      (topics.terms.length === 0 || findMentioned(skill, topics).size > 0),
  )
  return [
    papers.length > 0 &&
      `I hold ${formatList(papers.map((paper) => (document.test(paper) ? addArticle(paper) : paper)))}.`,
    ...states.map((state) => `I am ${lowerNote(state)}.`),
    tools.length > 0 && `I ${isHeldNow ? 'work' : 'have worked'} with ${formatList(tools)}.`,
    languages.length > 0 && `I speak ${formatList(languages)}.`,
  ].filter((sentence) => sentence !== false)
}
