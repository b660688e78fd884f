import { headingKind } from '#engine/resume-reader/headings.ts'
import { hasBullet } from '#engine/resume-reader/text.ts'

const minWidth = 40
const maxWidth = 130
const minFullLines = 2
const year = /\b(?:19|20)\d\d\b/
const digitStart = /^\(?\d{1,2}[.)]\s/

/**
 * Joins the lines of a paragraph that an editor or a mail program wrapped, so that a text reads the same in any width. No
 * character moves: a line break becomes a space. Capitals play no part, so that a text in capitals reads the same too.
 */
export function unwrapLines(text: string): string {
  const plain = text.replaceAll('\r\n', ' \n').replaceAll('\r', '\n')
  const lines = plain.split('\n')
  const width = findWidth(lines)
  let joined = lines[0] ?? ''
  let previous = lines[0] ?? ''
  let isInBullet = hasBullet(previous.trim())
  const hangs = lines.some((line, index) => isHanging(lines[index - 1] ?? '', line))
  for (const line of lines.slice(1)) {
    // A line after a bullet without an indent, or with a year in it, is a separate line.
    const startsLine = isInBullet && indent(line) === 0 && (hangs || year.test(line))
    const isJoined = !startsLine && continues(previous, line, width)
    if (!isJoined) isInBullet = hasBullet(line.trim())
    joined += (isJoined ? ' ' : '\n') + line
    previous = isJoined && line.trim() === '' ? previous : line
  }
  return joined
}

/** The width that a text was wrapped at: more than one line is as long as it can be. 0 for a text that was not. */
function findWidth(lines: string[]): number {
  const width = lines.reduce((longest, line) => Math.max(longest, line.trim().length), 0)
  if (width < minWidth || width > maxWidth) return 0
  const full = lines.filter((line, index) => isFull(line.trim(), lines[index + 1]?.trim() ?? '', width))
  return full.length >= minFullLines ? width : 0
}

function continues(previous: string, line: string, width: number): boolean {
  const [before, after] = [previous.trim(), line.trim()]
  if (after === '' || before === '' || hasBullet(after) || digitStart.test(after)) return false
  if (isHeading(before) || isHeading(after)) return false
  if (/[.!?:]$/.test(before) && !/^\s/.test(line)) return isFull(before, after, width)
  if (isHanging(previous, line)) return true
  if (/(?:^|\s)(?:and|or|the|a|an|of|to|in|for|with|by|from|at|on|as)$|,$/i.test(before) && before.length >= minWidth)
    return true
  return isFull(before, after, width)
}

/** Indented under a bullet. */
const isHanging = (previous: string, line: string) =>
  line.trim() !== '' && !hasBullet(line.trim()) && hasBullet(previous.trim()) && indent(line) >= indent(previous) + 2

const indent = (line: string) => line.length - line.trimStart().length
const isHeading = (line: string) => line.length <= 60 && headingKind(line.trim()) !== null

/** The next word would not have fitted: the line was broken for its width. */
function isFull(before: string, after: string, width: number): boolean {
  const [word = ''] = after.split(/\s/, 1)
  return width > 0 && word !== '' && !word.endsWith(':') && before.length + 1 + word.length > width
}
