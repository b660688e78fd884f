import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Deps } from '#server/deps.ts'
import type { createVerifiedAccount } from '#server/people/auth/auth.service.ts'

export type Person = Awaited<ReturnType<typeof createVerifiedAccount>>

export interface People {
  seeker: Person
  manager: Person
}

export interface DemoDeps extends Pick<Deps, 'encryption' | 'jobs' | 'files'> {
  db: Database
}

const hour = 60 * 60 * 1000
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
export const daysAgo = (days: number) => hoursAgo(days * 24)

/** A demo person who acts now, or acted some days ago. */
export const acting = ({ id, role }: Person, days?: number): Actor => ({
  id,
  role,
  address: 'demo',
  requestId: 'demo',
  at: days === undefined ? undefined : daysAgo(days),
})

/** Where the demo's client lives. */
export const demoTimeZone = 'America/Los_Angeles'
