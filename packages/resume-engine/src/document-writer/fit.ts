import type { DocumentOutline } from '#engine/document-outline/document-outline.ts'
import { type DesignOptions, designSizes } from '#engine/model/designs.ts'
import { resolveDesign } from './designs.ts'
import { toPageData } from './page-data.ts'
import type { OutlineKind } from './parts.ts'
import { query } from './typst.ts'

/** How far a document reaches: its pages, and how far down the last one, in points. */
export interface Extent {
  pageCount: number
  bottom: number
}

/** A last page with less of it filled looks like a mistake. */
const nearlyEmpty = 1 / 3
/** Smaller text is the person's own choice. */
const minSize = 9
/** Longer documents have many pages: nobody minds how full the last one is, and each measurement takes long. */
const maxCharacters = 15_000
/** Even the least room for a text saves less than half of its length. */
const maxPagesForOne = 2

/**
 * The options that a document is written with: those of the person, with less space and a little smaller text where that
 * saves a last page that is nearly empty, or where all is to be on one page.
 */
export async function fitDesign(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions,
  known?: Extent,
): Promise<DesignOptions> {
  const isOnePage = options.spacing === 'one-page'
  if (options.spacing !== undefined && !isOnePage) return options
  const own: DesignOptions = { ...options, spacing: getOwnSpacing(options) }
  if (kind === 'record' || outline.blocks.reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) return own
  const measure = (design: DesignOptions) => measureExtent(outline, kind, design)
  const { pageCount, bottom } = known ?? (await measure(own))
  const { margin, paper } = resolveDesign(own, kind)
  const filled = (bottom - margin.y) / (paper.height - 2 * margin.y)
  if (pageCount === 1 || (isOnePage ? pageCount - 1 + filled > maxPagesForOne : filled >= nearlyEmpty)) return own
  const fits = async (design: DesignOptions) => (await measure(design)).pageCount <= (isOnePage ? 1 : pageCount - 1)
  const isReadable = (step: DesignOptions) => step.size === own.size || resolveDesign(step, kind).size >= minSize
  const steps = listSteps(own, isOnePage).filter((step) => isOnePage || isReadable(step))
  const last = steps.pop()
  if (!last || !(await fits(last))) return own
  for (const step of steps) if (await fits(step)) return step
  return last
}

/** The spacing of a design before it is fitted to its pages. */
export const getOwnSpacing = ({ spacing }: DesignOptions) =>
  spacing === undefined || spacing === 'one-page' ? 'normal' : spacing

/** Designs that need less room than this one, the roomiest first. A size that the person chose stays where nobody asks for one page. */
function listSteps(own: DesignOptions, isOnePage: boolean): DesignOptions[] {
  const smaller = designSizes.slice(0, designSizes.indexOf(own.size) + 1).toReversed()
  const sizes = isOnePage || own.size === 'normal' ? smaller : [own.size]
  return sizes
    .flatMap((size) => (['normal', 'snug', 'tight'] as const).map((spacing) => ({ ...own, size, spacing })))
    .slice(1)
}

async function measureExtent(outline: DocumentOutline, kind: OutlineKind, design: DesignOptions): Promise<Extent> {
  const [end] = await query({ ...toPageData(outline, kind, design), isMeasured: true }, 'end')
  return end as Extent
}
