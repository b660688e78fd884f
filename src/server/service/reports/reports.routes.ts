import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { listReports, readReport as readReportCall, reportCsvPath, saveTimeZone } from '#contract/reports.ts'
import type { RouteDeps } from '#server/deps.ts'
import { notFound } from '#server/http/errors.ts'
import { requireActor } from '#server/http/serve.ts'
import { writeReportCsv } from './report-csv.ts'
import { readReport, readReports, saveOwnTimeZone } from './reports.service.ts'

const csvParams = z.object({ id })
const csvQuery = z.object({ userId: z.optional(id) })

export function reportRoutes({ app, serve, db, jobs, sessions, config: { team } }: RouteDeps) {
  serve(listReports, ({ actor, db, query }) => readReports(db, team, actor, query.userId))

  serve(readReportCall, ({ actor, db, params, query }) => readReport(db, team, actor, params.id, query.userId))

  serve(saveTimeZone, ({ actor, db, body }) => saveOwnTimeZone({ db, jobs }, actor, body.timeZone))

  app.get(reportCsvPath, async (request, reply) => {
    const actor = await requireActor(sessions, request, { method: 'GET', access: 'signed-in' })
    const params = csvParams.safeParse(request.params)
    const query = csvQuery.safeParse(request.query)
    if (!params.success || !query.success) throw notFound('Report not found')
    const report = await readReport(db, team, actor, params.data.id, query.data.userId)
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', `attachment; filename="weekly-report-${report.weekEnd.slice(0, 10)}.csv"`)
      .send(writeReportCsv(report))
  })
}
