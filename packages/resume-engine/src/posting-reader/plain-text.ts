import { limits } from '#engine/model/fields.ts'
import { walkHtml } from './walk-html.ts'

/** One line without invisible characters. Joiners stay: words of some scripts and some symbols are made with them. */
export const oneLine = (text: string): string => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim()

const withoutInvisible = (text: string) => text.replaceAll(/(?![\u200c\u200d])\p{Cf}|(?!\s)\p{Cc}/gu, '').toWellFormed()

const hasTags = (text: string) => /<\/?[a-z][^<>]*>/i.test(text)
const hasEntities = (text: string) => /&#?\w{1,32};/.test(text)

/** A short field: its text on one line; empty if it is longer than the field, or says that there is none. */
export function toField(value: unknown): string {
  if (typeof value !== 'string' || value.length > 20 * limits.name) return ''
  const line = oneLine(htmlToText(value, 2 * limits.name + 2))
  return line.length > limits.name || isPlaceholder(line) ? '' : line
}

const placeholders =
  /^(?:n\/?a|none|null|undefined|unknown|unavailable|confidential|tba|tbd|-+|\.+|\[object object\])$/i
const isPlaceholder = (line: string) => placeholders.test(line)

/** Text whose entities were escaped where they should not have been. */
export function decodeEntities(source: string): string {
  let text = ''
  walkHtml(source.replaceAll('<', '&lt;'), { open() {}, close() {}, text: (piece) => void (text += piece) })
  return text
}

/** The text of HTML or of plain text, cut at a word when it is longer. Markup escaped once too often is read as meant. */
export function htmlToText(source: string, max: number = limits.note): string {
  let text = source
  for (let pass = 0; pass < 3 && (pass === 0 || hasTags(text) || hasEntities(text)); pass++) {
    text = stripHtml(text, !hasTags(text))
  }
  return cut(text, max)
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  const end = start.search(/\s\S*$/)
  return (end > max / 2 ? start.slice(0, end) : start.replace(/[\ud800-\udbff]$/, '')).trimEnd()
}

const skipped = new Set(['script', 'style', 'template', 'svg', 'title', 'iframe', 'textarea', 'noembed', 'noframes'])
const lines = new Set('div li tr dt dd header footer main nav form option'.split(' '))
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre section article hr'.split(' '))
const cells = new Set(['td', 'th'])

/** Far more than any field takes, so that what follows has enough to cut from. */
const maxLength = 4 * limits.note

function stripHtml(html: string, keepsLines: boolean): string {
  const out = createLines()
  let skipping = ''
  let depth = 0
  const parted = (tag: string) => {
    if (paragraphs.has(tag)) out.breakLine(2)
    else if (lines.has(tag)) out.breakLine(1)
    else if (cells.has(tag)) out.space()
  }
  walkHtml(html, {
    open(tag) {
      if (skipping) depth += Number(tag === skipping)
      else if (skipped.has(tag)) [skipping, depth] = [tag, 1]
      else {
        parted(tag)
        if (tag === 'li') out.bullet()
        if (tag === 'br') out.newLine()
      }
    },
    close(tag) {
      if (!skipping) parted(tag)
      else if (tag === skipping && --depth === 0) skipping = ''
    },
    text(piece) {
      if (skipping) return
      const [first = '', ...rest] = keepsLines ? piece.split(/\r\n?|\n/) : [piece]
      out.words(first)
      for (const line of rest) {
        out.newLine()
        out.words(line)
      }
    },
    isDone: () => out.length() > maxLength,
  })
  return out.text()
}

/** Collects words into lines: one space between words, at most one blank line between paragraphs. */
function createLines() {
  let text = ''
  let breaks = 0
  let isSpaced = false
  let hasBullet = false
  const add = (word: string) => {
    if (text && breaks > 0) text += '\n'.repeat(breaks)
    else if (text && isSpaced && !hasBullet) text += ' '
    if (hasBullet) text += '- '
    text += word
    breaks = 0
    isSpaced = false
    hasBullet = false
  }
  return {
    words(piece: string) {
      const parts = withoutInvisible(piece).split(/\s+/)
      for (const [index, part] of parts.entries()) {
        if (index > 0) isSpaced = true
        if (part) add(part)
        if (text.length > maxLength) return
      }
    },
    space: () => void (isSpaced = true),
    bullet: () => void (hasBullet = true),
    breakLine(count: number) {
      breaks = Math.max(breaks, count)
      hasBullet = false
    },
    newLine: () => void (breaks = Math.min(breaks + 1, 2)),
    length: () => text.length,
    text: () => text,
  }
}
