import { writeLetter, writeResume } from '@foothold/resume-engine/write'
import { people } from './people/index.ts'
import { toLetterForm, toResumeForm } from './people/person.ts'

/** Any day will do: the texts must not change with the calendar. */
const day = '2026-11-22'

const askMore = (missing: readonly string[]) => missing.map((question) => `? ${question}\n`).join('')

/** Every text by its file name, with the questions to the person below it. */
export function writeTexts(): Map<string, string> {
  return new Map(
    people.flatMap((person): [string, string][] => {
      const resume = writeResume(toResumeForm(person))
      const letter = writeLetter(toLetterForm(person), day)
      return [
        [`${person.id}.resume.txt`, `${resume.text}\n\n${askMore(resume.missing)}`.trimEnd() + '\n'],
        [`${person.id}.letter.txt`, `${letter.text}\n\n${askMore(letter.missing)}`.trimEnd() + '\n'],
      ]
    }),
  )
}

export const textsFolder = new URL('./texts/', import.meta.url)
