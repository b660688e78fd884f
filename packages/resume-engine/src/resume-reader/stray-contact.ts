import { placeScore } from './address.ts'
import { splitContact } from './contact-segments.ts'
import { emailPattern, isPhone, linkPattern } from './contact-patterns.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

const near = new Set<Section['kind']>(['top', 'contact', 'margin'])

/** Moves contact lines without a heading at the end of the document to a separate section. */
export function separateContact(sections: Section[]): Section[] {
  const holdsEmail = ({ lines }: Section) => lines.some(hasEmail)
  if (sections.some((section) => near.has(section.kind) && holdsEmail(section))) return sections
  const section = sections.findLast((one) => one.kind !== 'other' && holdsEmail(one))
  if (!section) return sections
  const { lines } = section
  let from = lines.findLastIndex(hasEmail)
  let to = from + 1
  while (from > 0 && isReach(lines[from - 1])) from--
  while (to < lines.length && isReach(lines[to])) to++
  if (!lines.slice(from, to).every(isReach)) return sections
  const rest = { ...section, lines: lines.toSpliced(from, to - from) }
  return [...sections.with(sections.indexOf(section), rest), { kind: 'contact', lines: lines.slice(from, to) }]
}

const hasEmail = (line: Line) => emailPattern.test(line.text)

/** A line with contact details only. */
function isReach(line: Line | undefined): boolean {
  if (!line) return false
  const segments = splitContact([line])
  if (segments.length === 0) return line.text.search(linkPattern) !== -1
  return (
    segments.every(
      ({ label, text }) => label !== null || emailPattern.test(text) || isPhone(text) || placeScore(text) >= 2,
    ) ||
    (hasEmail(line) && segments.length > 1)
  )
}
