import { zipSync, type Zippable } from 'fflate'
import sharp from 'sharp'
import { uploadRules, type UploadPurpose } from '#contract/files.ts'
import type { TestApp } from '#test/harness.ts'

export const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

/** A PDF of exactly that many bytes. */
export function pdf(size = 600) {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstream\n'
  const end = '\nendstream\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(head + 'x'.repeat(size - head.length - end.length) + end)
}

const text = (value: string) => new TextEncoder().encode(value)
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const wordParts = (mainType = `${types.docx}.main+xml`): Record<string, Uint8Array> => ({
  '[Content_Types].xml': text(
    `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
  ),
  'word/document.xml': text(
    `<?xml version="1.0"?><w:document xmlns:w="${wordNamespace}"><w:body><w:p/></w:body></w:document>`,
  ),
})

export const zip = (parts: Zippable) => Buffer.from(zipSync(parts))
export const docx = (more: Zippable = {}) => zip({ ...wordParts(), ...more })

const sector = 512
const end = 0xfffffffe

function directoryEntry(name: string, type: number, start: number, size: number) {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry[66] = type
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** An OLE container with one stream, by default that of a Word document. */
export function ole({ stream = 'WordDocument', also = '', start = 0xa5ec } = {}) {
  const header = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(end, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(sector, 0xff)
  const chain = [0xfffffffd, end, 3, 4, 5, 6, 7, 8, 9, end]
  for (const [index, next] of chain.entries()) table.writeUInt32LE(next, index * 4)
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, end, 0),
    directoryEntry(stream, 2, 2, 4096),
    directoryEntry(also, also ? 1 : 0, 0, 0),
    Buffer.alloc(128),
  ])
  const content = Buffer.alloc(8 * sector)
  content.writeUInt16LE(start)
  return Buffer.concat([header, table, directory, content])
}

/** A picture; with `noise` it cannot be compressed. */
export async function picture(format: 'jpeg' | 'png' | 'gif' = 'png', { side = 64, noise = false } = {}) {
  const blank = { width: side, height: side, channels: 3 as const, background: '#14564a' }
  const create = noise ? { ...blank, noise: { type: 'gaussian' as const, mean: 128, sigma: 30 } } : blank
  return sharp({ create }).toFormat(format).toBuffer()
}

type Calls = Awaited<ReturnType<TestApp['signIn']>>
interface Announcement {
  fileName?: string | null
  contentType?: string | null
  size?: number | null
  purpose?: UploadPurpose
}

export const announce = async (calls: Calls, body: Announcement = {}): Promise<string> => {
  const reply = await calls.post('/api/objects/upload', body)
  if (reply.status !== 200) throw new Error(`The announcement was answered ${reply.status}: ${reply.text}`)
  return reply.body.uploadURL
}

export const send = (calls: Calls, url: string, body: Buffer, contentType = 'application/octet-stream') =>
  calls.put(url, body, { 'content-type': contentType })

/** Announces and sends a file; returns the URL with the reply to the PUT. */
export async function upload(calls: Calls, body: Buffer, announcement: Announcement = {}) {
  const url = await announce(calls, announcement)
  return { url, id: idIn(url), ...(await send(calls, url, body)) }
}

export const idIn = (url: string) => url.slice('/uploads/'.length, url.indexOf('?'))

export async function withResume(calls: Calls, fileName = 'resume.pdf') {
  const { id } = await upload(calls, pdf(), { fileName })
  const reply = await calls.put('/api/resume', { resumeUrl: `/objects/${id}` })
  if (reply.status !== 200) throw new Error(`The claim was answered ${reply.status}: ${reply.text}`)
  return id
}

export async function withPicture(calls: Calls) {
  const { id } = await upload(calls, await picture(), { purpose: 'picture' })
  const reply = await calls.put('/api/account/profile-picture', { profilePictureUrl: `/objects/${id}` })
  if (reply.status !== 200) throw new Error(`The claim was answered ${reply.status}: ${reply.text}`)
  return id
}

export const getMaxSize = (purpose: UploadPurpose) => uploadRules[purpose].maxSize
