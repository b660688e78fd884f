import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { summarizeApplications } from '#contract/application-summary.ts'
import { listApplicationsOfUser } from '#contract/applications.ts'
import { listConversations } from '#contract/conversations.ts'
import { created } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { manager } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ClientSearch } from './client-search.tsx'

const statuses = { interested: 1, applied: 4, interviewing: 2, offered: 1, accepted: 0, rejected: 3, withdrew: 0 }
const summary = {
  total: 11,
  byStatus: statuses,
  reached: [{ stage: 'applied' as const, count: 10 }],
  unit: 'week' as const,
  periods: [],
  earlier: 0,
}
const atInterview = (id: string, position: string, nextInterviewAt: string | null) => ({
  ...created,
  id,
  position,
  nextStep: 'interview' as const,
  nextInterviewAt,
})

it('begins with the pipeline, the earliest interview ahead and the last message', async () => {
  const server = fakeServer()
  server.reply(summarizeApplications, summary)
  server.reply(listApplicationsOfUser, [
    atInterview('later', 'Later', '2126-03-02T10:00:00Z'),
    atInterview('none', 'None', null),
    atInterview('first', 'First', '2126-03-01T10:00:00Z'),
  ])
  server.reply(listConversations, [
    {
      userId: seeker.id,
      client: { id: seeker.id, firstName: 'Sam', lastName: 'Seeker', profileImageUrl: null },
      manager: null,
      lastMessage: { text: 'Did they answer?', fromClient: true, createdAt: '2026-01-05T09:00:00Z' },
      unread: 1,
      replyDueAt: null,
    },
  ])
  renderScreen(<ClientSearch userId={seeker.id} />, manager)
  expect(await screen.findByRole('link', { name: '10 sent · 2 interviewing · 1 offer' })).toBeTruthy()
  const interview = await screen.findByRole('link', {
    name: /^First at Harbor Freightways, Mar 1, 2126, \d+:\d\d\s[AP]M \S+$/,
  })
  expect(interview.getAttribute('href')).toBe(`/dashboard?userId=${seeker.id}&application=first`)
  expect(await screen.findByRole('link', { name: /^Did they answer\? · / })).toBeTruthy()
})
