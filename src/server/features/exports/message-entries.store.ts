import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset } from '#server/db/keyset.ts'
import type { KeysetPage } from '#server/db/keyset.ts'
import { files, messageFiles, messages, progressReports } from '#server/db/schema.ts'

/** The messages of a person's conversation; the files themselves are in the folder files. */
export function readMessages(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(messages.createdAt, messages.id)
  const names = db
    .select({ names: sql<string[]>`coalesce(array_agg(${files.id} || ' ' || coalesce(${files.fileName}, '')), '{}')` })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(eq(messageFiles.messageId, messages.id))
  return db
    .select({
      keys,
      id: messages.id,
      writtenBy: sql<string>`case when ${messages.fromClient} then 'you' else 'our team' end`,
      text: messages.text,
      applicationId: messages.applicationId,
      jobInterestId: messages.jobInterestId,
      taskId: messages.taskId,
      files: sql<string[]>`(${names})`,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      readAt: messages.readAt,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** The weekly reports of a person. */
export function readReports(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(progressReports.weekStart, progressReports.id)
  return db
    .select({ ...getTableColumns(progressReports), keys })
    .from(progressReports)
    .where(and(eq(progressReports.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}
