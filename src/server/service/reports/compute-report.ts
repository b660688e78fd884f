import { type ApplicationStatus, isAnswer } from '#contract/application-status.ts'
import { maxReportItems, reportEvents, type ReportFigures } from '#contract/reports.ts'
import type { ReportWeek } from './report-weeks.ts'

/** A change of an application's status, from the audit log. */
export interface StatusChange {
  applicationId: string
  at: string
  /** Null for the creation. */
  from: ApplicationStatus | null
  to: ApplicationStatus
}

/** What a report is computed from. None of it changes after the week. */
export interface ReportRecords {
  /** Every application that the team sent, once. */
  deliveries: readonly { applicationId: string; at: string }[]
  /** Of all applications, the oldest first. */
  changes: readonly StatusChange[]
  jobs: ReadonlyMap<string, { company: string; position: string }>
  promises: readonly { dueAt: string; keptAt: string | null }[]
  /** Interviews of the week, with what the client said of them. */
  interviews?: readonly Event[]
}

type Item = ReportFigures['items'][number]
type Event = Pick<Item, 'applicationId' | 'what' | 'at'>

export const unknownJob = { company: 'Deleted application', position: '' }

/** The report of a week about the applications that the team sent. Pure, so that the same records give the same figures. */
export function computeReport(records: ReportRecords, week: ReportWeek): ReportFigures {
  const isInWeek = (at: string) => at >= week.start && at < week.end
  const deliveries = records.deliveries.filter(({ at }) => at < week.end)
  const changes = Map.groupBy(
    records.changes.filter(({ at }) => at < week.end),
    ({ applicationId }) => applicationId,
  )
  const histories = deliveries.map((delivery) => {
    const ofApplication = changes.get(delivery.applicationId) ?? []
    const moves = findMoves(ofApplication).filter(({ at }) => isInWeek(at))
    return { delivery, moves, isWaiting: !isDecided(ofApplication.at(-1)) }
  })
  const sent = histories.filter(({ delivery }) => isInWeek(delivery.at))
  const events: Event[] = [
    ...sent.map(({ delivery }) => ({ ...delivery, what: reportEvents.applied })),
    ...histories.flatMap(({ moves }) =>
      moves.map(({ applicationId, at, to }) => ({ applicationId, at, what: reportEvents[to] })),
    ),
    ...(records.interviews ?? []),
  ]
  return {
    sent: sent.length,
    answered: histories.filter(({ moves }) => moves.some(isNewAnswer)).length,
    interviews: histories.filter(({ moves }) => moves.some(({ to }) => to === 'interviewing')).length,
    moved: histories.filter(({ moves }) => moves.length > 0).length,
    waiting: histories.filter(({ isWaiting }) => isWaiting).length,
    items: events
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .slice(0, maxReportItems)
      .map((event) => ({ ...event, ...(records.jobs.get(event.applicationId ?? '') ?? unknownJob) })),
    kept: { due: records.promises.length, kept: records.promises.filter((promise) => !isLate(promise)).length },
  }
}

export const isLate = ({ dueAt, keptAt }: { dueAt: string; keptAt: string | null }) => keptAt === null || keptAt > dueAt

/** The changes after an application was sent. One back to `applied` corrects those before it, so they do not count. */
function findMoves(changes: readonly StatusChange[]) {
  const sentAgain = changes.findLastIndex(({ to }) => to === 'applied')
  return changes.slice(sentAgain + 1).filter(({ from, to }) => from !== null || to !== 'interested')
}

/** An acceptance answers an offer, unless no answer was recorded before. */
const isNewAnswer = ({ from, to }: StatusChange) =>
  isAnswer(to) && !(to === 'accepted' && from !== null && isAnswer(from))

const isDecided = (last: StatusChange | undefined) => last !== undefined && last.to !== 'applied'
