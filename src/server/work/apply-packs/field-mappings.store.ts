import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { kitFigureDays, maxKitBoards } from '#contract/field-mappings.ts'
import { maxListRows } from '#contract/fields.ts'
import type { FieldMapping, FillReport } from '#contract/fill-report.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { applyKitFills, applyKitMappings } from '#server/db/schema.ts'

const { id, board, label, concept, state, offeredBy, offers, createdAt } = applyKitMappings
const reviewed = pick(applyKitMappings, 'id', 'board', 'label', 'concept', 'state', 'offers', 'createdAt', 'decidedAt')

/** Stores what a kit did. It names no person. */
export async function insertFill(db: Queryable, { mappings: _m, ...fill }: FillReport) {
  await db.insert(applyKitFills).values(fill)
}

/** Stores what a person said that a field means. The decision about one that is known stays. */
export async function offerMapping(db: Queryable, personId: string, mapping: FieldMapping) {
  await db
    .insert(applyKitMappings)
    .values({ ...mapping, offeredBy: personId })
    .onConflictDoUpdate({ target: [board, label, concept], set: { offers: sql`${offers} + 1` } })
}

const toField = (mapping: FieldMapping) => `${mapping.board} ${mapping.label}`

/** The accepted mappings, and those that the person offered, which come before an accepted one for the same field. */
export async function listMappingsFor(db: Queryable, personId: string) {
  const isOwn = and(eq(state, 'offered'), eq(offeredBy, personId))
  const rows = await db
    .select({ board, label, concept })
    .from(applyKitMappings)
    .where(or(eq(state, 'accepted'), isOwn))
    .orderBy(desc(eq(state, 'offered')), desc(createdAt), desc(id))
    .limit(maxListRows)
  const first = new Map(rows.toReversed().map((row) => [toField(row), row]))
  return [...first.values()]
}

export function listReviewed(db: Queryable) {
  return db
    .select(reviewed)
    .from(applyKitMappings)
    .orderBy(desc(eq(state, 'offered')), desc(createdAt), desc(id))
    .limit(maxListRows)
}

/** Stores a decision. Undefined if there is no such mapping. The caller has rejected the others for the field. */
export async function storeMappingState(db: Queryable, mappingId: string, decision: 'accepted' | 'rejected') {
  const [stored] = await db
    .update(applyKitMappings)
    .set({ state: decision, decidedAt: sql`now()` })
    .where(eq(id, mappingId))
    .returning(reviewed)
  return stored
}

/** Locks all mappings for the field of this one. Undefined if there is no such mapping. */
export async function lockField(db: Queryable, mappingId: string) {
  const [found] = await db.select({ board, label }).from(applyKitMappings).where(eq(id, mappingId))
  if (!found) return undefined
  await db
    .select({ id })
    .from(applyKitMappings)
    .where(and(eq(board, found.board), eq(label, found.label)))
    .orderBy(id)
    .for('update')
  return found
}

/** Rejects the accepted mapping for a field, except this one. */
export async function rejectOthers(db: Queryable, mappingId: string, field: { board: string; label: string }) {
  await db
    .update(applyKitMappings)
    .set({ state: 'rejected', decidedAt: sql`now()` })
    .where(and(eq(board, field.board), eq(label, field.label), ne(id, mappingId), eq(state, 'accepted')))
}

export function countFills(db: Queryable) {
  const receipts = sql<number>`count(*)::int`
  return db
    .select({
      board: applyKitFills.board,
      receipts,
      seconds: sql<number>`(percentile_cont(0.5) within group (order by ${applyKitFills.seconds}))::int`,
      filled: sql<number>`sum(${applyKitFills.filled})::int`,
      corrected: sql<number>`sum(${applyKitFills.corrected})::int`,
    })
    .from(applyKitFills)
    .where(gt(applyKitFills.createdAt, sql`now() - make_interval(days => ${kitFigureDays})`))
    .groupBy(applyKitFills.board)
    .orderBy(desc(receipts), applyKitFills.board)
    .limit(maxKitBoards)
}
