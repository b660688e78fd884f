import { z } from 'zod'
import {
  type ContactMessage,
  answerContactMessage,
  listContactMessages,
  markContactMessageRead,
  sendContactMessage,
} from '#contract/contact.ts'
import { id, timestampInput } from '#contract/fields.ts'
import type { RouteDeps } from '#server/deps.ts'
import { decodeCursor, encodeCursor } from '#server/http/pagination.ts'
import { contactThanks } from './contact-page.routes.ts'
import { answerMessage, markMessageRead, receiveMessage } from './contact.service.ts'
import { selectMessages } from './contact.store.ts'

const positionKeys = z.tuple([z.boolean(), timestampInput, id])

function readListPosition(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [isOpenUrgent, at, id] = decodeCursor(positionKeys, cursor)
  return { isOpenUrgent, at, id }
}

const isOpenUrgent = ({ urgent, answeredAt }: ContactMessage) => urgent && answeredAt === null

export function contactRoutes({ serve, jobs, limits }: RouteDeps) {
  serve(sendContactMessage, async ({ db, body }) => {
    await receiveMessage({ db, jobs, limits }, body)
    return { message: contactThanks }
  })

  serve(listContactMessages, async ({ db, query, reply }) => {
    const matches = await selectMessages(db, query, readListPosition(query.cursor))
    const rows = matches.slice(0, query.limit)
    const last = rows.at(-1)
    if (last && matches.length > rows.length)
      reply.header('x-next-cursor', encodeCursor([isOpenUrgent(last), last.createdAt, last.id]))
    return rows
  })

  serve(markContactMessageRead, ({ actor, db, params }) => markMessageRead({ db, jobs }, actor, params.id))

  serve(answerContactMessage, ({ actor, db, params, body }) =>
    answerMessage({ db, jobs }, actor, params.id, body.answer),
  )
}
