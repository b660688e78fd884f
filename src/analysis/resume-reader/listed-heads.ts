import { findSpan } from './dates.ts'
import type { Line } from './lines.ts'
import { withoutBullet } from './text.ts'

const sameLevel = 3

/**
 * Some templates use bullets of the first level for employers and bullets of the second level for achievements. If a section
 * begins this way, removes the first-level bullets on or directly above lines with dates.
 */
export function unlistHeads(lines: Line[]): Line[] {
  const [first, second] = lines
  if (!first?.isBullet) return lines
  const isDatedItself = hasRange(first)
  if (!isDatedItself && (!second || second.isBullet || !hasRange(second))) return lines
  return lines.map((line, index) => {
    const next = lines[index + 1]
    const isHead = isDatedItself ? hasRange(line) : next !== undefined && !next.isBullet && hasRange(next)
    return isHead && isSameLevel(first, line) ? withoutSign(line) : line
  })
}

const hasRange = (line: Line) => line.cells.some(({ text }) => findSpan(text)?.isRange)
const getSign = (line: Line) => line.text.charAt(0)
const isSameLevel = (first: Line, line: Line) =>
  line.isBullet && Math.abs(line.x - first.x) < sameLevel && getSign(line) === getSign(first)

function withoutSign(line: Line): Line {
  const cells = line.cells.map((cell, index) => (index === 0 ? { ...cell, text: withoutBullet(cell.text) } : cell))
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t'), isBullet: false }
}
