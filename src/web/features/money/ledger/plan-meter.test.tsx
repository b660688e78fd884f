import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type LedgerPeriod, readLedger } from '#contract/ledger.ts'
import { listTasks, type Task } from '#contract/tasks.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { PlanHistory } from './plan-history.tsx'
import { PlanMeter } from './plan-meter.tsx'

const none = { included: 0, delivered: 0, carried: 0, owed: 0 }
const period: LedgerPeriod = {
  periodStart: '2026-11-01T09:00:00.000Z',
  periodEnd: '2026-12-01T09:00:00.000Z',
  plan: 'active',
  applications: { ...none, included: 25, delivered: 14 },
  consultations: { ...none, included: 1 },
  customResumes: none,
  coverLetters: 12,
  runs: true,
}
const ended: LedgerPeriod = {
  ...period,
  periodStart: '2026-10-01T09:00:00.000Z',
  periodEnd: '2026-11-01T09:00:00.000Z',
  applications: { included: 25, delivered: 20, carried: 0, owed: 5 },
  consultations: { ...none, included: 1, carried: 1 },
  runs: false,
}
const task: Task = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: seeker.id,
  client: { id: seeker.id, firstName: 'Sam', lastName: 'Seeker', profileImageUrl: null },
  kind: 'consultation',
  state: 'booked',
  dueAt: '2026-11-08T09:00:00.000Z',
  proposedAt: '2026-11-05T15:00:00.000Z',
  documentId: null,
  scoreBefore: null,
  scoreAfter: null,
  outcome: null,
  createdAt: '2026-11-01T09:00:00.000Z',
}

async function open(periods: LedgerPeriod[], tasks: Task[]) {
  const server = fakeServer()
  server.reply(readLedger, periods)
  server.reply(listTasks, tasks)
  renderScreen(
    <div data-testid="part">
      <PlanMeter />
    </div>,
  )
  await waitFor(() => expect(server.requests(listTasks)).not.toEqual([]))
}

const readMeters = () =>
  screen
    .getAllByRole('meter')
    .map((meter) => `${meter.getAttribute('aria-label')}: ${meter.getAttribute('aria-valuetext')}`)

it('shows what of the running period was delivered, and where the consultation is', async () => {
  await open([period, ended], [task])
  expect(await screen.findByRole('heading', { name: 'Your Active plan' })).toBeTruthy()
  await waitFor(() =>
    expect(readMeters().join()).toMatch(/^Applications sent: 14 of 25,Resume consultation: Booked: Nov 5/),
  )
  expect(screen.getByRole('link', { name: 'What Your Plan Includes' })).toBeTruthy()
})

it('shows a consultation that was carried on, and leads to the suggested time', async () => {
  await open([{ ...period, consultations: none }, ended], [{ ...task, state: 'proposed' }])
  const link = await screen.findByRole('link', { name: 'Book Your Consultation' })
  expect(link.getAttribute('href')).toBe('/messages')
  expect(readMeters()).toEqual(['Applications sent: 14 of 25', 'Resume consultation: A time is suggested'])
})

it('says that a delivered consultation is done', async () => {
  await open([{ ...period, consultations: { ...none, included: 1, delivered: 1 } }], [{ ...task, state: 'done' }])
  await screen.findAllByRole('meter')
  expect(readMeters()).toContain('Resume consultation: Done')
})

it('is empty without a running period', async () => {
  await open([ended], [])
  await waitFor(() => expect(queryClient.getQueryData(queryFor(readLedger).queryKey)).toEqual([ended]))
  await act(async () => {})
  expect(screen.getByTestId('part').childElementCount).toBe(0)
})

it('lists every period with what was carried on and not delivered', async () => {
  const server = fakeServer()
  server.reply(readLedger, [period, ended])
  renderScreen(<PlanHistory />)
  const [, now, before] = await screen.findAllByRole('row')
  expect(now?.textContent).toContain('Now')
  expect(now?.textContent).toContain('14 of 25')
  expect(before?.textContent).toContain('20 of 25, 5 not delivered')
  expect(before?.textContent).toContain('0 of 1, 1 carried on')
})
