import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, maxListRows, timestamp } from './fields.ts'
import { fieldMapping, mappingStates } from './fill-report.ts'

/** How far back the figures of the apply kit reach, in days. */
export const kitFigureDays = 90
/** The most boards that the figures list. */
export const maxKitBoards = 100

export const kitFigures = z
  .array(
    z.object({
      board: z.string(),
      receipts: z.int(),
      /** The median of the seconds from opening the form to the receipt. */
      seconds: z.int(),
      filled: z.int(),
      corrected: z.int(),
    }),
  )
  .check(z.maxLength(maxKitBoards))
export type KitFigures = z.infer<typeof kitFigures>

export const readKitFigures = endpoint('GET', '/api/admin/apply-kit-figures', {
  summary: 'What apply kits did in the last 90 days, by board, those with the most receipts first',
  access: ['admin'],
  fromReplica: true,
  reply: kitFigures,
})

export const reviewedMapping = z.extend(fieldMapping, {
  id,
  state: z.enum(mappingStates),
  /** How often staff offered it. */
  offers: z.int(),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
})
export type ReviewedMapping = z.infer<typeof reviewedMapping>

export const listFieldMappings = endpoint('GET', '/api/admin/field-mappings', {
  summary: 'What staff said that fields of boards mean: those to review first, then the newest, at most 500',
  access: ['admin'],
  fromReplica: true,
  reply: z.array(reviewedMapping).check(z.maxLength(maxListRows)),
})

export const decideFieldMapping = endpoint('PUT', '/api/admin/field-mappings/:id', {
  summary: 'Accepts a mapping for everyone, in place of another one for the same field, or rejects it',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({ state: z.enum(['accepted', 'rejected']) }),
  reply: reviewedMapping,
})
