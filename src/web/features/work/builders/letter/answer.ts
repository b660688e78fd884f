import type { LetterQuestion as Question } from '@foothold/resume-engine/forms'
import { capitalize } from '#web/lib/format/names.ts'

const getFirstWords = (text: string) => text.toLowerCase().split(/\s+/, 3).join(' ')

/** The field with the answer behind or in place of the note that it is about, or beneath what it holds. An answer is one line; a posting keeps its lines. */
export function insertAnswer(value: string, question: Question, typed: string): string {
  const { field, note } = question
  if (field.startsWith('jobDetails.') || field.startsWith('personalInfo.')) return typed
  const answer = typed.replaceAll(/\s+/g, ' ')
  const at = note === '' ? -1 : value.indexOf(note)
  if (at >= 0) {
    // "Closed 410 claims, 60 more than the team" says the note again.
    const keepsNote = question.keepsNote && getFirstWords(answer) !== getFirstWords(note)
    const before = value.slice(0, at)
    const after = value.slice(at + note.length).replace(/^\.(?!\.)/, answer.endsWith('.') ? '' : '.')
    if (field === 'experience.relevantExperience') return insertLine(before, keepsNote ? note : '', answer, after)
    return `${before}${keepsNote ? `${note}. ${capitalize(answer)}` : answer}${after}`
  }
  const separator = field === 'experience.skills' ? ', ' : '\n'
  // The note is in another field: the letter drops that line, because this one repeats it.
  return [value.trimEnd(), question.keepsNote ? `${note}. ${capitalize(answer)}` : answer]
    .filter(Boolean)
    .join(separator)
}

/** A job and what is done there are read from separate lines. What follows a note within a job's line stays in that line: its dates. */
function insertLine(before: string, note: string, answer: string, after: string): string {
  const [rest = ''] = /^[ ]*[,(–-][^\n]*|^[ ]*\d[^\n]*/.exec(after) ?? []
  const line = `${before.replace(/[\s,;:(–-]+$/, '')}${rest.replace(/^\s*\)/, '')}`
  return [line, note, answer, after.slice(rest.length).replace(/^[\s,;.)]+/, '')].filter(Boolean).join('\n')
}

/** The field without a statement that the answer replaces too. */
export function dropStatement(value: string, { drops }: Question): string {
  const at = drops === '' ? -1 : value.indexOf(drops)
  if (at < 0) return value
  return [value.slice(0, at).replace(/[\s•*–-]+$/, ''), value.slice(at + drops.length).replace(/^[\s.;,]+/, '')]
    .filter(Boolean)
    .join('\n')
}
