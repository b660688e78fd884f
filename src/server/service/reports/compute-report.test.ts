import { expect, test } from 'vitest'
import { applicationStatuses, type ApplicationStatus } from '#contract/application-status.ts'
import { maxReportItems } from '#contract/reports.ts'
import { computeReport, type ReportRecords, type StatusChange } from './compute-report.ts'

const week = { start: '2026-11-16T00:00:00.000Z', end: '2026-11-23T00:00:00.000Z' }
const before = '2026-11-10T10:00:00.000Z'
const day = (number: number) => `2026-11-${16 + number}T10:00:00.000Z`

const none: ReportRecords = { deliveries: [], changes: [], jobs: new Map(), promises: [] }
const change = (
  applicationId: string,
  at: string,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): StatusChange => ({ applicationId, at, from, to })

/** An application that was prepared and sent at once, and changed later. */
const history = (id: string, sentAt: string, ...later: [string, ApplicationStatus][]) => {
  const steps: [string, ApplicationStatus][] = [[sentAt, 'applied'], ...later]
  return {
    deliveries: [{ applicationId: id, at: sentAt }],
    changes: [
      change(id, sentAt, null, 'interested'),
      ...steps.map(([at, to], index) => change(id, at, steps[index - 1]?.[1] ?? 'interested', to)),
    ],
  }
}
const compute = (...histories: ReturnType<typeof history>[]) =>
  computeReport(
    {
      ...none,
      deliveries: histories.flatMap(({ deliveries }) => deliveries),
      changes: histories.flatMap(({ changes }) => changes).toSorted((a, b) => a.at.localeCompare(b.at)),
    },
    week,
  )

test('counts what was sent, answered, moved and waits at the end of the week', () => {
  const report = compute(
    history('a', day(1)),
    history('b', before, [day(2), 'interviewing'], [day(3), 'rejected']),
    history('c', before),
    history('d', before, [day(0), 'withdrew']),
    history('e', before, [before, 'offered'], [day(4), 'accepted']),
    history('f', week.end, [week.end, 'rejected']),
  )
  expect(report).toMatchObject({ sent: 1, answered: 1, interviews: 1, moved: 3, waiting: 2 })
  expect(report.items.map(({ applicationId, what }) => [applicationId, what])).toEqual([
    ['d', 'Withdrawn'],
    ['a', 'Sent'],
    ['b', 'Invited to an interview'],
    ['b', 'Declined by the employer'],
    ['e', 'Offer accepted'],
  ])
})

test('the first moment of the week belongs to it, the first of the next does not', () => {
  expect(compute(history('a', week.start), history('b', week.end)).sent).toBe(1)
})

test('a change back to applied corrects the answer before it', () => {
  const report = compute(history('a', before, [day(1), 'rejected'], [day(2), 'applied']))
  expect(report).toMatchObject({ answered: 0, moved: 0, waiting: 1, items: [] })
})

test('an application that began with an interview counts as sent and answered', () => {
  const { deliveries } = history('a', day(1))
  const report = computeReport({ ...none, deliveries, changes: [change('a', day(1), null, 'interviewing')] }, week)
  expect(report).toMatchObject({ sent: 1, answered: 1, waiting: 0 })
})

test("the client's own applications do not count", () => {
  const changes = [change('own', day(1), null, 'applied'), change('own', day(2), 'applied', 'interviewing')]
  expect(computeReport({ ...none, changes }, week)).toMatchObject({ sent: 0, answered: 0, moved: 0, items: [] })
})

test('a promise is kept at its due time and late a moment after', () => {
  const promises = [
    { dueAt: day(1), keptAt: day(1) },
    { dueAt: day(1), keptAt: '2026-11-17T10:00:00.001Z' },
    { dueAt: day(1), keptAt: null },
  ]
  expect(computeReport({ ...none, promises }, week).kept).toEqual({ due: 3, kept: 1 })
})

test('an application that is gone has no name, and a long week is cut', () => {
  const many = Array.from({ length: maxReportItems + 5 }, (_, index) => history(`a${index}`, day(1)))
  const report = compute(...many)
  expect(report.sent).toBe(maxReportItems + 5)
  expect(report.items).toHaveLength(maxReportItems)
  expect(report.items[0]).toMatchObject({ company: 'Deleted application', position: '' })
})

/** A small linear congruential generator: the same histories in every run. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

test('in 10,000 histories the weeks together count every delivery once, and nothing is counted twice', () => {
  const random = numbers(7)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random.next().value! * values.length)]!
  const weekMs = 7 * 86_400_000
  const weeks = Array.from({ length: 4 }, (_, index) => ({
    start: new Date(Date.parse(week.start) + index * weekMs).toISOString(),
    end: new Date(Date.parse(week.start) + (index + 1) * weekMs).toISOString(),
  }))
  const statuses = applicationStatuses.filter((status) => status !== 'interested')
  for (let run = 0; run < 10_000; run++) {
    const histories = Array.from({ length: 3 }, (_, index) => {
      const moments = Array.from({ length: pick([0, 1, 2, 3]) + 1 }, () =>
        new Date(Date.parse(week.start) + random.next().value! * 4 * weekMs).toISOString(),
      ).toSorted()
      const [sentAt, ...later] = moments
      return history(`a${index}`, sentAt!, ...later.map((at): [string, ApplicationStatus] => [at, pick(statuses)]))
    })
    const records: ReportRecords = {
      ...none,
      deliveries: histories.flatMap(({ deliveries }) => deliveries),
      changes: histories.flatMap(({ changes }) => changes).toSorted((a, b) => a.at.localeCompare(b.at)),
    }
    const reports = weeks.map((each) => computeReport(records, each))
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(histories.length)
    for (const report of reports) {
      expect(report.items.filter(({ what }) => what === 'Sent')).toHaveLength(report.sent)
      expect(report.answered).toBeLessThanOrEqual(report.moved)
      expect(
        new Set(report.items.flatMap(({ what, applicationId }) => (what === 'Sent' ? [] : [applicationId]))).size,
      ).toBe(report.moved)
    }
  }
})
