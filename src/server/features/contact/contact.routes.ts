import {
  answerContactMessage,
  listContactMessages,
  markContactMessageRead,
  sendContactMessage,
} from '#contract/contact.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import { contactThanks } from './contact-page.routes.ts'
import { answerMessage, markMessageRead, receiveMessage } from './contact.service.ts'
import { selectMessages } from './contact.store.ts'

export function contactRoutes({ serve, jobs, limits }: RouteDeps) {
  serve(sendContactMessage, async ({ db, body, request }) => {
    await receiveMessage({ db, jobs, limits }, body, request.ip)
    return { message: contactThanks }
  })

  serve(listContactMessages, async ({ db, query, reply }) => {
    const matches = await selectMessages(db, query, readPosition(query.cursor))
    const { rows, nextCursor } = toPage(matches, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }))
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return rows
  })

  serve(markContactMessageRead, ({ db, params }) => markMessageRead(db, params.id))

  serve(answerContactMessage, ({ actor, db, params, body }) =>
    answerMessage({ db, jobs }, actor, params.id, body.answer),
  )
}
