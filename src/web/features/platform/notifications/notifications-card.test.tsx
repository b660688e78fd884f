import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listNotifications, type Notification } from '#contract/notifications.ts'
import { fakeServer } from '#test/fake-server.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { NotificationsCard } from './notifications-card.tsx'

const many = Array.from({ length: 12 }, (_, index): Notification => ({
  id: `0b8f2c52-6b0a-4f6e-8a53-${String(index).padStart(12, '0')}`,
  userId: seeker.id,
  type: index < 7 ? 'application_created' : 'message',
  title: index < 7 ? 'Daniel applied for you' : `Message ${index}`,
  message: `Text ${index}`,
  read: false,
  relatedEntityId: null,
  createdAt: '2026-01-05T12:00:00.000Z',
}))

it('opens a group of the same kind, and shows all on demand', async () => {
  const server = fakeServer()
  server.reply(listNotifications, many)
  const { user } = renderScreen(<NotificationsCard open />)
  const group = await screen.findByRole('button', { name: 'Daniel sent 7 applications on Jan 5, 2026' })
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('12 unread')).toBeTruthy()
  await user.click(group)
  expect(within(screen.getByRole('list', { name: /^Daniel sent/ })).getAllByRole('link')).toHaveLength(7)
  await user.click(group)
  expect(screen.queryByRole('list', { name: /^Daniel sent/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All Notifications' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'All Notifications' })).toBeNull()
})

it('keeps a group open when a newer one joins it', async () => {
  const server = fakeServer()
  server.reply(listNotifications, many.slice(1, 7))
  const { user } = renderScreen(<NotificationsCard open />)
  await user.click(await screen.findByRole('button', { name: /^Daniel sent 6 applications/ }))
  queryClient.setQueryData(queryFor(listNotifications).queryKey, many.slice(0, 7))
  expect(await screen.findByRole('button', { name: /^Daniel sent 7 applications/, expanded: true })).toBeTruthy()
})

it('joins a title with the message that completes it, and says what is new', async () => {
  const server = fakeServer()
  server.reply(listNotifications, [many[0], { ...many[1], read: true }] as Notification[])
  renderScreen(<NotificationsCard open />)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Daniel applied for you: Text 0')
  expect(first?.textContent).toContain('New')
  expect(second?.textContent).not.toContain('New')
})

it('offers nothing more where all is shown', async () => {
  const server = fakeServer()
  server.reply(listNotifications, many.slice(7))
  renderScreen(<NotificationsCard open />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'All Notifications' })).toBeNull()
})
