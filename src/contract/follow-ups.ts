import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, message, timestamp } from './fields.ts'

/** After so many days without an answer, a client can follow up on an application. */
export const followUpDays = 14
/** Older ones notify no longer. */
export const maxNotifiedDays = 60
export const maxFollowUps = 100

const followUp = z.object({
  applicationId: id,
  company: z.string(),
  position: z.string(),
  sentAt: timestamp,
  /** A drafted message to the employer. */
  subject: z.string(),
  text: z.string(),
})
export type FollowUp = z.infer<typeof followUp>

export const listFollowUps = endpoint('GET', '/api/follow-ups', {
  summary: `Applications sent ${followUpDays} or more days ago that still wait for an answer, with a drafted message, the latest first`,
  access: 'signed-in',
  query: z.object({
    /** A client, for staff. Left out: the own ones. */
    userId: z.optional(id),
  }),
  reply: z.array(followUp).check(z.maxLength(maxFollowUps)),
})

export const finishFollowUp = endpoint('POST', '/api/applications/:id/follow-up', {
  summary: 'Notes that an application within reach was followed up, or needs no follow-up',
  access: 'signed-in',
  limits: ['interview change, account'],
  params: z.object({ id }),
  idempotency: 'ignored',
  reply: message,
})
