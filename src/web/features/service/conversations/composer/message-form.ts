import { z } from 'zod/mini'
import { maxMessage, maxMessageFiles } from '#contract/conversations.ts'
import { id, text } from '#contract/fields.ts'

const attachedFile = z.object({ id, name: z.string(), size: z.number() })
export type AttachedFile = z.infer<typeof attachedFile>

/** The form has the names of the files too, so that a draft can show them. */
export const messageForm = z
  .object({
    text: text(maxMessage),
    files: z.array(attachedFile).check(z.maxLength(maxMessageFiles)),
  })
  .check(
    z.refine(({ text, files }) => text !== '' || files.length > 0, {
      error: 'Please write a message',
      path: ['text'],
    }),
  )
