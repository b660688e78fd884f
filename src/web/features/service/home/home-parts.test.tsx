import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noFacts } from '#contract/answers.ts'
import { markNotificationRead } from '#contract/notifications.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ChecklistCard } from './seeker-today.tsx'
import { listChecklist } from './checklist.ts'
import type { NextStep } from './next-steps.ts'
import { NextStepsCard } from './next-steps-card.tsx'

const items = listChecklist({
  profile: null,
  rulesVersion: 1,
  facts: noFacts,
  managerName: 'Daniel Reyes',
  managerDueAt: null,
  hasMessages: false,
  sent: 0,
})

it('ticks what is done, and links to the rest', () => {
  renderScreen(<ChecklistCard items={items} />)
  const card = within(screen.getByRole('region', { name: 'Getting Started' }))
  expect(card.getByText(/^2 of 7 done/)).toBeTruthy()
  expect(card.getAllByText('Done:')).toHaveLength(2)
  expect(card.getByRole('link', { name: 'Upload your resume' }).getAttribute('href')).toBe('/welcome?step=resume')
  expect(card.queryByRole('link', { name: 'Say what you want' })).toBeNull()
})

it('goes away once all is done', () => {
  renderScreen(<ChecklistCard items={items.map((item) => ({ ...item, done: true }))} />)
  expect(screen.queryByRole('region', { name: 'Getting Started' })).toBeNull()
})

const notificationId = '0b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11'
const returned: NextStep = {
  kind: 'returned',
  title: 'A job you sent came back',
  text: 'It needs a license.',
  action: { label: 'Reply', href: '/messages' },
  notificationId,
}

it('reads the notification that the next step came from when it is followed', async () => {
  const server = fakeServer()
  server.reply(markNotificationRead, {
    id: notificationId,
    userId: notificationId,
    type: 'job_interest',
    title: '',
    message: '',
    read: true,
    relatedEntityId: null,
    createdAt: '2026-01-05T09:00:00.000Z',
  })
  const { user } = renderScreen(<NextStepsCard steps={[returned]} />)
  const card = within(screen.getByRole('region', { name: 'A job you sent came back' }))
  await user.click(card.getByRole('link', { name: 'Reply' }))
  expect(server.requests(markNotificationRead)).toHaveLength(1)
})

it('calls nothing for any other step', async () => {
  const server = fakeServer()
  const { user } = renderScreen(<NextStepsCard steps={[{ ...returned, notificationId: undefined }]} />)
  await user.click(screen.getByRole('link', { name: 'Reply' }))
  expect(server.requests(markNotificationRead)).toHaveLength(0)
})
