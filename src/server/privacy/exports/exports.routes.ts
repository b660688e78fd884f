import { z } from 'zod'
import { exportDownloadPath, listExports, requestExport } from '#contract/exports.ts'
import { id } from '#contract/fields.ts'
import type { RouteDeps } from '#server/deps.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import { notFound } from '#server/http/errors.ts'
import { requireActor, type Policy } from '#server/http/serve.ts'
import { openExport, startExport } from './exports.service.ts'
import { listUserExports } from './exports.store.ts'

const exportId = z.object({ id })
const downloadPolicy: Policy = { method: 'GET', access: 'signed-in', stepUp: true, whileViewing: 'refused' }

export function exportRoutes({ app, serve, db, jobs, limits, files, sessions }: RouteDeps) {
  serve(requestExport, ({ actor, db }) => startExport({ db, jobs, limits }, actor))

  serve(listExports, ({ actor, db }) => listUserExports(db, actor.id))

  // Each download is written down, so a mere look at its head must not count as one.
  app.get(exportDownloadPath, async (request, reply) => {
    const params = exportId.safeParse(request.params)
    const actor = await requireActor(sessions, request, downloadPolicy)
    if (!params.success) throw notFound()
    const { createdAt, size, stream } = await openExport({ db, jobs, files }, actor, params.data.id)
    return reply
      .type('application/zip')
      .header('content-length', size)
      .header('content-disposition', contentDisposition('attachment', `foothold-data-${createdAt.slice(0, 10)}.zip`))
      .send(stream)
  })
}
