import type { Deps } from '#server/deps.ts'
import { readAskedPosting } from './postings.service.ts'

export async function workPostings(deps: Pick<Deps, 'jobs' | 'database' | 'config' | 'postings'>) {
  await deps.jobs.work('read-posting', ({ postingId }) => readAskedPosting(deps, postingId))
}
