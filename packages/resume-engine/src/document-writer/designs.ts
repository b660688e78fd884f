import {
  accents,
  designDefaults,
  type DesignName,
  type DesignOptions,
  type DesignSize,
  type FontName,
  type Spacing,
} from '#engine/model/designs.ts'
import type { OutlineKind } from './parts.ts'

/**
 * The measures of a design. Lengths are in points; those that end in `Em` are relative to the font size of their line.
 */
interface Design {
  margin: { x: number; y: number }
  size: number
  /** Between two lines, and between two bullets: Word cannot set paragraphs closer than their lines. */
  leadingEm: number
  /** More room between two jobs, and between two paragraphs of a letter. */
  gapEm: number
  align: 'start' | 'center'
  columns: 1 | 2
  name: { size: number; trackingEm: number; isBold: boolean; isAccent: boolean; below: number }
  headline: { size: number; below: number; isBold: boolean; isAccent: boolean }
  photoWidth: number
  /** Between the head of the page and the first section. */
  headGap: number
  /** The line below the head of the page. */
  headRule: number
  heading: {
    size: number
    trackingEm: number
    above: number
    below: number
    /** The thickness of the line below. */
    rule: number
    isAccentRule: boolean
    isCentered: boolean
  }
}

const designs: Record<DesignName, Design> = {
  classic: {
    photoWidth: 62,
    margin: { x: 62, y: 54 },
    size: 10,
    leadingEm: 0.6,
    gapEm: 0.55,
    align: 'start',
    columns: 1,
    name: { size: 24, trackingEm: 0, isBold: true, isAccent: false, below: 13 },
    headline: { size: 11.5, isBold: false, isAccent: true, below: 9 },
    headGap: 6,
    headRule: 0,
    heading: { size: 9.6, trackingEm: 0.07, above: 15, below: 6, rule: 0.5, isAccentRule: false, isCentered: false },
  },
  modern: {
    photoWidth: 66,
    margin: { x: 58, y: 52 },
    size: 10,
    leadingEm: 0.62,
    gapEm: 0.6,
    align: 'start',
    columns: 1,
    name: { size: 27, trackingEm: -0.01, isBold: true, isAccent: true, below: 13 },
    headline: { size: 12.5, isBold: false, isAccent: false, below: 9 },
    headGap: 8,
    headRule: 0,
    heading: { size: 9.6, trackingEm: 0.08, above: 17, below: 6.5, rule: 0, isAccentRule: true, isCentered: false },
  },
  compact: {
    photoWidth: 50,
    margin: { x: 45, y: 40 },
    size: 9,
    leadingEm: 0.5,
    gapEm: 0.3,
    align: 'start',
    columns: 1,
    name: { size: 18, trackingEm: 0, isBold: true, isAccent: true, below: 8 },
    headline: { size: 10, isBold: true, isAccent: false, below: 6 },
    headGap: 2,
    headRule: 0,
    heading: { size: 8.4, trackingEm: 0.06, above: 9.5, below: 4, rule: 0.5, isAccentRule: true, isCentered: false },
  },
  'two-column': {
    photoWidth: 62,
    margin: { x: 46, y: 48 },
    size: 9,
    leadingEm: 0.62,
    gapEm: 0.6,
    align: 'start',
    columns: 2,
    name: { size: 25, trackingEm: -0.015, isBold: true, isAccent: false, below: 12 },
    headline: { size: 11.5, isBold: false, isAccent: true, below: 9 },
    headGap: 13,
    headRule: 1.5,
    heading: { size: 8.6, trackingEm: 0.06, above: 15, below: 3.5, rule: 0, isAccentRule: true, isCentered: false },
  },
  executive: {
    photoWidth: 66,
    margin: { x: 72, y: 60 },
    size: 11,
    leadingEm: 0.58,
    gapEm: 0.6,
    align: 'center',
    columns: 1,
    name: { size: 25, trackingEm: 0.04, isBold: false, isAccent: true, below: 14 },
    headline: { size: 12.5, isBold: false, isAccent: false, below: 10 },
    headGap: 10,
    headRule: 0,
    heading: { size: 10.2, trackingEm: 0.08, above: 17, below: 7, rule: 0.5, isAccentRule: true, isCentered: true },
  },
}

