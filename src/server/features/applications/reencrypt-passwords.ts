import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { jobApplications } from '#server/db/schema.ts'
import type { EncryptedColumn } from '#server/reencrypt.ts'
import { passwordContext } from './applications.service.ts'

/** The passwords of job sites. */
export const sitePasswords: EncryptedColumn = {
  context: passwordContext,
  lockAfter: (tx, id, limit) =>
    tx
      .select({ id: jobApplications.id, sealed: sql<string>`${jobApplications.sitePassword}` })
      .from(jobApplications)
      .where(and(isNotNull(jobApplications.sitePassword), gt(jobApplications.id, id)))
      .orderBy(asc(jobApplications.id))
      .limit(limit)
      .for('update'),
  store: (tx, { id, sealed }) =>
    tx.update(jobApplications).set({ sitePassword: sealed }).where(eq(jobApplications.id, id)),
}
