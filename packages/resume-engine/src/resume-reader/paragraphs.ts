import type { Line } from './lines.ts'
import { withoutBullet } from './text.ts'

/** In points: shorter lines are not wrapped. */
const minWidth = 250
const hyphenated = /\p{Ll}[-‐]$/u

/**
 * Joins wrapped lines, so that each list item and each paragraph is one line. `edge` is the right edge of the text.
 */
export function joinParagraphs(lines: Line[], edge = Math.max(...lines.map((line) => line.right))): string {
  const paragraphs: string[] = []
  let previous: Line | undefined
  for (const line of lines) {
    const text = withoutBullet(line.text.replaceAll('\t', '  '))
    const last = paragraphs.at(-1)
    if (last !== undefined && previous && continuesParagraph(previous, line, edge)) {
      paragraphs[paragraphs.length - 1] =
        hyphenated.test(last) && /^\p{Ll}/u.test(text) ? last.slice(0, -1) + text : `${last} ${text}`
    } else paragraphs.push(text)
    previous = line
  }
  return paragraphs.join('\n')
}

/** A line continues if the next one begins in lower case, or if its first word did not fit. */
export function continuesParagraph(previous: Line, line: Line, edge: number): boolean {
  if (line.isBullet || line.page !== previous.page) return false
  const isNear = line.baseline - previous.baseline < line.fontSize * 1.75
  const isBeneath = Math.abs(line.start - previous.start) < (previous.isBullet ? 30 : 16)
  if (!isNear || !isBeneath) return false
  if (/^[\p{Ll}\d(]/u.test(line.text)) return true
  const [word = ''] = line.text.split(' ')
  const wordWidth = ((line.right - line.x) / line.text.length) * (word.length + 1)
  const isFull = previous.right + wordWidth > edge && previous.right - previous.x > minWidth
  return isFull && !/[.!?;:。]$/.test(previous.text)
}
