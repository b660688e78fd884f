import { Parser } from 'htmlparser2'
import { DocumentReadError } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

/** The tree of an XML part of a Word document. Declares no entities, reads nothing else, and keeps no comments. */
export function parseXml(source: string): XmlNode {
  if (source.lastIndexOf('<') > source.lastIndexOf('>')) throw new DocumentReadError('unreadable')
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node: XmlNode = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(node)
        open.push(node)
        if (open.length > documentLimits.xmlDepth) throw new DocumentReadError('too-large')
      },
      onclosetag: () => void open.pop(),
      ontext(text) {
        const node = open.at(-1)
        if (node) node.text += text
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new DocumentReadError('unreadable')
      },
      oncdatastart() {
        throw new DocumentReadError('unreadable')
      },
    },
    { xmlMode: true },
  )
  parser.end(source)
  return root
}

/** The first child of that name, by a path of names. */
export function find(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let current = node
  for (const name of path) current = current?.children.find((child) => child.name === name)
  return current
}

export const attribute = (node: XmlNode | undefined, name: string): string | undefined => node?.attributes[name]
