import { z } from 'zod/mini'
import { limits, requiredText } from './fields.ts'

/** A name of the engine that reads forms, such as `notice_period`. */
const conceptName = z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9_.-]*$/, 'Unknown concept'))
/** A board such as `greenhouse`; `other` for a form of no known board. */
const boardName = z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/, 'Unknown board'))

/** What a field of a board means, as a manager corrected it. */
export const fieldMapping = z.object({ board: z.string(), label: z.string(), concept: z.string() })
export type FieldMapping = z.infer<typeof fieldMapping>

/** A mapping that was offered is for the person who offered it; an accepted one is for everyone. */
export const mappingStates = ['offered', 'accepted', 'rejected'] as const
export type MappingState = (typeof mappingStates)[number]

/** The label as the form shows it, and what the manager says that it means. */
const mappingInput = z.object({ label: requiredText(limits.name, 'Please send the label'), concept: conceptName })

const count = z.int().check(z.minimum(0), z.maximum(10_000))

/** What the kit did, sent with the receipt (`fill`). It holds no value of a field. */
export const fillReport = z.object({
  board: boardName,
  /** From opening the form to this receipt. */
  seconds: z.int().check(z.minimum(0), z.maximum(24 * 60 * 60)),
  /** Fields that the kit filled, and those of them that the manager changed. */
  filled: count,
  corrected: count,
  /** What the manager said that fields mean. Others get them once an admin has accepted them. */
  mappings: z._default(z.array(mappingInput).check(z.maxLength(50)), []),
})
export type FillReport = z.output<typeof fillReport>
