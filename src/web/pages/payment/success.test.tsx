import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import SuccessPage from './success.tsx'

it('thanks a job seeker, and leads to the first steps and to the dashboard', () => {
  renderScreen(<SuccessPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for subscribing' })).toBeTruthy()
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
