import type { Line } from './lines.ts'
import { fold, trimOrnaments, withoutBullet } from './text.ts'
import { entryLabels, type EntryLabel } from './words/entry-labels.ts'

interface Labelled {
  kind: EntryLabel
  value: string
}

/** Reads a labelled line: `Position: Clerk`, or label and value in two cells. */
export function readLabelled(line: Line): Labelled | null {
  const [first, ...others] = line.cells
  const text = withoutBullet(line.text.replaceAll('\t', ' '))
  const alone = others.length > 0 ? findKind(first?.text ?? '') : undefined
  if (alone) return { kind: alone, value: trimOrnaments(others.map((cell) => cell.text).join(' ')) }
  const colon = text.search(/[:：]/)
  const kind = colon > 0 ? findKind(text.slice(0, colon)) : undefined
  return kind ? { kind, value: trimOrnaments(text.slice(colon + 1)) } : null
}

const findKind = (text: string) =>
  entryLabels.get(
    fold(withoutBullet(text))
      .replace(/[:：]\s*$/, '')
      .trim(),
  )

/** The labelled title and employer of an entry. */
export function readLabelledNames(lines: Line[]): { position: string; company: string } {
  const found = lines.map(readLabelled)
  const getValue = (kind: EntryLabel) => found.find((one) => one?.kind === kind)?.value ?? ''
  return { position: getValue('position'), company: getValue('company') }
}
