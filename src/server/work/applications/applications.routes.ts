import { Readable } from 'node:stream'
import { readApplicationHistory } from '#contract/application-history.ts'
import {
  applicationsCsvPath,
  countApplications,
  exportQuery,
  summarizeApplications,
} from '#contract/application-summary.ts'
import {
  findDuplicates,
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  readApplication,
  readCredentials,
} from '#contract/applications.ts'
import { listRecentApplications, recentApplicationsListed } from '#contract/stats.ts'
import type { RouteDeps } from '#server/deps.ts'
import { createAdmission } from '#server/admission.ts'
import type { SignedIn } from '#server/http/session.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { toCaller } from '#server/http/caller.ts'
import { invalid } from '#server/http/errors.ts'
import { sendPage } from '#server/http/pagination.ts'
import { requireActor } from '#server/http/serve.ts'
import * as lists from './application-lists.store.ts'
import {
  countEachStatus,
  exportApplications,
  readDetails,
  readHistory,
  readDuplicates,
  summarize,
} from './application-reading.service.ts'
import { writeCsv } from './applications-csv.ts'
import { revealCredentials } from './credentials.service.ts'

const maxUnqueuedRows = 100
/** A full list with long notes is 5 MB of JSON, which blocks the event loop while it is built. */
const longLists = createAdmission({ parallel: 2, waiting: 50, perCaller: 20 })

/** Builds one caller's long lists one after the other, so that other requests are answered in between. */
const queueLongList = <Result>(actor: SignedIn, { limit }: { limit: number }, read: () => Promise<Result>) =>
  limit > maxUnqueuedRows ? longLists.run(toCaller(actor), read) : read()

export function applicationRoutes(deps: RouteDeps) {
  const { app, serve, db, sessions, encryption, jobs } = deps
  serve(listApplications, async ({ actor, db, query, reply }) =>
    sendPage(
      reply,
      await queueLongList(actor, query, () =>
        actor.role === 'account_manager'
          ? lists.listApplicationsOfClients(db, actor.id, query)
          : lists.listApplicationsOfUser(db, actor, actor.id, query),
      ),
    ),
  )

  serve(listClientApplications, async ({ actor, db, query, reply }) =>
    sendPage(reply, await queueLongList(actor, query, () => lists.listApplicationsOfClients(db, actor.id, query))),
  )

  serve(listApplicationsOfUser, async ({ actor, db, params, query, reply }) => {
    await requirePerson(db, actor, params.userId)
    const read = () => lists.listApplicationsOfUser(db, actor, params.userId, query)
    return sendPage(reply, await queueLongList(actor, query, read))
  })

  serve(listRecentApplications, ({ db }) => lists.listLastRecorded(db, recentApplicationsListed))

  serve(readApplication, ({ actor, db, params }) => readDetails(db, actor, params.id))

  serve(readApplicationHistory, ({ actor, db, params }) => readHistory(db, actor, params.id))

  serve(summarizeApplications, ({ actor, db, query }) => summarize(db, actor, query.userId))

  serve(countApplications, ({ actor, db, query }) => countEachStatus(db, actor, query))

  serve(findDuplicates, ({ actor, db, query }) => readDuplicates(db, actor, query))

  serve(readCredentials, ({ actor, db, params }) => revealCredentials({ db, jobs, encryption }, actor, params.id))

  app.get(applicationsCsvPath, async (request, reply) => {
    const actor = await requireActor(sessions, request, { method: 'GET', access: 'signed-in', whileViewing: 'refused' })
    const { success, data, error } = exportQuery.safeParse(request.query)
    if (!success) throw invalid(error)
    const { parts, withClients } = await exportApplications(db, actor, data)
    const today = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', `attachment; filename="applications-${today}.csv"`)
      .send(Readable.from(writeCsv(parts, { withClients }), { objectMode: false, highWaterMark: 65_536 }))
  })
}
