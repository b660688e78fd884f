import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listNotifications, type Notification } from '#contract/notifications.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { NotificationsCard } from './notifications-card.tsx'

const many = Array.from({ length: 12 }, (_, index): Notification => ({
  id: `0b8f2c52-6b0a-4f6e-8a53-${String(index).padStart(12, '0')}`,
  userId: seeker.id,
  type: index < 8 ? 'application_created' : 'message',
  title: index < 8 ? 'New application' : `Message ${index}`,
  message: `Text ${index}`,
  read: false,
  relatedEntityId: null,
  createdAt: '2026-01-05T09:00:00.000Z',
}))

it('folds the same kind of news, and shows all on demand', async () => {
  const server = fakeServer()
  server.reply(listNotifications, many)
  const { user } = renderScreen(<NotificationsCard />)
  expect(await screen.findByText('and 7 more like this')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('12 unread')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All notifications' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.queryByText('and 7 more like this')).toBeNull()
  expect(screen.queryByRole('button', { name: 'All notifications' })).toBeNull()
})

it('offers nothing more where all is shown', async () => {
  const server = fakeServer()
  server.reply(listNotifications, many.slice(7))
  renderScreen(<NotificationsCard />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'All notifications' })).toBeNull()
})
