import type { Deps } from '#server/deps.ts'
import { deliverBroadcast } from './broadcasts.service.ts'

export async function workBroadcasts({ jobs, database }: Pick<Deps, 'jobs' | 'database'>) {
  await jobs.work('broadcast', ({ broadcastId }) => deliverBroadcast({ db: database.db, jobs }, broadcastId))
}
