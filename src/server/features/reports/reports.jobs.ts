import type { Deps } from '#server/deps.ts'
import { requestReportNotes, sendDueReports } from './reports.service.ts'

/** Some clocks differ from UTC by a quarter of an hour. */
const everyQuarter = '*/15 * * * *'

export async function workReports({ jobs, database: { db }, config }: Pick<Deps, 'jobs' | 'database' | 'config'>) {
  await jobs.work('send-reports', () => sendDueReports({ db, jobs }, new Date()))
  await jobs.schedule('send-reports', everyQuarter)
  await jobs.work('request-report-notes', () => requestReportNotes(db, config.team, new Date()))
  await jobs.schedule('request-report-notes', everyQuarter)
}
