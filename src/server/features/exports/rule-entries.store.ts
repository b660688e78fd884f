import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset } from '#server/db/keyset.ts'
import type { KeysetPage } from '#server/db/keyset.ts'
import { approvals, clientRules } from '#server/db/schema.ts'

export function readRules(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(clientRules.createdAt, clientRules.version)
  return db
    .select({ ...getTableColumns(clientRules), keys })
    .from(clientRules)
    .where(and(eq(clientRules.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readApprovals(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(approvals.createdAt, approvals.id)
  const { requestedBy: _requestedBy, ...columns } = getTableColumns(approvals)
  return db
    .select({ ...columns, keys })
    .from(approvals)
    .where(and(eq(approvals.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}
