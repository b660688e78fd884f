import type { Line } from './lines.ts'
import { joinListLines } from './list-lines.ts'
import { trimOrnaments, withoutBullet } from './text.ts'

const maxSkillLength = 80
const maxLabelLength = 40
const marksOrBrackets = /[()[\]（）]|[,،，、;；|•●▪◦∙·\t\n]|\s[–—/]\s/gu
const listSign = /[,،，、;；|•●▪◦∙·]/u

/** Reads the skills from any kind of list: separated by commas, bullets or lines, with or without group labels. */
export function readSkills(lines: Line[]): string[] {
  const labels = findLabelCells(lines)
  const shown = lines.filter((line, index) => !isLabelLine(line, lines[index + 1], lines))
  const entries = joinListLines(shown, 'terms', (line) => textWithout(labels, line))
    .flatMap((text) => splitOutside(withoutGroup(text)).map((entry, index) => (index > 0 ? withoutAnd(entry) : entry)))
    .map(withoutRating)
    .filter((entry) => entry.length > 0 && entry.length <= maxSkillLength && /[\p{L}]/u.test(entry))
  return [...new Set(entries)]
}

/** The cells of a line, or its parts if it is a row of tags. */
function splitParts(line: Line): string[] {
  const [only] = line.cells
  if (line.cells.length > 1 || !only) return line.cells.map(({ text }) => text)
  const parts = only.parts ?? []
  const isList = parts.length > 1 && (parts.every((part) => !listSign.test(part)) || isLabelled(parts))
  return isList ? parts : [only.text]
}

const isLabelled = ([label = '', list = '', ...others]: string[]) =>
  others.length === 0 && label.length <= maxLabelLength && !listSign.test(label) && listSign.test(list)

/** Lines with a group label in the first cell: `Tools` next to `Spark, Airflow`, and all lines of the same form. */
function findLabelCells(lines: Line[]): Set<Line> {
  const pairs = lines.filter((line) => splitParts(line).length === 2)
  const labelled = pairs.filter((line) => isLabelled(splitParts(line)))
  return new Set(labelled.length * 2 >= pairs.length ? pairs : labelled)
}

function textWithout(labels: Set<Line>, line: Line): string {
  const parts = splitParts(line)
  return labels.has(line) ? (parts[1] ?? '') : parts.join('\t')
}

/** A group label on a separate line: `Software:`, or a line in another font than the list below. */
function isLabelLine(line: Line, next: Line | undefined, lines: Line[]): boolean {
  if (/[:：]$/.test(line.text)) return next !== undefined && line.text.length <= maxLabelLength
  if (!next || line.isBullet || line.font === next.font || listSign.test(line.text) || line.cells.length > 1)
    return false
  const isCommon = lines.filter(({ font }) => font === line.font).length * 2 > lines.length
  return !isCommon && listSign.test(next.text) && line.text.length <= maxLabelLength
}

const group = /^[^,:：;]{2,40}(?:[:：]\s+|\s[:：]\s*|：)(?=\S)/u

const withoutGroup = (text: string) => text.replace(group, '')

/** Removes the conjunction in `C, C++, and Rust`. */
const withoutAnd = (entry: string) => entry.replace(/^\s*(?:and|und|et)\s+(?=\S)/iu, '')

/** Splits at separators outside of brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: mark, index } of text.matchAll(marksOrBrackets)) {
    if (/[([（]/u.test(mark)) depth++
    else if (/[)\]）]/u.test(mark)) depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      parts.push(text.slice(from, index))
      from = index + mark.length
    }
  }
  return [...parts, text.slice(from)]
}

const ratings = /\s*(?:[★☆●○■□▪▫⬤◯]{2,}|\d{1,3}\s?%|\d\s?\/\s?\d{1,2})\s*$/u
/** Years of experience as job boards print them: `(Less than 1 year)`, `(10+ years)`. */
const experience =
  /\s*(?:[([]|[–—-]\s)\s*(?:(?:less|more) than (?:an?|one|\d{1,2}) |over )?(?:\d{1,2}\s?\+?\s?)?(?:years?|yrs?|months?|mos?)\.?(?: of experience)?\s*[)\]]?\s*$/iu

const withoutRating = (text: string) =>
  trimOrnaments(withoutBullet(text.trim()).replace(ratings, '').replace(experience, '')).replace(/[.。]$/, '')
