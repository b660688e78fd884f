import { z } from 'zod/mini'

/** Later pages of a preview are counted and left out. */
export const maxPreviewPages = 10
/** Small text has about 90 lines on a page, in two columns twice as many. */
export const maxPreviewLines = 200 * maxPreviewPages

/** A line of text on a page, which counts from 1. */
const pageLine = z.object({ page: z.int(), left: z.int(), baseline: z.int(), text: z.string() })
export type PageLine = z.infer<typeof pageLine>

/** The pages of the PDF as SVG images, and what they say. Lengths are in points. */
export const documentPreview = z.object({
  width: z.number(),
  height: z.number(),
  pages: z.array(z.string()).check(z.maxLength(maxPreviewPages)),
  pageCount: z.int(),
  lastPageLines: z.int(),
  /** The lines of the pages that are shown, in the order of the text. */
  lines: z.array(pageLine).check(z.maxLength(maxPreviewLines)),
  /** What was typeset. */
  text: z.string(),
  /** Written with less space, or smaller text, than the design has, so that it fits its pages. */
  isFitted: z.boolean(),
})
export type DocumentPreview = z.infer<typeof documentPreview>
