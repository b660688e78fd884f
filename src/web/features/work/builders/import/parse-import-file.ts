import type { ResumeValues } from '@foothold/resume-engine/resume-values'
import { parseJsonResume } from '@foothold/resume-engine/json-resume'
import { normalizePhone } from '../resume/phone.ts'
import { ArchiveError, maxArchiveSize } from './linkedin-archive.ts'
import { parseLinkedInArchive } from './parse-linkedin.ts'

/** The same as for a resume file. A JSON Resume is far smaller. */
const maxJsonSize = 10 * 2 ** 20

export type ParsedFile =
  | { outcome: 'parsed'; from: string; values: ResumeValues; leftOut: string[] }
  | { outcome: 'refused'; message: string }

const refuse = (message: string): ParsedFile => ({ outcome: 'refused', message })

/** Parses a JSON Resume or a LinkedIn export in the browser. Nothing of it is sent. */
export async function parseImportFile(file: File, kind: 'json' | 'zip' | 'csv'): Promise<ParsedFile> {
  if (kind === 'csv')
    return refuse(
      'A single CSV file is only a part of your LinkedIn export. Please choose the .zip file as you got it.',
    )
  if (kind === 'json') {
    const text = file.size > maxJsonSize ? '' : await file.text()
    const values = parseJsonResume(text)
    if (!values) return refuse('This file is not a JSON Resume.')
    const phone = normalizePhone(values.phone)
    return { outcome: 'parsed', from: 'your JSON Resume', values: { ...values, phone }, leftOut: findLeftOut(text) }
  }
  try {
    if (file.size > maxArchiveSize) return refuse('This .zip file is larger than a LinkedIn export can be.')
    const values = parseLinkedInArchive(new Uint8Array(await file.arrayBuffer()))
    return { outcome: 'parsed', from: 'your LinkedIn export', values, leftOut: [] }
  } catch (error) {
    if (error instanceof ArchiveError) return refuse(error.message)
    throw error
  }
}

/** The parts of the JSON Resume schema that the form has no field for. */
function findLeftOut(json: string) {
  const resume: unknown = JSON.parse(json)
  const isFilled = (name: string) => {
    const part: unknown = typeof resume === 'object' && resume !== null ? Reflect.get(resume, name) : undefined
    return Array.isArray(part) && part.length > 0
  }
  return ['interests', 'references'].filter(isFilled)
}
