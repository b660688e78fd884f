import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, maxListRows, timestamp, namedPerson, nudge } from './fields.ts'
import { pauseReasons } from './queue.ts'

export const promiseKinds = [
  'manager_assigned',
  'interest_answered',
  'message_answered',
  'first_application',
  'contact_message',
] as const
export type PromiseKind = (typeof promiseKinds)[number]

/** How long each promise takes: hours by the wall clock, or working hours of the team. Eight are one working day. */
export const promiseTerms: Record<PromiseKind, { hours: number; clock: 'wall' | 'working' }> = {
  manager_assigned: { hours: 24, clock: 'wall' },
  interest_answered: { hours: 8, clock: 'working' },
  message_answered: { hours: 8, clock: 'working' },
  first_application: { hours: 8, clock: 'working' },
  contact_message: { hours: 24, clock: 'wall' },
}

/** The promises of one kind that a manager had to keep in a month, by the month of their due time in the team's zone. */
export const promiseFigures = z.object({
  /** Null for the admins. */
  managerId: z.nullable(id),
  /** Null once the manager's account is deleted. */
  manager: z.nullable(z.string()),
  /** `YYYY-MM`. */
  month: z.string(),
  kind: z.enum(promiseKinds),
  due: z.int(),
  kept: z.int(),
  late: z.int(),
  /** Of `due`, those that waited for the client at some time. */
  paused: z.int(),
})
export type PromiseFigures = z.infer<typeof promiseFigures>

export const listPromises = endpoint('GET', '/api/admin/promises', {
  summary: 'Per month, manager and kind: promises due, kept and late. The latest month first, at most 500 rows',
  access: ['admin'],
  fromReplica: true,
  reply: z.array(promiseFigures).check(z.maxLength(maxListRows)),
})

/** An open promise that is late or runs out soon. */
export const endangeredPromise = z.object({
  id,
  kind: z.enum(promiseKinds),
  subjectId: id,
  client: z.nullable(namedPerson),
  manager: z.nullable(namedPerson),
  dueAt: timestamp,
  late: z.boolean(),
  pausedBy: z.nullable(z.enum(pauseReasons)),
  nudged: nudge,
})
export type EndangeredPromise = z.infer<typeof endangeredPromise>

export const listEndangeredPromises = endpoint('GET', '/api/admin/promises/open', {
  summary: 'Open promises that are late or due within two hours, the earliest first, at most 500',
  access: ['admin'],
  fromReplica: true,
  reply: z.array(endangeredPromise).check(z.maxLength(maxListRows)),
})
