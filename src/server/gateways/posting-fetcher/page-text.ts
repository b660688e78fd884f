import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { PostingFetchError } from './posting-fetch-error.ts'

/** The answer as text. Refuses other types, and more than `maxBytes`, compressed or not. */
export async function readPageText(
  response: IncomingMessage,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<string> {
  const type = response.headers['content-type'] ?? ''
  if (!types.includes((type.split(';')[0] ?? '').trim().toLowerCase())) throw new PostingFetchError('type')
  const unpack = unpackers.get((response.headers['content-encoding'] ?? '').trim().toLowerCase())
  if (!unpack) throw new PostingFetchError('type')
  const page = await unpack(await readBytes(response, maxBytes), { maxOutputLength: maxBytes }).catch(throwUnpackError)
  return decode(page, type)
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length']) > maxBytes) throw new PostingFetchError('too-large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new PostingFetchError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const keep: Unpack = async (body) => body
const ungzip: Unpack = promisify(gunzip)
const inflateWhole: Unpack = promisify(inflate)
const inflateBare: Unpack = promisify(inflateRaw)
const unbrotli: Unpack = promisify(brotliDecompress)

/** They stop as soon as their output passes the limit, and work outside the event loop's thread. */
const unpackers = new Map<string, Unpack>([
  ['', keep],
  ['identity', keep],
  ['gzip', ungzip],
  ['x-gzip', ungzip],
  ['br', unbrotli],
  // Some servers send a bare stream under this name; a whole one begins with its method, 8.
  ['deflate', (body, options) => (((body[0] ?? 0) & 0x0f) === 8 ? inflateWhole : inflateBare)(body, options)],
])

function throwUnpackError(error: NodeJS.ErrnoException): never {
  throw new PostingFetchError(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreadable', { cause: error })
}

function decode(page: Buffer, type: string): string {
  const label = markIn(page) ?? charsetIn(type) ?? charsetInMeta(page)
  if (label) return createDecoder(label).decode(page)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(page)
  } catch {
    return new TextDecoder('windows-1252').decode(page)
  }
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

function markIn(page: Buffer): string | null {
  if (page[0] === 0xef && page[1] === 0xbb && page[2] === 0xbf) return 'utf-8'
  if (page[0] === 0xfe && page[1] === 0xff) return 'utf-16be'
  if (page[0] === 0xff && page[1] === 0xfe) return 'utf-16le'
  return null
}

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(text)?.[1]

/** What the page says of itself; a page whose first lines can be read as this is not UTF-16, whatever it says. */
function charsetInMeta(page: Buffer): string | undefined {
  const start = page.toString('latin1', 0, 2_048)
  const label = /<meta\b[^<>]*\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(start)?.[1]
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}
