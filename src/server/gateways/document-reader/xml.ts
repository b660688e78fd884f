import { DocumentReadError } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'

export interface XmlNode {
  name: string
  attributes: string
  children: XmlNode[]
  text: string
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The tree of an XML part of a Word document. Declares no entities, reads nothing else, and keeps no comments. */
export function parseXml(source: string): XmlNode {
  const root: XmlNode = { name: '', attributes: '', children: [], text: '' }
  const open = [root]
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    const current = open.at(-1) ?? root
    const text = source.slice(at, start === -1 ? source.length : start)
    if (text !== '') current.text += decodeEntities(text)
    if (start === -1) break
    at = readMarkup(source, start, open)
  }
  return root
}

/** Takes in the markup that begins at `start` and tells where it ends. */
function readMarkup(source: string, start: number, open: XmlNode[]): number {
  if (source.startsWith('<!--', start)) return after(source, '-->', start)
  if (source.startsWith('<?', start)) return after(source, '?>', start)
  if (source.startsWith('<!', start)) throw new DocumentReadError('unreadable')
  const end = after(source, '>', start)
  const tag = source.slice(start + 1, end - 1)
  if (tag.startsWith('/')) {
    if (open.length > 1) open.pop()
    return end
  }
  const isEmpty = tag.endsWith('/')
  const [, name = '', attributes = ''] = /^([^\s/]+)([\s\S]*?)\/?$/.exec(tag) ?? []
  const node: XmlNode = { name, attributes, children: [], text: '' }
  open.at(-1)?.children.push(node)
  if (!isEmpty) open.push(node)
  if (open.length > documentLimits.xmlDepth) throw new DocumentReadError('too-large')
  return end
}

function after(source: string, mark: string, start: number): number {
  const at = source.indexOf(mark, start)
  if (at === -1) throw new DocumentReadError('unreadable')
  return at + mark.length
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The first child of that name, by a path of names. */
export function find(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let current = node
  for (const name of path) current = current?.children.find((child) => child.name === name)
  return current
}

export function attribute(node: XmlNode | undefined, name: string): string | undefined {
  if (!node) return undefined
  const at = node.attributes.indexOf(` ${name}="`)
  if (at === -1) return undefined
  const start = at + name.length + 3
  return decodeEntities(node.attributes.slice(start, node.attributes.indexOf('"', start)))
}
