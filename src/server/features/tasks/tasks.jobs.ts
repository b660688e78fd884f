import type { Deps } from '#server/deps.ts'
import { addIncludedTasks } from './included-tasks.service.ts'

export async function workTasks({ jobs, database: { db }, config }: Pick<Deps, 'jobs' | 'database' | 'config'>) {
  await jobs.work('included-tasks', ({ periodId }) => addIncludedTasks({ db, jobs }, config.team, periodId))
}
