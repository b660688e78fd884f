import { listApplicationMails, listInbox, readMailDetails } from '#contract/inbox.ts'
import type { RouteDeps } from '#server/deps.ts'
import { openMail } from './mail-details.service.ts'
import { readApplicationMails, readInbox } from './mails.service.ts'

export function mailRoutes(deps: RouteDeps) {
  const { serve } = deps

  serve(listInbox, async ({ actor, db, query, reply }) => {
    const { rows, nextCursor } = await readInbox(db, actor, query)
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return rows
  })

  serve(listApplicationMails, ({ actor, db, params }) => readApplicationMails(db, actor, params.id))

  serve(readMailDetails, ({ actor, db, params }) => openMail({ ...deps, db }, actor, params.id))
}
