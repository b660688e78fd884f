import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type EndangeredPromise, listEndangeredPromises, listPromises } from '#contract/promises.ts'
import { sendNotification } from '#contract/notifications.ts'
import { assignAccountManager, listManagerLoads, type User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { EndangeredPromises } from './endangered-promises.tsx'
import { PromiseFigures } from './promise-figures.tsx'
import { PromiseNotice } from './promise-notice.tsx'

const admin: User = { ...seeker, id: '2f0a3f6e-0f0e-4b63-8f86-5f3f6b3f9d10', role: 'admin' }
const promise: EndangeredPromise = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'message_answered',
  subjectId: '00000000-0000-4000-8000-000000000002',
  client: { id: seeker.id, firstName: 'Maya', lastName: 'Okafor' },
  manager: { id: admin.id, firstName: 'Daniel', lastName: 'Reyes' },
  dueAt: '2026-01-05T09:00:00.000Z',
  late: true,
  pausedBy: null,
  nudged: null,
}
const paused = { ...promise, id: '00000000-0000-4000-8000-000000000003', late: false, pausedBy: 'question' as const }
const contact: EndangeredPromise = {
  ...promise,
  id: '00000000-0000-4000-8000-000000000004',
  kind: 'contact_message',
  client: null,
  manager: null,
}

it('lists promises in danger with their due words and where to keep them', async () => {
  const server = fakeServer()
  server.reply(listEndangeredPromises, [promise, paused, contact])
  renderScreen(<EndangeredPromises />, admin)
  const [, first, second, third] = await screen.findAllByRole('row')
  if (!first || !second || !third) throw new Error('There are three promises')
  expect(within(first).getByRole('link', { name: 'Answer to a message' }).getAttribute('href')).toBe(
    `/messages?userId=${seeker.id}`,
  )
  expect(first.textContent).toContain('Maya Okafor')
  expect(first.textContent).toContain('Daniel Reyes')
  expect(first.textContent).toMatch(/late by \d+ days/)
  expect(second.textContent).toContain('paused: waiting for Maya')
  expect(third.textContent).toContain('A visitor')
  expect(third.textContent).toContain('Admins')
})

it('says when no promise is in danger, and offers another try after a failure', async () => {
  const server = fakeServer()
  server.refuse(listEndangeredPromises, { status: 500, message: 'No' })
  const { user } = renderScreen(<EndangeredPromises />, admin)
  await screen.findByText('Open promises could not be loaded.')
  server.reply(listEndangeredPromises, [])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('No promise is in danger')
})

it('counts late promises on the home of an admin', async () => {
  const server = fakeServer()
  server.reply(listEndangeredPromises, [promise, paused])
  renderScreen(<PromiseNotice />, admin)
  await screen.findByText('1 promise is late')
  expect(screen.getByRole('link', { name: 'View Promises' }).getAttribute('href')).toBe('/admin/promises')
})

it('shows the share that each manager kept, over all kinds', async () => {
  const server = fakeServer()
  const figures = { managerId: admin.id, manager: 'Daniel Reyes', month: '2026-11', paused: 1 }
  server.reply(listPromises, [
    { ...figures, kind: 'interest_answered', due: 5, kept: 3, late: 1 },
    { ...figures, kind: 'message_answered', due: 1, kept: 0, late: 1 },
  ])
  renderScreen(<PromiseFigures />, admin)
  const [, row] = await screen.findAllByRole('row')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Daniel Reyes'),
    expect.stringContaining('60%'),
    expect.stringContaining('3'),
    expect.stringContaining('2'),
    expect.stringContaining('6'),
    expect.stringContaining('2'),
  ])
})

it('a late promise can be nudged and reassigned where it is listed', async () => {
  const server = fakeServer()
  server.reply(listEndangeredPromises, [promise, contact])
  server.reply(sendNotification, { message: 'Sent' })
  const other = {
    ...admin,
    id: '00000000-0000-4000-8000-000000000009',
    firstName: 'Amal',
    clientCount: 1,
    accountManagerId: null,
    suspendedAt: null,
    hasSecondFactor: false,
    secondFactorRequired: false,
  }
  server.reply(listManagerLoads, [other])
  server.reply(assignAccountManager, {
    id: promise.id,
    userId: seeker.id,
    accountManagerId: other.id,
    assignedAt: promise.dueAt,
  })
  const { user } = renderScreen(<EndangeredPromises />, admin)
  await user.click(await screen.findByRole('button', { name: 'Nudge: Answer to a message, Maya Okafor' }))
  expect(await screen.findByText('We reminded Daniel')).toBeTruthy()
  expect(server.requests(sendNotification).map(({ body }) => body)).toEqual([
    {
      recipientId: admin.id,
      title: 'A promise is late',
      message: expect.stringMatching(/^Answer to a message, Maya Okafor. Due Jan 5, 2026, /),
      aboutId: promise.id,
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Reassign: Maya Okafor' }))
  await user.selectOptions(await screen.findByLabelText('Account Manager'), other.id)
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  expect(server.requests(assignAccountManager)[0]?.body).toEqual({ userId: seeker.id, accountManagerId: other.id })
  expect(screen.getAllByRole('button', { name: /Nudge/ }), 'the contact message has none').toHaveLength(1)
})

it('says who nudged last, and when', async () => {
  const server = fakeServer()
  const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
  server.reply(listEndangeredPromises, [{ ...promise, nudged: { at, by: 'Amal Haddad' } }])
  renderScreen(<EndangeredPromises />, admin)
  const [, row] = await screen.findAllByRole('row')
  expect(row?.textContent).toContain('Nudged 3 hours ago by Amal Haddad')
})
