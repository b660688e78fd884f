import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { id } from '#contract/fields.ts'
import {
  calendarFeedPath,
  createCalendarFeed,
  interviewIcsPath,
  readCalendarFeed,
  revokeCalendarFeed,
} from '#contract/interviews.ts'
import { quotas } from '#contract/quotas.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { RouteDeps } from '#server/deps.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { notFound } from '#server/http/errors.ts'
import { inertPolicy } from '#server/http/headers.ts'
import { requireActor, type Policy } from '#server/http/serve.ts'
import { writeCalendar } from './calendar.ts'
import { deleteFeed, findFeed, findFeedOwner, replaceFeed } from './calendar-feeds.store.ts'
import { findEvent, listEventsOfUser } from './interviews.store.ts'

const icsParams = z.object({ id })
/** 256 bits as base64url. */
const feedParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
const policy: Policy = { method: 'GET', access: 'signed-in' }
const tokenBytes = 32

export function calendarRoutes({ app, serve, db, jobs, sessions, sessionSecret, config }: RouteDeps) {
  const hash = (token: string) => createHmac('sha256', sessionSecret).update(`calendar ${token}`).digest('base64url')

  app.get(interviewIcsPath, async (request, reply) => {
    const actor = await requireActor(sessions, request, policy)
    const params = icsParams.safeParse(request.params)
    const event = params.success ? await findEvent(db, actor, params.data.id) : undefined
    if (!event) throw notFound('Interview not found')
    const name = `Interview - ${event.company}.ics`.replaceAll(/[/\\]/g, ' ')
    return sendCalendar(reply, writeCalendar([event], config.appUrl), name)
  })

  serve(readCalendarFeed, ({ actor, db }) => findFeed(db, actor.id))

  serve(createCalendarFeed, async ({ actor, db }) => {
    const token = randomBytes(tokenBytes).toString('base64url')
    await db.transaction(async (tx) => {
      await replaceFeed(tx, actor.id, hash(token))
      await recordEvent({ db: tx, jobs }, actor, { type: 'calendar-feed.created', userId: actor.id })
    })
    return { url: new URL(calendarFeedPath.replace(':token', token), config.appUrl).href }
  })

  serve(revokeCalendarFeed, async ({ actor, db }) => {
    await db.transaction(async (tx) => {
      if (await deleteFeed(tx, actor.id))
        await recordEvent({ db: tx, jobs }, actor, { type: 'calendar-feed.revoked', userId: actor.id })
    })
    return { message: 'The address no longer works' }
  })

  app.get(calendarFeedPath, { config: { limits: ['calendar, address'] } }, async (request, reply) => {
    const params = feedParams.safeParse(request.params)
    const userId = params.success ? await findFeedOwner(db, hash(params.data.token)) : undefined
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
    if (userId === undefined) throw notFound()
    const events = await listEventsOfUser(db, userId, quotas.interviews)
    return sendCalendar(reply, writeCalendar(events, config.appUrl), 'interviews.ics')
  })
}

function sendCalendar(reply: FastifyReply, content: string, name: string) {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', inertPolicy)
    .header('content-disposition', contentDisposition('attachment', name))
    .send(content)
}
