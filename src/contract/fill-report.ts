import { z } from 'zod/mini'
import { limits, requiredText } from './fields.ts'

/** A name of the engine that reads forms, such as `notice_period`. */
export const conceptName = z.string().check(z.regex(/^[a-z][a-z0-9_.-]{0,59}$/, 'Unknown concept'))
/** A board such as `greenhouse`; `other` for a form of no known board. */
export const boardName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Unknown board'))

/** What a field of a board means, as a manager corrected it. */
export const fieldMapping = z.object({
  board: boardName,
  /** The label as the form shows it. */
  label: requiredText(limits.name, 'Please send the label'),
  concept: conceptName,
})
export type FieldMapping = z.infer<typeof fieldMapping>

/** A mapping that was offered is for the person who offered it; an accepted one is for everyone. */
export const mappingStates = ['offered', 'accepted', 'rejected'] as const
export type MappingState = (typeof mappingStates)[number]

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
  mappings: z._default(z.array(z.omit(fieldMapping, { board: true })).check(z.maxLength(50)), []),
})
export type FillReport = z.output<typeof fillReport>
