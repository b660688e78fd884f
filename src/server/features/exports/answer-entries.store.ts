import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset } from '#server/db/keyset.ts'
import type { KeysetPage } from '#server/db/keyset.ts'
import { clientAnswers, clientFacts, clientQuestions } from '#server/db/schema.ts'

export const readFacts = (db: Queryable, userId: string) =>
  db.select().from(clientFacts).where(eq(clientFacts.userId, userId))

export function readAnswers(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(clientAnswers.createdAt, clientAnswers.id)
  return db
    .select({ ...getTableColumns(clientAnswers), keys })
    .from(clientAnswers)
    .where(and(eq(clientAnswers.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readQuestions(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(clientQuestions.createdAt, clientQuestions.id)
  const { askedBy: _askedBy, ...columns } = getTableColumns(clientQuestions)
  return db
    .select({ ...columns, keys })
    .from(clientQuestions)
    .where(and(eq(clientQuestions.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}
