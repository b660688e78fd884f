import { findScriptFaces } from './faces.ts'
import type { ResolvedDesign } from './designs.ts'
import type { Part } from './parts.ts'

/* Word and Typst place lines differently. Typst measures from baseline to the top of capitals, Word from line to line. With lines of an exact height, both set the same number of lines on a page. */

/** The share of a line of exact height that is above its baseline. */
const aboveBaseline = 0.8

/** Above and below a part, in points. Without them, it is as close as a line of the same paragraph. */
interface Room {
  above?: number
  below?: number
}

const ofLatinFont = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u
const arabic = /\p{Script=Arabic}/u

const getSize = (kind: Part['kind'], design: ResolvedDesign) => {
  if (kind === 'title') return design.name.size
  if (kind === 'headline' || kind === 'heading' || kind === 'contact') return design[kind].size
  return design.size
}

function getRoom({ kind, lead, text }: Part, design: ResolvedDesign): Room {
  const { size } = design
  // Below the lowest vowel signs of Arabic.
  const extra = arabic.test(lead + text) ? 0.35 * size : 0
  if (kind === 'title') return { above: 0, below: design.name.below + extra }
  if (kind === 'headline' || kind === 'contact') return { above: 0, below: design[kind].below }
  if (kind === 'heading') return { above: design.heading.above, below: design.heading.below + extra }
  if (kind === 'entry' || kind === 'dates') return { above: design.entryGapEm * size, below: design.leadingEm * size }
  return {}
}

function getCapitals(part: Part, design: ResolvedDesign) {
  const text = part.lead + part.text + part.aside
  const heights = findScriptFaces(text).map(({ capitalEm }) => capitalEm)
  const isLatin = heights.length === 0 || part.kind === 'bullet' || ofLatinFont.test(text)
  return Math.max(...heights, isLatin ? design.font.capitalEm : 0) * getSize(part.kind, design)
}

/** The height of a line in points. */
export const getLineHeight = (part: Part, design: ResolvedDesign) =>
  getCapitals(part, design) + design.leadingEm * getSize(part.kind, design)

/** Below the baseline of a heading, before its rule, in whole points as Word has them. */
export const getRuleSpace = (part: Part, design: ResolvedDesign, padding: number) =>
  Math.max(0, Math.round(padding - (1 - aboveBaseline) * getLineHeight(part, design)))

/** From the bottom of the last line of a part to the top of the first line of the next, in points. `more` is added. */
export function getGap(part: Part, next: Part, design: ResolvedDesign, more = 0): number {
  const { below } = getRoom(part, design)
  const { above } = getRoom(next, design)
  const usual = design.leadingEm * design.size
  const room = below === undefined && above === undefined ? usual : Math.max(below ?? 0, above ?? 0)
  const gap = spaced.has(next.kind) && next.afterGap ? design.gapEm * design.size : 0
  const fromBaseline = room + gap + more + getCapitals(next, design)
  const descent = (1 - aboveBaseline) * getLineHeight(part, design)
  return Math.max(0, fromBaseline - descent - aboveBaseline * getLineHeight(next, design) + getRule(part, design))
}

/** Headings and titles have their own spacing. */
const spaced = new Set<Part['kind']>(['entry', 'dates', 'bullet', 'subject', 'paragraph'])

/** How much higher the rule of a heading is in Word. */
function getRule(part: Part, design: ResolvedDesign) {
  const { rule, rulePadding } = design.heading
  if (part.kind !== 'heading' || rule === 0) return 0
  return rulePadding - getRuleSpace(part, design, rulePadding) - rule
}

/** The margins above and below: the first baseline and the last one are as high as in the .pdf. */
export function getMargins(first: Part | undefined, design: ResolvedDesign) {
  const { y } = design.margin
  if (!first) return { top: y, bottom: y }
  const line = design.size * (design.font.capitalEm + design.leadingEm)
  return {
    top: y + getCapitals(first, design) - aboveBaseline * getLineHeight(first, design),
    bottom: y - (1 - aboveBaseline) * line,
  }
}
