import type { Credentials } from '#contract/applications.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import { findEncryptedCredentials } from './applications.store.ts'

export const passwordContext = (applicationId: string) => `job_applications/${applicationId}/site_password`

/** Decrypts the sign-in of a job site. The reveal is audited in the same transaction. */
export async function revealCredentials(
  { db, jobs, encryption }: TransactionContext & { encryption: Encryption },
  actor: Actor,
  id: string,
): Promise<Credentials> {
  return db.transaction(async (tx) => {
    const application = await findEncryptedCredentials(tx, actor, id)
    if (!application) throw notFound('Application not found')
    const { userId } = application
    await recordEvent({ db: tx, jobs }, actor, { type: 'credentials.revealed', userId, applicationId: id })
    return {
      siteUsername: application.siteUsername,
      sitePassword: application.sitePassword && encryption.decrypt(application.sitePassword, passwordContext(id)),
    }
  })
}
