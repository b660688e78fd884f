import { asc, eq, gt } from 'drizzle-orm'
import { totpSecrets } from '#server/db/schema.ts'
import type { EncryptedColumn } from '#server/reencrypt.ts'
import { totpContext } from './totp.ts'

export const totpSecretColumn: EncryptedColumn = {
  context: totpContext,
  lockAfter: (tx, id, limit) =>
    tx
      .select({ id: totpSecrets.userId, encrypted: totpSecrets.secret })
      .from(totpSecrets)
      .where(gt(totpSecrets.userId, id))
      .orderBy(asc(totpSecrets.userId))
      .limit(limit)
      .for('update'),
  store: (tx, { id, encrypted }) => tx.update(totpSecrets).set({ secret: encrypted }).where(eq(totpSecrets.userId, id)),
}
