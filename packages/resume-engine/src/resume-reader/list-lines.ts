import { findSpan } from './dates.ts'
import type { Line } from './lines.ts'
import { continuesParagraph } from './paragraphs.ts'
import { withoutBullet } from './text.ts'
import { findColumnEdge, isBelowAlike, isFullBefore } from './wrapped-lines.ts'

const separators = /[,،，、;；|•●▪◦∙·\t\n]|\s[–—/]\s/u
const labelled = /^[^,:：;]{2,40}[:：]\s/u

/**
 * Joins the wrapped lines of a list. Names continue in lower case. Lists of `terms` continue after a separator, or where a
 * narrow column was full.
 */
export function joinListLines(lines: Line[], kind: 'terms' | 'names', getText = (line: Line) => line.text): string[] {
  const texts: string[] = []
  const edge = Math.max(...lines.map((line) => line.right))
  let previous: Line | undefined
  for (const line of lines) {
    const text = withoutBullet(getText(line))
    const last = texts.at(-1)
    const isOpen =
      previous !== undefined &&
      last !== undefined &&
      (/[,،，、]$/.test(previous.text) ||
        (line.cells.length === 1 && continuesParagraph(previous, line, edge) && isUnfinished(previous, text, kind)) ||
        (kind === 'terms' ? isWrapped(previous, line, last, lines) : isWrappedName(previous, line, lines)))
    if (isOpen) texts.push(`${texts.pop()} ${text}`)
    else texts.push(text)
    previous = line
  }
  return texts
}

function isUnfinished(previous: Line, text: string, kind: 'terms' | 'names'): boolean {
  const before = withoutBullet(previous.text)
  return kind === 'names' ? /^\p{Ll}(?!\p{Lu})/u.test(text) && !/^\p{Ll}/u.test(before) : separators.test(before)
}

/** A list with separators or a label that continues below a full line. */
function isWrapped(previous: Line, line: Line, last: string, lines: Line[]): boolean {
  const isList = separators.test(last) || labelled.test(last)
  const isNew = labelled.test(line.text) || line.cells.length > 1 || previous.cells.length > 1
  return isList && !isNew && isBelowAlike(previous, line) && isFullBefore(previous, line, findColumnEdge(line, lines))
}

/** A name without a year that continues below a full line and ends with a year. */
function isWrappedName(previous: Line, line: Line, lines: Line[]): boolean {
  const isEnd = findSpan(previous.text) === null && /(?:19|20)\d\d\W*$/.test(line.text)
  return isEnd && isBelowAlike(previous, line) && isFullBefore(previous, line, findColumnEdge(line, lines))
}
