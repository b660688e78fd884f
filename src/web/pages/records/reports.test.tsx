import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { listReports, type ProgressReport } from '#contract/reports.ts'
import { readUser } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { manager } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import ReportsPage from './reports.tsx'

const applicationId = '6d9f5f3e-3c0c-4d26-8b5f-1f2b6e0a9c11'
const latest: ProgressReport = {
  id: 'b7d4f1a6-6d54-4c52-9a5b-0b5f4d4a1e01',
  userId: seeker.id,
  weekStart: '2026-03-09T00:00:00.000Z',
  weekEnd: '2026-03-16T00:00:00.000Z',
  timeZone: 'UTC',
  sent: 1,
  answered: 0,
  interviews: 0,
  before: { sent: 4, answered: 1, interviews: 0 },
  moved: 0,
  waiting: 1,
  items: [
    { applicationId, company: 'Kew', position: 'Gardener', what: 'Sent', at: '2026-03-10T10:00:00.000Z' },
    { applicationId: null, company: 'Orb', position: 'Planner', what: 'Sent', at: '2026-03-11T10:00:00.000Z' },
  ],
  next: ['Please answer our question: "Can you travel?"'],
  kept: { due: 2, kept: 1 },
  late: ['We owed you a reply to your message by Monday.'],
  draft: 'We sent your applications to Kew and Orb.',
  managerId: null,
  manager: {
    firstName: 'Amal',
    lastName: 'Haddad',
    profileImageUrl: null,
    biography: 'Ten years in hiring.',
    workingHours: 'Monday to Friday, 9:00 AM to 5:00 PM',
    replyTime: 'within 3 hours',
  },
  note: 'A good week.',
  createdAt: '2026-03-16T08:00:00.000Z',
}
const earlier: ProgressReport = {
  ...latest,
  id: 'b7d4f1a6-6d54-4c52-9a5b-0b5f4d4a1e02',
  weekStart: '2026-03-02T00:00:00.000Z',
  weekEnd: '2026-03-09T00:00:00.000Z',
  sent: 0,
  items: [],
  before: null,
  next: [],
  late: [],
  note: null,
}

function openPage(reports: ProgressReport[], person = seeker) {
  const server = fakeServer()
  server.reply(listReports, reports)
  return { server, ...renderScreen(<ReportsPage />, person) }
}

beforeEach(() => window.history.replaceState(null, '', '/reports'))

it('opens the latest report: the note with its author, numbers, news, events, what was late and what comes next', async () => {
  const offer = { applicationId, company: 'Alto', position: 'Ranger', what: 'Offer received', at: latest.weekStart }
  openPage([{ ...latest, items: [...latest.items, offer] }, earlier])
  const report = within(await screen.findByRole('article', { name: 'Mar 9 to Mar 15, 2026' }))
  expect(report.getByText('A good week.')).toBeTruthy()
  expect(report.queryByText(latest.draft)).toBeNull()
  expect(report.queryByText(/put this together/)).toBeNull()
  for (const text of ['Amal Haddad', 'Ten years in hiring.', ...latest.late, ...latest.next])
    expect(report.getByText(text)).toBeTruthy()
  expect(report.getByText(/9:00 AM to 5:00 PM\. Usually replies within 3 hours\./)).toBeTruthy()
  const numbers = within(report.getByRole('list', { name: 'In numbers' })).getAllByRole('listitem')
  expect(numbers.map(({ textContent }) => textContent)).toEqual([
    '1Sent4 the week before',
    '0Answers1 the week before',
    '0Invitations0 the week before',
  ])
  expect(report.getByText('Alto made you an offer').tagName).toBe('STRONG')
  expect(within(report.getByRole('list', { name: 'What happened' })).queryByText(/Ranger/)).toBeNull()
  expect(report.getByRole('link', { name: 'Gardener at Kew' }).getAttribute('href')).toBe(
    `/dashboard?application=${applicationId}`,
  )
  expect(report.queryByRole('link', { name: 'Planner at Orb' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Download .csv' }).getAttribute('href')).toBe(`/api/reports/${latest.id}.csv`)
})

it('marks a report without a note as ours', async () => {
  openPage([earlier])
  const report = within(await screen.findByRole('article'))
  expect(report.getByText(earlier.draft)).toBeTruthy()
  expect(
    report.getByText("Foothold put this together from our records. Amal hasn't added a note this week."),
  ).toBeTruthy()
  expect(report.queryByText(/the week before/)).toBeNull()
})

it('opens the week of the address, and another one by the list or the selector', async () => {
  window.history.replaceState(null, '', `/reports?report=${earlier.id}`)
  const { user } = openPage([latest, earlier])
  expect(await screen.findByRole('article', { name: 'Mar 2 to Mar 8, 2026' })).toBeTruthy()
  const weeks = within(screen.getByRole('navigation', { name: 'Weeks' }))
  expect(weeks.getByRole('link', { current: 'page' }).textContent).toBe('Mar 2 to Mar 8, 2026')
  await user.click(weeks.getByRole('link', { name: 'Mar 9 to Mar 15, 2026' }))
  expect(await screen.findByRole('article', { name: 'Mar 9 to Mar 15, 2026' })).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Week'), 'Mar 2 to Mar 8, 2026')
  expect(await screen.findByRole('article', { name: 'Mar 2 to Mar 8, 2026' })).toBeTruthy()
})

it('says when the first report arrives, or what a plan would bring', async () => {
  const subscriber = openPage([], { ...seeker, subscriptionActive: true })
  expect(await screen.findByText(/^Your first weekly report arrives on Monday, .* at 8:00 AM UTC\.$/)).toBeTruthy()
  subscriber.unmount()
  openPage([])
  expect((await screen.findByRole('link', { name: 'See Plans' })).getAttribute('href')).toBe('/pricing')
})

it('shows staff the reports of a client, and asks for a client without one', async () => {
  window.history.replaceState(null, '', `/reports?userId=${seeker.id}`)
  const { server, unmount } = openPage([latest], manager)
  server.refuse(readUser, { status: 404, message: 'User not found' })
  const link = await screen.findByRole('link', { name: 'Gardener at Kew' })
  expect(link.getAttribute('href')).toBe(`/dashboard?userId=${seeker.id}&application=${applicationId}`)
  expect(server.requests(listReports)[0]?.query).toEqual({ userId: seeker.id })
  unmount()
  window.history.replaceState(null, '', '/reports')
  openPage([], manager)
  expect(await screen.findByRole('heading', { name: 'No client selected' })).toBeTruthy()
})
