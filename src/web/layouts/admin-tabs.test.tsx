import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readAdminCounts } from '#contract/stats.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { AdminTabs } from './admin-frame.tsx'

const admin = { ...seeker, role: 'admin' as const }

it('names each tab with what waits there, and marks the current one', async () => {
  fakeServer().reply(readAdminCounts, { waiting: 3, messages: 100, latePromises: 0 })
  window.history.replaceState(null, '', '/admin/users/5d2b4f3e')
  renderScreen(<AdminTabs />, admin)
  await screen.findByRole('link', { name: 'Waiting, 3 waiting' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/waiting',
    '/admin/messages',
    '/admin/payments',
    '/admin/promises',
    '/admin/ledger',
    '/admin/audit',
    '/admin/statistics',
  ])
  screen.getByRole('link', { name: 'Messages, 99+ unanswered' })
  // A count of 0 is no part of the name. The page of a user belongs to the users.
  screen.getByRole('link', { name: 'Promises' })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Users')
})

it('works without the counts', async () => {
  fakeServer().refuse(readAdminCounts, { status: 500, message: 'Something went wrong' })
  window.history.replaceState(null, '', '/admin/waiting')
  renderScreen(<AdminTabs />, admin)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Waiting')
})
