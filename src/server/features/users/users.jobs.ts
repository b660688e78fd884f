import type { Deps } from '#server/deps.ts'
import { assignWaiting } from './auto-assignment.service.ts'

export async function workAssignments({ jobs, database, config }: Pick<Deps, 'jobs' | 'database' | 'config'>) {
  await jobs.work('assign-waiting', () => assignWaiting({ db: database.db, jobs }, config.autoAssignHours))
  await jobs.schedule('assign-waiting', '*/10 * * * *')
}
