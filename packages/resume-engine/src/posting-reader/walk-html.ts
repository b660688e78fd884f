import { Tokenizer } from 'htmlparser2'

export interface HtmlVisitor {
  /** An opening tag, in lower case; its content begins at `end`. */
  open(tag: string, attributes: ReadonlyMap<string, string>, end: number): void
  /** A closing tag that begins at `start`. */
  close(tag: string, start: number): void
  /** A piece of text without entities; the text between two tags may come in many. */
  text(piece: string): void
  /** Asked after each text whether enough has been read. */
  isDone?(): boolean
}

const none: ReadonlyMap<string, string> = new Map()
const maxAttributes = 64

/** Passes tags and text in the order they stand, without building a tree: time and memory stay linear in any page. */
export function walkHtml(html: string, visitor: HtmlVisitor): void {
  let tag = ''
  let attributes: Map<string, string> | undefined
  let name = ''
  let value = ''
  const opened = (end: number) => {
    visitor.open(tag, attributes ?? none, end + 1)
    attributes = undefined
  }
  const text = (piece: string) => {
    visitor.text(piece)
    if (visitor.isDone?.()) tokenizer.pause()
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => (tag = html.slice(start, end).toLowerCase()),
      onattribname: (start, end) => {
        name = html.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata: (start, end) => (value += html.slice(start, end)),
      onattribentity: (code) => (value += String.fromCodePoint(code)),
      onattribend: () => {
        attributes ??= new Map()
        if (attributes.size < maxAttributes && !attributes.has(name)) attributes.set(name, value)
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => visitor.close(html.slice(start, end).toLowerCase(), start - 2),
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
