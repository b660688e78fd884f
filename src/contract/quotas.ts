const mebibyte = 2 ** 20

/**
 * The maximum of each per account. They are far above normal use, and prevent one account from filling the
 * database. Rates are in `server/http/rate-limits.ts`. docs/operations.md lists both.
 */
export const quotas = {
  /** Per job seeker, recorded by staff or by themselves. */
  applications: 10_000,
  jobInterests: 5_000,
  documents: 100,
  /** Answers to questions of job sites; as many as a request replaces. */
  answers: 100,
  /** Per job seeker: questions asked by staff, open and answered. */
  questions: 2_000,
  /** Per job seeker: private notes of staff. */
  clientNotes: 200,
  /** Per job seeker: consultations, custom resumes and notes for weekly reports. Those that a plan includes always fit. */
  tasks: 2_000,
  /** Per job seeker, with those removed in the last 30 days. */
  interviews: 2_000,
  /** Per conversation. */
  messages: 50_000,
  /** Of each document: the latest. Older ones make room. */
  documentVersions: 50,
  /** All versions of all documents together, as stored by PostgreSQL. */
  documentBytes: 100 * mebibyte,
  /** Readings that staff asked for. The oldest make room. */
  requestedPostings: 1_000,
  /** Uploads that are not in use. The oldest make room, except those coming in. */
  unclaimedUploads: 10,
} as const

/** The `code` of a refusal for a quota that is used up. */
export const quotaReached = 'quota_reached'
