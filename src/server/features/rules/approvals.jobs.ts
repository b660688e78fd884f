import type { Deps } from '#server/deps.ts'
import { expireApproval } from './approvals.service.ts'

export async function workApprovals({ jobs, database: { db } }: Pick<Deps, 'jobs' | 'database'>) {
  await jobs.work('expire-approval', ({ approvalId }) => expireApproval({ db, jobs }, approvalId))
}
