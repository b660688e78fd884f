import type { Jobs } from '#server/jobs/jobs.ts'

/** A queue that accepts every job and runs none. */
export const idleJobs: Jobs = {
  send: async () => {},
  sendMany: async () => {},
  forget: async () => {},
  work: async () => {},
  schedule: async () => {},
  stop: async () => {},
}
