import type { LetterQuestion as Question } from '@foothold/resume-engine/forms'
import { capitalize } from '#web/lib/format/names.ts'

/** The field with the answer behind or in place of the note that it is about, or beneath what it holds. */
export function insertAnswer(value: string, { field, note, keepsNote }: Question, answer: string): string {
  const at = note === '' ? -1 : value.indexOf(note)
  if (at >= 0) {
    const [before, after] = [value.slice(0, at), value.slice(at + note.length)]
    // A job and what is done there are read from separate lines.
    if (field === 'experience.relevantExperience')
      return [before.replace(/[\s,;:]+$/, ''), keepsNote && note, answer, after.replace(/^[\s,;.]+/, '')]
        .filter(Boolean)
        .join('\n')
    return `${before}${keepsNote ? `${note}. ${capitalize(answer)}` : answer}${after}`
  }
  if (field.startsWith('jobDetails.') || field.startsWith('personalInfo.')) return answer
  const separator = field === 'experience.skills' ? ', ' : '\n'
  return [value.trimEnd(), answer].filter(Boolean).join(separator)
}

/** The field without a statement that the answer replaces too. */
export function dropStatement(value: string, { drops }: Question): string {
  const at = drops === '' ? -1 : value.indexOf(drops)
  if (at < 0) return value
  return [value.slice(0, at).trimEnd(), value.slice(at + drops.length).replace(/^[\s.;,]+/, '')]
    .filter(Boolean)
    .join('\n')
}
