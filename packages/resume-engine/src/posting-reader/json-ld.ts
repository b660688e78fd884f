import { decodeEntities } from './plain-text.ts'

export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

export interface Postings {
  postings: Node[]
  /** What postings refer to, by its `@id`. */
  named: ReadonlyMap<string, Node>
}

const maxPostings = 100

/** Every posting in the blocks of a page, at whatever depth; a posting within a posting is part of it. */
export function findPostings(blocks: unknown[]): Postings {
  const postings: Node[] = []
  const named = new Map<string, Node>()
  const waiting: unknown[] = [...blocks]
  // A queue, for a page may nest more deeply than the stack is.
  for (let next = 0; next < waiting.length && postings.length < maxPostings; next++) {
    const value = waiting[next]
    if (isNode(value)) {
      if (typeof value['@id'] === 'string' && value.name !== undefined) named.set(value['@id'], value)
      if (isPosting(value)) {
        postings.push(value)
        continue
      }
    }
    if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) if (typeof inner === 'object') waiting.push(inner)
    }
  }
  return { postings, named }
}

const isPosting = (node: Node) =>
  toList(node['@type']).some(
    (type) => typeof type === 'string' && /^\s*(?:https?:\/\/schema\.org\/|schema:)?JobPosting\s*$/i.test(type),
  )

/** Parses a block. The most frequent mistakes of pages are corrected; anything else is undefined. */
export function parseJson(block: string): unknown {
  const bare = block.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
  const core = bare.replace(/(?:-->|(?:\/\/\s*)?\]\]>|\/\*\s*\]\]>\s*\*\/|;)\s*$/, '')
  const mended = withEscapedBreaks(core).replaceAll(/,\s*(?=[}\]])/g, '')
  // A set, because most texts have no mistake: the same text is parsed once.
  for (const attempt of new Set([block, core, mended, decodeEntities(mended)])) {
    try {
      return JSON.parse(attempt)
    } catch {
      // The next attempt may do.
    }
  }
  return undefined
}

/** Line breaks inside of strings, which JSON wants escaped. Not by a pattern: a quote that is never closed would cost too much. */
function withEscapedBreaks(json: string): string {
  let text = ''
  let start = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === backslash) at++
    else if (code === quote) inString = !inString
    else if (code < space && inString) {
      text += json.slice(start, at) + (code === lineFeed ? '\\n' : ' ')
      start = at + 1
    }
  }
  return text + json.slice(start)
}

const [quote, backslash, lineFeed, space] = [0x22, 0x5c, 0x0a, 0x20]
