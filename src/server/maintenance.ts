import { compactCounters } from './db/counters.ts'
import type { Deps } from './deps.ts'
import { purgeDevices } from './features/auth/devices.store.ts'
import { purgeExports } from './features/exports/exports.service.ts'
import { purgeInterviews } from './features/interviews/interviews.service.ts'
import { purgePendingSignIns } from './features/second-factors/sign-in.service.ts'
import { purgeAttempts } from './features/subscriptions/subscriptions.service.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { purgeIdempotencyKeys } from './http/idempotency.ts'
import { purgeExpiredSessions } from './http/session.ts'

/** Deletes expired rows every night, and compacts the counters every ten minutes. */
export async function workMaintenance({ jobs, database }: Pick<Deps, 'jobs' | 'database'>) {
  await jobs.work('purge-expired', async () => {
    await purgeExpiredSessions(database.db)
    await purgePendingSignIns(database.db)
    await purgeIdempotencyKeys(database.db)
    await purgeDevices(database.db)
    await purgeExports(database.db, jobs)
    await purgeAttempts(database.db)
    await purgeInterviews(database.db)
    await createRateLimits(database.countingPool).purge()
  })
  await jobs.schedule('purge-expired', '20 3 * * *')
  await jobs.work('compact-counters', () => compactCounters(database.db))
  await jobs.schedule('compact-counters', '*/10 * * * *', { replaces: 'fold-tallies' })
}
