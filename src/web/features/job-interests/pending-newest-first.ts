import type { JobInterest } from '#contract/job-interests.ts'

type Listed = Pick<JobInterest, 'id' | 'processed' | 'createdAt'>

/** What waits to be answered, and the one that is being answered at the moment, whatever becomes of it elsewhere. */
export function pendingNewestFirst<One extends Listed>(interests: readonly One[], answeringId?: string): One[] {
  return interests
    .filter(({ id, processed }) => !processed || id === answeringId)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