const scales: Record<DesignSize, number> = { small: 0.92, normal: 1, large: 1.1 }

/** The families, and the heights of their capitals in em. */
const fonts: Record<FontName, { family: string; capitalEm: number }> = {
  'source-serif': { family: 'Source Serif 4', capitalEm: 0.67 },
  'eb-garamond': { family: 'EB Garamond', capitalEm: 0.65 },
  'stix-two': { family: 'STIX Two Text', capitalEm: 0.657 },
  'source-sans': { family: 'Source Sans 3', capitalEm: 0.66 },
  inter: { family: 'Inter', capitalEm: 0.728 },
  'noto-sans': { family: 'Noto Sans', capitalEm: 0.714 },
}

export const ink = '#1a1a1a'
export const quiet = '#595959'

/** The widths and heights of the papers in points. */
const paperSizes = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const

/** Less spacing as shares of the design's own. Tight is enough for a few more lines, and still easy to read. */
const spacingShares: Partial<Record<Spacing, { margin: number; leading: number; gap: number; heading: number }>> = {
  snug: { margin: 0.89, leading: 0.94, gap: 0.82, heading: 0.85 },
  tight: { margin: 0.78, leading: 0.88, gap: 0.65, heading: 0.7 },
}

function setSpacing(design: Design, spacing: Spacing = 'normal'): Design {
  const shares = spacingShares[spacing]
  if (!shares) return design
  const { margin, name, headline, heading } = design
  return {
    ...design,
    margin: { x: margin.x * shares.margin, y: margin.y * shares.margin },
    leadingEm: design.leadingEm * shares.leading,
    gapEm: design.gapEm * shares.gap,
    headGap: design.headGap * shares.heading,
    name: { ...name, below: name.below * shares.heading },
    headline: { ...headline, below: headline.below * shares.heading },
    heading: { ...heading, above: heading.above * shares.heading, below: heading.below * shares.heading },
  }
}

/** Where the mark and the text of a bullet begin. */
const bulletEm = { markEm: 0.15, textEm: 1.15 }

/** A letter has few words, so they are larger and have more room. */
const letter = { leastSize: 11, margin: 1.12, gap: 1.4, headGap: 2.5 }

/** Word knows no other sizes of text. With one size in both files, their lines break at the same words. */
const toHalfPoints = (points: number) => Math.round(points * 2) / 2

/** A design with the person's options: what both writers lay out. */
export function resolveDesign(options: DesignOptions, kind: OutlineKind) {
  const own = designDefaults[options.design]
  const design = setSpacing(designs[options.design], options.spacing)
  const isLetter = kind === 'cover-letter'
  const scale = scales[options.size]
  const { margin, name, headline, heading } = design
  const size = toHalfPoints(Math.max(design.size, isLetter ? letter.leastSize : 0) * scale)
  const contactSize = toHalfPoints(size * 0.94)
  return {
    ...design,
    margin: { x: margin.x * (isLetter ? letter.margin : 1), y: margin.y },
    size,
    gapEm: design.gapEm * (isLetter ? letter.gap : 1),
    /** Above the line of a position, a school or a project. */
    entryGapEm: Math.max(0.6, design.leadingEm),
    name: { ...name, size: toHalfPoints(name.size * scale), below: name.below * scale },
    headline: { ...headline, size: toHalfPoints(headline.size * scale), below: headline.below * scale },
    contact: { size: contactSize, below: design.leadingEm * contactSize },
    headGap: design.headGap * scale * (isLetter ? letter.headGap : 1),
    headRuleAbove: 8 * scale,
    heading: {
      ...heading,
      size: toHalfPoints(heading.size * scale),
      above: heading.above * scale,
      below: heading.below * scale,
      rulePadding: heading.rule > 0 ? 3.2 * scale : 0,
    },
    bullet: bulletEm,
    narrowShare: 0.29,
    columnGutter: 20 * scale,
    /** The width of a photo, and what is between it and the head. */
    photo: { width: design.photoWidth * scale, gap: 14 * scale },
    /** The most room that the head takes of the first page. */
    headRoom: 110 * scale,
    paper: paperSizes[options.paper],
    accent: accents[options.accent ?? own.accent],
    font: fonts[options.font ?? own.font],
  }
}
export type ResolvedDesign = ReturnType<typeof resolveDesign>
