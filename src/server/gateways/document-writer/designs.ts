import {
  accents,
  designDefaults,
  type DesignName,
  type DesignOptions,
  type DesignSize,
  type FontName,
} from '#contract/designs.ts'

/** The measures of a design. Lengths are in points; those that end in `Em` are relative to the font size of their line. */
interface Design {
  margin: { x: number; y: number }
  size: number
  leadingEm: number
  /** More room between two jobs, and between two paragraphs of a letter. */
  gapEm: number
  /** Between two bullets. */
  bulletGapEm: number
  align: 'start' | 'center'
  columns: 1 | 2
  name: { size: number; trackingEm: number; isBold: boolean; isAccent: boolean; below: number }
  headline: { size: number; below: number; isBold: boolean; isAccent: boolean }
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
    margin: { x: 62, y: 54 },
    size: 10.2,
    leadingEm: 0.62,
    gapEm: 0.55,
    bulletGapEm: 0.58,
    align: 'start',
    columns: 1,
    name: { size: 24, trackingEm: 0, isBold: true, isAccent: false, below: 13 },
    headline: { size: 11.5, isBold: false, isAccent: true, below: 9 },
    headGap: 6,
    headRule: 0,
    heading: { size: 9.6, trackingEm: 0.07, above: 15, below: 6, rule: 0.5, isAccentRule: false, isCentered: false },
  },
  modern: {
    margin: { x: 58, y: 52 },
    size: 10.2,
    leadingEm: 0.62,
    gapEm: 0.6,
    bulletGapEm: 0.58,
    align: 'start',
    columns: 1,
    name: { size: 27, trackingEm: -0.01, isBold: true, isAccent: true, below: 13 },
    headline: { size: 12.5, isBold: false, isAccent: false, below: 9 },
    headGap: 8,
    headRule: 0,
    heading: { size: 9.6, trackingEm: 0.08, above: 17, below: 6.5, rule: 0, isAccentRule: true, isCentered: false },
  },
  compact: {
    margin: { x: 45, y: 40 },
    size: 8.9,
    leadingEm: 0.52,
    gapEm: 0.3,
    bulletGapEm: 0.48,
    align: 'start',
    columns: 1,
    name: { size: 18, trackingEm: 0, isBold: true, isAccent: true, below: 8 },
    headline: { size: 10, isBold: true, isAccent: false, below: 6 },
    headGap: 2,
    headRule: 0,
    heading: { size: 8.4, trackingEm: 0.06, above: 9.5, below: 4, rule: 0.5, isAccentRule: true, isCentered: false },
  },
  'two-column': {
    margin: { x: 46, y: 48 },
    size: 9.2,
    leadingEm: 0.62,
    gapEm: 0.6,
    bulletGapEm: 0.6,
    align: 'start',
    columns: 2,
    name: { size: 25, trackingEm: -0.015, isBold: true, isAccent: false, below: 12 },
    headline: { size: 11.5, isBold: false, isAccent: true, below: 9 },
    headGap: 13,
    headRule: 1.5,
    heading: { size: 8.6, trackingEm: 0.06, above: 15, below: 3.5, rule: 0, isAccentRule: true, isCentered: false },
  },
  executive: {
    margin: { x: 72, y: 60 },
    size: 11,
    leadingEm: 0.6,
    gapEm: 0.6,
    bulletGapEm: 0.55,
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

/** The family in a .pdf, and the face of Word that is most like it. */
const fonts: Record<FontName, { family: string; wordFamily: string }> = {
  'source-serif': { family: 'Source Serif 4', wordFamily: 'Cambria' },
  'eb-garamond': { family: 'EB Garamond', wordFamily: 'Garamond' },
  'stix-two': { family: 'STIX Two Text', wordFamily: 'Times New Roman' },
  'source-sans': { family: 'Source Sans 3', wordFamily: 'Calibri' },
  inter: { family: 'Inter', wordFamily: 'Arial' },
  'noto-sans': { family: 'Noto Sans', wordFamily: 'Segoe UI' },
}

export const ink = '#1a1a1a'
export const quiet = '#595959'

/** The widths and heights of the papers in points. */
const paperSizes = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const

/** Tight spacing as shares of the design's own: enough for a few more lines, and still easy to read. */
const tight = { margin: 0.78, leading: 0.88, gap: 0.65, heading: 0.7 }

function tighten(design: Design): Design {
  const { margin, name, headline, heading } = design
  return {
    ...design,
    margin: { x: margin.x * tight.margin, y: margin.y * tight.margin },
    leadingEm: design.leadingEm * tight.leading,
    gapEm: design.gapEm * tight.gap,
    bulletGapEm: design.bulletGapEm * tight.leading,
    headGap: design.headGap * tight.heading,
    name: { ...name, below: name.below * tight.heading },
    headline: { ...headline, below: headline.below * tight.heading },
    heading: { ...heading, above: heading.above * tight.heading, below: heading.below * tight.heading },
  }
}

/** A design with the person's options. */
export function resolveDesign(options: DesignOptions) {
  const own = designDefaults[options.design]
  return {
    ...(options.spacing === 'tight' ? tighten(designs[options.design]) : designs[options.design]),
    scale: scales[options.size],
    paper: paperSizes[options.paper],
    accent: accents[options.accent ?? own.accent],
    font: fonts[options.font ?? own.font],
  }
}
export type ResolvedDesign = ReturnType<typeof resolveDesign>
