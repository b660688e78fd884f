import { buffer } from 'node:stream/consumers'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseJsonResume } from '#engine/json-resume.ts'
import { toUnfinishedResume } from '#engine/model/resume-values.ts'
import { readPosting } from '#engine/postings.ts'
import { documentLimits, DocumentReadError, type DocumentType, readDocument, toPlainText } from '#engine/read.ts'
import { writeResume } from '#engine/write.ts'
import { UsageError } from './usage.ts'

/** A file that cannot be read or written, or is not what it should be. */
export class InputError extends Error {}

const documentTypes = ['pdf', 'docx', 'doc'] as const satisfies readonly DocumentType[]

const toInputError = (error: unknown): never => {
  throw new InputError(error instanceof Error ? error.message : String(error), { cause: error })
}

const readBytes = (file: string): Promise<Buffer> =>
  (file === '-' ? buffer(process.stdin) : readFile(file)).catch(toInputError)

export const saveFile = (file: string, content: string | Uint8Array) => writeFile(file, content).catch(toInputError)

const readText = async (file: string) => (await readBytes(file)).toString('utf8')

export const getExtension = (file: string) => path.extname(file).slice(1).toLowerCase()

/** The type of a document by its option or its name; undefined for other files. */
export function findDocumentType(file: string, type = getExtension(file)): DocumentType | undefined {
  return documentTypes.find((known) => known === type)
}

export async function openDocument(file: string, type: DocumentType) {
  const bytes = await readBytes(file)
  if (bytes.length > documentLimits.fileBytes) throw new DocumentReadError('too-large')
  return readDocument(bytes, type)
}

const describeIssue = ({ path, message }: { path: PropertyKey[]; message: string }) => `${path.join('.')}: ${message}`

/** The form of a JSON Resume. */
export async function openJsonResume(file: string) {
  const values = parseJsonResume(await readText(file))
  const form = values && toUnfinishedResume(values)
  if (!form) throw new InputError(`${file} is not a JSON Resume.`)
  if (!form.success) throw new InputError(`${file}: ${form.error.issues.map(describeIssue).join('. ')}`)
  return form.data
}

/** A resume in any format, as plain text. */
export async function openResumeText(file: string, type?: string): Promise<string> {
  const documentType = findDocumentType(file, type)
  if (documentType) return toPlainText(await openDocument(file, documentType))
  if (type !== undefined && type !== 'json' && type !== 'txt') throw new UsageError(`There is no type ${type}.`)
  if ((type ?? getExtension(file)) === 'json') return writeResume(await openJsonResume(file)).text
  const text = await readText(file)
  if (text.trim() === '') throw new InputError(`${file} is empty.`)
  return text
}

/** A posting's text and title. */
export async function openPosting(file: string): Promise<{ description: string; position: string }> {
  const text = await readText(file)
  const isHtml = ['html', 'htm'].includes(getExtension(file))
  const { description, position } = isHtml ? readPosting(text, '') : { description: text, position: '' }
  if (description.trim() === '') throw new InputError(`${file} has no posting that can be read.`)
  return { description, position }
}
