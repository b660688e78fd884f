import type { Deps } from './deps.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { purgeIdempotencyKeys } from './http/idempotency.ts'
import { purgeExpiredSessions } from './http/session.ts'

/** Clears away, every night, what has run out. */
export async function workMaintenance({ jobs, database }: Deps) {
  await jobs.work('purge-expired', async () => {
    await purgeExpiredSessions(database.db)
    await purgeIdempotencyKeys(database.db)
    await createRateLimits(database.pool).purge()
  })
  await jobs.schedule('purge-expired', '20 3 * * *')
}
