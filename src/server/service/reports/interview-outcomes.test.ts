import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createPeriod, listStoredReports, monday, recordHistory } from './reports.fixture.ts'
import { sendDueReports } from './reports.service.ts'

const app = fileApp()

test('a report says how the interviews of its week went, and nothing of others', async () => {
  const { seeker, manager } = await createSignedInTeam(app())
  await createPeriod(app(), seeker.id)
  const { id: applicationId } = await createApplicationFor(app(), manager, { userId: seeker.id })
  await recordHistory(app(), { userId: seeker.id, actorId: manager.id, applicationId }, [
    { at: '2026-03-03T10:00:00.000Z', to: 'applied' },
  ])
  const on = (day: string, outcome?: string) => ({
    startsAt: `${day}T10:00:00Z`,
    endsAt: `${day}T11:00:00Z`,
    timeZone: 'UTC',
    kind: 'phone',
    outcome,
  })
  await seeker.calls.put(`/api/applications/${applicationId}/interviews`, [
    on('2026-02-27', 'Before'),
    on('2026-03-04'),
    on('2026-03-05', 'The numbers went well.'),
    on('2026-03-10', 'After'),
  ])
  await sendDueReports(app(), monday)
  const [report] = await listStoredReports(app(), seeker.id)
  expect(report.content.items).toEqual([
    expect.objectContaining({ what: 'Sent' }),
    expect.objectContaining({
      applicationId,
      company: 'Acme',
      what: 'Your interview. You wrote: The numbers went well.',
      at: '2026-03-05T10:00:00.000Z',
    }),
  ])
})
