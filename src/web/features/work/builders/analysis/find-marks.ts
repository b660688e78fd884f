import { get } from 'react-hook-form'
import type { DocumentPreview, PageLine } from '@foothold/resume-engine/preview'
import type { BuilderForm } from './builder-form.ts'
import { findWords, prepareText } from './find-words.ts'
import type { Fix } from './fixes.ts'

/** Findings at one place of the pages. */
export interface PageMark {
  page: number
  /** The edge of the page that is next to the line. */
  side: 'left' | 'right'
  baseline: number
  fixes: Fix[]
}

/** Marks that are closer, in points, would lie on each other on a phone. */
const minDistance = 46

/** Marks for findings, at the lines that they are about. What no line says is marked at the top. */
export function findMarks(
  fixes: readonly Fix[],
  { lines, width }: Pick<DocumentPreview, 'lines' | 'width'>,
  form: BuilderForm,
): PageMark[] {
  const findLine = createLineFinder(lines)
  const placed = fixes
    .flatMap((fix) => {
      const line = listQuotes(fix, form).reduce<PageLine | null>((found, quote) => found ?? findLine(quote), null)
      const { page, left, baseline } = line ?? lines[0] ?? { page: 1, left: 0, baseline: 0 }
      return [{ page, side: left > width / 4 ? ('right' as const) : ('left' as const), baseline, fixes: [fix] }]
    })
    .sort((a, b) => a.page - b.page || a.baseline - b.baseline)
  const marks: PageMark[] = []
  for (const mark of placed) {
    const near = marks.findLast(({ page, side }) => page === mark.page && side === mark.side)
    if (near && mark.baseline - near.baseline < minDistance) near.fixes.push(...mark.fixes)
    else marks.push(mark)
  }
  return marks
}

/** Finds the line in which a quote begins. A quote may run over lines. */
function createLineFinder(lines: readonly PageLine[]) {
  const texts = lines.map(({ text }) => text.trim())
  const searched = prepareText(texts.join(' '))
  let start = 0
  const starts = texts.map((text) => (start += text.length + 1) - text.length - 1)
  return (quote: string): PageLine | null => {
    const found = findWords(searched, quote)
    return (found && lines[starts.findLastIndex((at) => at <= found.start)]) ?? null
  }
}

/** What the page may say of a finding, the closest first: its words, the text of its field, and the entry that the field is in. */
function listQuotes({ evidence, target }: Fix, { values }: BuilderForm): string[] {
  if (target.kind === 'text') return [evidence, target.words]
  if (target.kind !== 'field') return [evidence]
  const value = toText(get(values, target.name))
  const entry: unknown = get(values, target.name.replace(/\.?[^.]+$/, ''))
  const names = typeof entry === 'object' && entry !== null ? Object.values(entry).map(toText) : []
  const words = target.words ? value.slice(target.words.start, target.words.end) : ''
  return [evidence, words, value.split('\n')[0] ?? '', ...names]
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
