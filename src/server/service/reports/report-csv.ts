import type { ProgressReport } from '#contract/reports.ts'
import { csvMark, toCsvLine } from '#server/csv.ts'
import { describeWeek } from '#contract/report-texts.ts'

const headers = ['Part', 'What', 'Company', 'Position', 'Date', 'Number']

const figure = (what: string, number: number) => ['Figure', what, null, null, null, String(number)]

/** A report as one table: its figures, what happened, what comes next and the manager's note, or ours. */
export function writeReportCsv(report: ProgressReport) {
  const lines = [
    headers,
    ['Week', describeWeek(report), null, null, null, null],
    figure('Applications sent', report.sent),
    figure('Applications answered by an employer', report.answered),
    figure('Applications with an invitation to an interview', report.interviews),
    figure('Applications with a new status', report.moved),
    figure('Applications waiting for an answer', report.waiting),
    figure('Promises due', report.kept.due),
    figure('Promises kept in time', report.kept.kept),
    ...report.items.map(({ what, company, position, at }) => ['Event', what, company, position, at, null]),
    ...report.next.map((step) => ['Next', step, null, null, null, null]),
    ...report.late.map((text) => ['Late', text, null, null, null, null]),
    report.note === null
      ? ['Draft', report.draft, null, null, null, null]
      : ['Note', report.note, null, null, null, null],
  ]
  return csvMark + lines.map(toCsvLine).join('')
}
