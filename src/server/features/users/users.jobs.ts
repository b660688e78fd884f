import type { Deps } from '#server/deps.ts'
import { assignWaitingClients } from './auto-assignment.service.ts'

export async function workAssignments({ jobs, database, config }: Pick<Deps, 'jobs' | 'database' | 'config'>) {
  await jobs.work('assign-waiting-clients', () =>
    assignWaitingClients({ db: database.db, jobs }, config.autoAssignHours),
  )
  await jobs.schedule('assign-waiting-clients', '*/10 * * * *', { replaces: 'assign-waiting' })
}
