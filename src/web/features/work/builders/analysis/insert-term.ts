import { get } from 'react-hook-form'
import { limits } from '#contract/fields.ts'
import { addSkill } from './add-skill.ts'
import { type BuilderForm, hasSkill } from './builder-form.ts'
import { insertInText } from './insert-in-text.ts'
import type { TermPlace } from './term-places.ts'

/** What the person says about a term. */
export interface TermAnswer {
  /** The alternative that they used. */
  term: string
  /** Null for the list of skills alone. */
  place: TermPlace | null
  /** Their words. */
  line: string
  toSkills: boolean
}

/** One value that is changed. */
interface FieldChange {
  name: string
  before: unknown
  after: unknown
}

export interface Insertion {
  fields: FieldChange[]
  content: string
  written: string
  /** The text has the line, too. */
  isInText: boolean
}

const skillsField = { resume: 'skills', 'cover-letter': 'experience.skills' } as const

/** What the form says about skills. */
export const readSkills = (form: BuilderForm): string =>
  form.kind === 'resume' ? form.values.skills : form.values.experience.skills

/** The person's words at their place: in the form, and in the text that was written from it. Nothing else is added. */
export function insertTerm(
  form: BuilderForm,
  { content, written }: { content: string; written: string },
  { term, place, line, toSkills }: TermAnswer,
): Insertion {
  const skills = readSkills(form)
  const addsSkill = toSkills && !hasSkill(skills, term)
  const fields: FieldChange[] = []
  if (place) {
    const before: unknown = get(form.values, place.name)
    fields.push({ name: place.name, before, after: appendTo(before, line) })
  }
  if (addsSkill) {
    const after = [skills.trim().replace(/[,;]$/, ''), term].filter(Boolean).join(', ')
    fields.push({ name: skillsField[form.kind], before: skills, after })
  }
  const addToText = (text: string) => {
    const inserted = place ? insertInText(text, place.inText, line) : text
    return inserted === null || !addsSkill || form.kind === 'cover-letter' ? inserted : addSkill(inserted, term)
  }
  const inserted = addToText(content)
  return {
    fields,
    content: inserted ?? content,
    written: content === written ? (inserted ?? written) : (addToText(written) ?? written),
    isInText: inserted !== null,
  }
}

/** A line more: at the end of a text, or as an item of a list. */
function appendTo(value: unknown, line: string): unknown {
  if (Array.isArray(value)) return value.includes(line) ? value : [...(value as unknown[]), line]
  const text = typeof value === 'string' ? value.trimEnd() : ''
  return text === '' ? line : `${text}\n${line}`
}

/** Whether a change keeps within what a form may hold. */
export const fits = ({ fields, content }: Insertion) =>
  content.length <= limits.builderText &&
  fields.every(({ after }) => (typeof after === 'string' ? after.length <= limits.builderText : isShortList(after)))

const isShortList = (value: unknown) => !Array.isArray(value) || value.length <= limits.list

/** The person's words on one line, as a sentence where they go into a letter. */
export function toLine(text: string, place: TermPlace | null): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return place?.inText.kind === 'letter' && !/[.!?…。؟]$/u.test(line) ? `${line}.` : line
}
