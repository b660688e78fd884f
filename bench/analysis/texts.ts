import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Half = 'tune' | 'held'

export interface Text {
  occupation: string
  text: string
}

export interface Texts {
  postings: Text[]
  resumes: Text[]
}

const folder = join(import.meta.dirname, 'texts')

/** The texts of one half: `<half>-<occupation>.txt`, each text below a line that says what it is. */
export function readTexts(half: Half): Texts {
  const texts: Texts = { postings: [], resumes: [] }
  for (const file of readdirSync(folder).filter((name) => name.startsWith(`${half}-`))) {
    const occupation = file.slice(half.length + 1, -'.txt'.length)
    const parts = readFileSync(join(folder, file), 'utf8').split(/^=== (posting|resume)\n/m)
    for (let at = 1; at < parts.length; at += 2) {
      const text = { occupation, text: parts[at + 1]?.trim() ?? '' }
      if (parts[at] === 'posting') texts.postings.push(text)
      else texts.resumes.push(text)
    }
  }
  return texts
}
