import { isInEnglish } from '#engine/writer/language.ts'
import { listReplacements, loadLinters, plain } from './linters.ts'
import { findPatterns } from './patterns.ts'
import { type Change, isCertain, type Reason, reasons } from './rules.ts'
import { createSpeller, type Speller } from './speller.ts'

/** A text that a person typed, and where. */
export interface TypedText {
  name: string
  text: string
}

/** A sentence as it was typed, and with its corrections. */
export interface CopyEdit {
  name: string
  before: string
  after: string
  reasons: Reason[]
}

const maxEdits = 40
const maxLine = 2_000

/**
 * Corrections of spelling and grammar that are certain, in the order of the texts. `known` holds text whose words are right as
 * they are, such as names, skills and the posting. Nothing for texts in other languages.
 */
export async function proposeEdits(texts: readonly TypedText[], known: string): Promise<CopyEdit[]> {
  if (!isInEnglish(texts.map(({ text }) => text))) return []
  const lines = texts
    .filter(({ text }) => isInEnglish([text]))
    .flatMap(({ name, text }) => text.split('\n').map((line) => ({ name, line })))
    .filter(({ line }) => line.trim() !== '' && line.length <= maxLine)
  const speller = await createSpeller(
    lines.map(({ line }) => line),
    known,
  )
  const edits: CopyEdit[] = []
  for (const { name, line } of lines) {
    edits.push(...toEdits(name, line, await findChanges(line, speller)))
    if (edits.length >= maxEdits) break
  }
  return edits.slice(0, maxEdits)
}

async function findChanges(line: string, speller: Speller): Promise<Change[]> {
  const { grammar } = await loadLinters()
  const changes = Object.entries(await grammar.organizedLints(line, plain)).flatMap(([rule, lints]) =>
    lints.flatMap((lint): Change[] => {
      const reason = reasons.get(rule)
      const { start, end } = lint.span()
      const [after] = listReplacements(lint)
      if (!reason || after === undefined || line.slice(start, end) !== lint.get_problem_text()) return []
      return isCertain({ rule, line, start, end, after }) ? [{ start, end, after, reason }] : []
    }),
  )
  return [...changes, ...findPatterns(line), ...speller(line)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, at, all) => all.slice(0, at).every((earlier) => earlier.end <= start))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The changes of a line by sentence. */
function toEdits(name: string, line: string, changes: readonly Change[]): CopyEdit[] {
  return Array.from(segmenter.segment(line), ({ segment, index }) => {
    const inside = changes.filter(({ start }) => start >= index && start < index + segment.length)
    const before = segment.trim()
    const offset = index + segment.indexOf(before)
    const after = inside.reduceRight(
      (text, change) => text.slice(0, change.start - offset) + change.after + text.slice(change.end - offset),
      before,
    )
    return { name, before, after, reasons: [...new Set(inside.map(({ reason }) => reason))] }
  }).filter(({ before, after }) => after !== before)
}
