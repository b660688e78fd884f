import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Approval } from '#contract/approvals.ts'
import { OpenApprovals } from './open-approvals.tsx'

const maya = { id: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b', firstName: 'Maya', lastName: 'Okafor' }

const approval = (company: string, differences: Partial<Approval>): Approval => ({
  id: company,
  applicationId: `application-${company}`,
  userId: maya.id,
  state: 'waiting',
  rules: [],
  reason: null,
  expiresAt: '2026-11-25T15:00:00.000Z',
  decidedAt: null,
  createdAt: '2026-11-22T15:00:00.000Z',
  application: { company, position: 'Planner', status: 'interested' },
  ...differences,
})

it('says what each approval needs, with a link to its application', () => {
  const approvals = [
    approval('Acme', {}),
    approval('Birch', { state: 'approved' }),
    approval('Cedar', { state: 'declined', reason: 'Too far' }),
    approval('Dune', { state: 'declined' }),
    approval('Elm', { state: 'expired' }),
  ]
  render(<OpenApprovals approvals={approvals} clients={[maya]} />)
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' '))
  expect(texts).toEqual([
    expect.stringMatching(/^Planner at AcmeMaya OkaforWaiting for Maya until Nov 25, 2026, /),
    'Planner at BirchMaya OkaforApproved: send it',
    'Planner at CedarMaya OkaforDeclined: Too far',
    'Planner at DuneMaya OkaforDeclined',
    'Planner at ElmMaya OkaforNo answer: ask again',
  ])
  expect(screen.getByRole('link', { name: 'Planner at Birch' }).getAttribute('href')).toBe(
    `/dashboard?userId=${maya.id}&application=application-Birch`,
  )
})

it('renders nothing where no approval is open', () => {
  const { container } = render(<OpenApprovals approvals={[]} clients={[maya]} />)
  expect(container.innerHTML).toBe('')
})
