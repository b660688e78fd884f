import { findSpan } from './dates.ts'
import { type Cell, type Line, withCells } from './lines.ts'

const longest = 30
const sameColumn = 3

/** Joins date ranges that are split over cells, or over two lines of a narrow column. */
export function joinDates(lines: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines.map(joinDateCells)) {
    const above = whole.at(-1)
    const joined = above && (besideText(above, line) ?? brokenByEdge(above, line))
    if (!joined) {
      whole.push(line)
      continue
    }
    whole[whole.length - 1] = withCells(above, joined.above)
    if (joined.below.length > 0) whole.push(withCells(line, joined.below))
  }
  return whole
}

const maxDateCells = 6

/** Joins cells such as `Jun 2021 –` and `Dec 2022`, or a cell for each month and year. */
function joinDateCells(line: Line): Line {
  for (let from = 0; from < line.cells.length - 1; from++) {
    const last = Math.min(line.cells.length, from + maxDateCells)
    for (let to = last; to > from + 1; to--) {
      const joined = joinedCell(line.cells.slice(from, to))
      if (joined) return joinDateCells(withCells(line, line.cells.toSpliced(from, to - from, joined)))
    }
  }
  return line
}

/** One cell, if a date begins in the first cell and ends in the last. */
function joinedCell(cells: Cell[]): Cell | null {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last || cells.some(({ text }) => text.length > maxTextLength)) return null
  const text = cells.map((cell) => cell.text).join(' ')
  const span = findSpan(text)
  const crosses = span && span.index < first.text.length && span.index + span.length > text.length - last.text.length
  return crosses ? { text, x: first.x, right: last.right } : null
}

interface Joined {
  above: Cell[]
  below: Cell[]
}

const maxTextLength = 110

/** Joins a range that is wrapped at the right edge: `Clerk, Acme May 2019 –` and `today`. */
function brokenByEdge(above: Line, line: Line): Joined | null {
  const [last, first] = [above.cells.at(-1), line.cells[0]]
  if (!last || !first || above.isBullet || line.isBullet || last.text.length > maxTextLength) return null
  const text = `${last.text} ${first.text}`
  const span = findSpan(text)
  const end = span ? span.index + span.length : 0
  const before = findSpan(last.text)
  const isBroken = span?.isRange && span.index < last.text.length && end > last.text.length + 1
  if (!isBroken || (before?.isRange && before.end !== null)) return null
  return {
    above: above.cells.with(above.cells.length - 1, { ...last, text: text.slice(0, end) }),
    below: [{ ...first, text: text.slice(end).trim() }, ...line.cells.slice(1)].filter((cell) => cell.text !== ''),
  }
}

function besideText(above: Line, line: Line): Joined | null {
  for (const [index, cell] of above.cells.entries()) {
    const below = line.cells.find((other) => isUnder(cell, other))
    if (!below || cell.text.length > longest || below.text.length > longest || findSpan(below.text)?.isRange) continue
    const text = `${cell.text} ${below.text}`
    if (!isWhole(text) || isWhole(cell.text)) continue
    const cells = above.cells.with(index, { ...cell, text })
    return { above: cells, below: line.cells.filter((other) => other !== below) }
  }
  return null
}

/** A complete date range and nothing else. */
function isWhole(text: string): boolean {
  const span = findSpan(text)
  return (
    span !== null && span.isRange && text.length - span.length < 3 && (span.end !== null || !/[-–—]\s*$/.test(text))
  )
}

const isUnder = (cell: Cell, other: Cell) =>
  Math.abs(cell.x - other.x) < sameColumn || Math.abs(cell.right - other.right) < sameColumn
