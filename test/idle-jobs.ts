import type { Jobs } from '#server/jobs/jobs.ts'

/** A queue that takes every job and does none. */
export const idleJobs: Jobs = {
  send: async () => {},
  sendMany: async () => {},
  forget: async () => {},
  work: async () => {},
  schedule: async () => {},
  stop: async () => {},
}
