import { withFileSource, type ByteSource, releaseBuffer, findZipDirectory } from '@foothold/resume-engine/zip'
import { isDoc } from './doc.ts'
import { isDocx } from './docx.ts'

const margin = 1024
const window = 64 * 2 ** 10
/** With the character after it. */
const maxMarkupLength = 16
const markup = /<(script|html|iframe|body)\b|<svg[\s>]|<!doctype|<\?php/i

/** Markup that a browser or a server could run. */
const hasMarkup = (bytes: Buffer) => markup.test(bytes.toString('latin1'))

/** The same for a whole file, one window at a time. Each window finds the markup that begins in it. */
async function hasMarkupAnywhere(source: ByteSource) {
  for (let at = 0; at < source.size; at += window) {
    const seen = await source.read(at, window + maxMarkupLength)
    const found = seen.toString('latin1').search(markup)
    releaseBuffer(seen)
    if (found >= 0 && found < window) return true
  }
  return false
}

const containsZip = async (source: ByteSource) => (await findZipDirectory(source)) !== null
const containsPdfHeader = (head: Buffer) => head.includes('%PDF-')

async function isPdf(source: ByteSource) {
  const head = await source.read(0, margin)
  const tail = await source.readLast(margin)
  const end = tail.lastIndexOf('%%EOF')
  return end >= 0 && !hasMarkup(head) && !hasMarkup(tail.subarray(end)) && !(await containsZip(source))
}

async function isOnlyDoc(source: ByteSource) {
  const head = await source.read(0, margin)
  return !containsPdfHeader(head) && (await isDoc(source)) && !(await containsZip(source))
}

async function isOnlyDocx(source: ByteSource) {
  const head = await source.read(0, margin)
  return !containsPdfHeader(head) && !hasMarkup(head) && isDocx(source)
}

/** Pictures are reencoded before they are stored. Those with other content are refused nevertheless. */
async function isOnlyPicture(source: ByteSource) {
  const head = await source.read(0, margin)
  return !containsPdfHeader(head) && !(await hasMarkupAnywhere(source)) && !(await containsZip(source))
}

interface Kind {
  contentType: string
  starts: string[]
  matches: (source: ByteSource) => Promise<boolean>
}

const kinds: Kind[] = [
  { contentType: 'application/pdf', starts: ['%PDF-'], matches: isPdf },
  { contentType: 'application/msword', starts: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'], matches: isOnlyDoc },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    starts: ['PK\x03\x04'],
    matches: isOnlyDocx,
  },
  { contentType: 'image/jpeg', starts: ['\xff\xd8\xff'], matches: isOnlyPicture },
  { contentType: 'image/png', starts: ['\x89PNG\r\n\x1a\n'], matches: isOnlyPicture },
  { contentType: 'image/gif', starts: ['GIF87a', 'GIF89a'], matches: isOnlyPicture },
]

/** The type of a file by its content; null for other types, and for files that are two types at once. */
export async function detectContentType(path: string): Promise<string | null> {
  return withFileSource(path, async (source) => {
    const head = (await source.read(0, 8)).toString('latin1')
    const kind = kinds.find(({ starts }) => starts.some((start) => head.startsWith(start)))
    return kind && (await kind.matches(source)) ? kind.contentType : null
  })
}
