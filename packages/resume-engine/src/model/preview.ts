import { z } from 'zod/mini'

/** Later pages of a preview are counted and left out. */
export const maxPreviewPages = 10

/** The pages of the PDF as SVG images. Lengths are in points. */
export const documentPreview = z.object({
  width: z.number(),
  height: z.number(),
  pages: z.array(z.string()).check(z.maxLength(maxPreviewPages)),
  pageCount: z.int(),
  lastPageLines: z.int(),
})
export type DocumentPreview = z.infer<typeof documentPreview>
