import type { LetterForm } from '#engine/model/forms.ts'
import { oneLine } from './lines.ts'

const contact =
  /\b(?:address|send|direct|submit|forward|email)\s(?:[^.\n]{0,40}\s)?to:?\s+((?:Mr|Mrs|Ms|Mx|Dr|Prof)\b\.?)((?:\s+\p{Lu}[\p{L}'’-]{1,30}){1,3})/u

/** The person that the posting asks to write to, with a form of address: "Ms. Lucia Moreno". */
export function findContact({
  jobDescription,
  requirements,
}: LetterForm['jobDetails']): { full: string; greeted: string } | null {
  const [, form = '', names = ''] = contact.exec(`${jobDescription}\n${requirements}`) ?? []
  const parts = oneLine(names).split(' ')
  return form === '' ? null : { full: `${form} ${parts.join(' ')}`, greeted: `${form} ${parts.at(-1)}` }
}
