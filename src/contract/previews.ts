import { z } from 'zod/mini'
import { letterForm, unfinishedResume } from '@foothold/resume-engine/forms'
import { designOptions } from '@foothold/resume-engine/designs'
import { limits, text } from './fields.ts'

const previewText = z._default(text(limits.builderText), '')

/** The input of a preview: the finished text, or, where that is empty, the form it would be written from. */
export const previewBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resume'),
    content: previewText,
    form: z.prefault(unfinishedResume, {}),
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

/** Takes a `PreviewBody` by POST and answers a `DocumentPreview`. */
export const previewPath = '/api/preview-document'
