import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { jobApplications } from '#server/db/schema.ts'
import type { EncryptedColumn } from '#server/reencrypt.ts'
import { passwordContext } from './credentials.service.ts'

export const sitePasswords: EncryptedColumn = {
  context: passwordContext,
  lockAfter: (tx, id, limit) =>
    tx
      .select({ id: jobApplications.id, encrypted: sql<string>`${jobApplications.sitePassword}` })
      .from(jobApplications)
      .where(and(isNotNull(jobApplications.sitePassword), gt(jobApplications.id, id)))
      .orderBy(asc(jobApplications.id))
      .limit(limit)
      .for('update'),
  store: (tx, { id, encrypted }) =>
    tx.update(jobApplications).set({ sitePassword: encrypted }).where(eq(jobApplications.id, id)),
}
