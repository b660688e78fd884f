import { findSpan } from './dates.ts'
import { type Line, withCells } from './lines.ts'

/** In points: names are seldom wrapped in wider columns. */
const narrowColumn = 260
const sameStart = 3
const tightSpacing = 1.5

/** The right edge of the text in a line's column. */
export function findColumnEdge(line: Line, lines: Line[]): number {
  const column = lines.filter((other) => Math.abs(other.start - line.start) < sameStart)
  return Math.max(...column.map(({ right }) => right))
}

/** Whether a line is directly below another line with the same font, size and indentation. */
export function isBelowAlike(previous: Line, line: Line): boolean {
  return (
    !line.isBullet &&
    previous.page === line.page &&
    previous.font === line.font &&
    Math.abs(previous.fontSize - line.fontSize) < 0.5 &&
    Math.abs(previous.start - line.start) < (previous.isBullet ? previous.fontSize * 2 : sameStart) &&
    line.baseline - previous.baseline < previous.fontSize * tightSpacing
  )
}

/** Whether the first word of a line would not have fitted on the line above, in a narrow column. */
export function isFullBefore(previous: Line, line: Line, edge: number): boolean {
  if (edge - previous.x > narrowColumn) return false
  const word = line.text.split(/\s/)[0] ?? ''
  const letterWidth = (line.right - line.x) / Math.max(1, line.text.length)
  return previous.right + letterWidth * (word.length + 1) > edge
}

/** Words and marks that never end a name. */
const unfinished = /(?:^|[\s(])(?:of|in|and|for|the|at|de|du|des|di|del|da|do|dos|für|und|der|et|y|e|i|&)$|[,–—/&-]$/iu

/**
 * Joins wrapped names: after `of` or a comma, before a lower-case letter, and where a narrow column was full and the second
 * line is not a name on its own.
 */
export function joinWrappedNames(lines: Line[], namesAlone: (text: string) => boolean): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const previous = joined.at(-1)
    if (previous && goesOn(previous, line, lines, namesAlone)) joined[joined.length - 1] = append(previous, line)
    else joined.push(line)
  }
  return joined
}

function goesOn(previous: Line, line: Line, lines: Line[], namesAlone: (text: string) => boolean): boolean {
  if (previous.cells.length > 1 || line.cells.length > 1 || !isBelowAlike(previous, line)) return false
  const edge = findColumnEdge(line, lines)
  if (previous.text.endsWith(',')) return edge - line.x < narrowColumn
  if (unfinished.test(previous.text)) return true
  if (findSpan(line.text) !== null) return false
  return /^\p{Ll}+(?!\S)/u.test(line.text) || (isFullBefore(previous, line, edge) && !namesAlone(line.text))
}

const append = (previous: Line, line: Line): Line => ({
  ...withCells(previous, [{ text: `${previous.text} ${line.text}`, x: previous.x, right: line.right }]),
  baseline: line.baseline,
})
