import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readProfile } from '#contract/profile.ts'
import type { OwnService } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import SuccessPage from './success.tsx'

const service: OwnService = {
  accountManager: null,
  managerDueAt: '2026-11-27T09:00:00.000Z',
  firstApplicationDueAt: null,
  applicationsThisPeriod: 0,
  planLimit: 25,
  paymentOpen: false,
}

it('thanks a job seeker, says by when, and leads to the first steps and to the dashboard', async () => {
  fakeServer().reply(readProfile, null)
  renderScreen(<SuccessPage />, seeker, service)
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for subscribing' })).toBeTruthy()
  expect(await screen.findByText(/We assign yours within 24 hours, by Nov 27, 2026/)).toBeTruthy()
  const hrefs = ['Get Started', 'Go to Dashboard'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/welcome', '/dashboard'])
})

it('tells staff that plans are not for them', () => {
  for (const role of ['account_manager', 'admin'] as const) {
    const { unmount } = renderScreen(<SuccessPage />, { ...seeker, role })
    expect(screen.getByRole('heading', { level: 1, name: 'Plans are for job seekers' })).toBeTruthy()
    expect(screen.queryByText(/Thank you/)).toBeNull()
    unmount()
  }
})

it('shows the account manager, and by when the first application is sent', async () => {
  fakeServer().reply(readProfile, null)
  const accountManager = {
    firstName: 'Amal',
    lastName: 'Haddad',
    profileImageUrl: null,
    biography: null,
    workingHours: null,
    replyTime: 'within an hour',
    lastActionAt: null,
    lastApplication: null,
  }
  const firstApplicationDueAt = '2026-12-01T17:00:00.000Z'
  renderScreen(<SuccessPage />, seeker, { ...service, accountManager, managerDueAt: null, firstApplicationDueAt })
  expect(await screen.findByRole('region', { name: 'Your Service' })).toBeTruthy()
  expect(screen.getByText(/^The first by Dec 1, 2026/)).toBeTruthy()
})
