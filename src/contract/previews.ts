import { z } from 'zod/mini'
import { letterForm, resumeForm } from './builders.ts'
import { designOptions } from './designs.ts'
import { limits, text } from './fields.ts'

const line = z._default(text(limits.name), '')
const previewText = z._default(text(limits.builderText), '')

/** The input of a preview: the finished text, or, where that is empty, the form it would be written from. */
export const previewBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resume'),
    content: previewText,
    form: z.prefault(z.extend(resumeForm, { fullName: line, email: line }), {}),
    design: designOptions,
  }),
  z.object({
    kind: z.literal('cover-letter'),
    content: previewText,
    form: z.prefault(letterForm, {}),
    design: designOptions,
  }),
])
export type PreviewBody = z.output<typeof previewBody>

/** Later pages of a preview are counted and not sent. */
export const maxPreviewPages = 10

/** The pages of the PDF as SVG images. Lengths are in points. */
export const documentPreview = z.object({
  width: z.number(),
  height: z.number(),
  pages: z.array(z.string()).check(z.maxLength(maxPreviewPages)),
  pageCount: z.int(),
  lastPageLines: z.int(),
})
export type DocumentPreview = z.output<typeof documentPreview>

/** Takes a `PreviewBody` by POST and answers a `DocumentPreview`. */
export const previewPath = '/api/preview-document'
