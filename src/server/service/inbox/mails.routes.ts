import { z } from 'zod'
import { id } from '#contract/fields.ts'
import {
  approveReply,
  decideSuggestion,
  deleteMail,
  listApplicationMails,
  listInbox,
  mailFilePath,
  maxMailFiles,
  readMailDetails,
  replyToMail,
  undoSuggestion,
} from '#contract/inbox.ts'
import type { RouteDeps } from '#server/deps.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { notFound } from '#server/http/errors.ts'
import { inertPolicy } from '#server/http/headers.ts'
import { requireActor, type Policy } from '#server/http/serve.ts'
import { decideMail, prepareDecision, undoDecision } from './decisions.service.ts'
import { openMail, readMailFile } from './mail-details.service.ts'
import { deleteOwnMail } from './mail-privacy.service.ts'
import { readApplicationMails, readInbox } from './mails.service.ts'
import { decideReply, replyTo } from './replies.service.ts'

const fileParams = z.object({ id, index: z.coerce.number().int().min(0).max(maxMailFiles) })
const filePolicy: Policy = { method: 'GET', access: 'signed-in', whileViewing: 'refused' }

export function mailRoutes(deps: RouteDeps) {
  const { app, serve, db, sessions, jobs, config } = deps

  serve(listInbox, async ({ actor, db, query, reply }) => {
    const { rows, nextCursor } = await readInbox(db, actor, query)
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return rows
  })
  serve(listApplicationMails, ({ actor, db, params }) => readApplicationMails(db, actor, params.id))
  serve(readMailDetails, ({ actor, db, params }) => openMail({ ...deps, db }, actor, params.id))

  serve(decideSuggestion, {
    prepare: ({ actor, params, body }) => prepareDecision(deps, actor, params.id, body),
    handle: ({ actor, db, params, body, prepared }) => decideMail({ db, jobs }, actor, params.id, body, prepared),
  })
  serve(undoSuggestion, ({ actor, db, params }) => undoDecision({ db, jobs }, actor, params.id))
  serve(replyToMail, ({ actor, db, params, body }) => replyTo({ db, jobs, config }, actor, params.id, body.text))
  serve(approveReply, ({ actor, db, params, body }) => decideReply({ db, jobs }, actor, params.id, body.decision))
  serve(deleteMail, ({ actor, db, params }) => deleteOwnMail({ db, jobs }, actor, params.id))

  app.get(mailFilePath, { config: { limits: ['download, address'] } }, async (request, reply) => {
    const actor = await requireActor(sessions, request, filePolicy)
    const params = fileParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const { name, bytes } = await readMailFile({ ...deps, db }, actor, params.data.id, params.data.index)
    return reply
      .type('application/octet-stream')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', inertPolicy)
      .header('content-disposition', contentDisposition('attachment', name.replaceAll(/[/\\]/g, ' ')))
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
