import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Approval, decideApproval, listApprovals } from '#contract/approvals.ts'
import { listAttachedDocuments } from '#contract/documents.ts'
import { listReceipts } from '#contract/receipts.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application, receiptWithState } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ApprovalActions } from './approval-actions.tsx'

const approval: Approval = {
  id: '5c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  applicationId: application.id,
  userId: seeker.id,
  state: 'waiting',
  rules: [{ rule: 'locations', message: "The posting's place is Salem." }],
  reason: null,
  expiresAt: '2026-02-06T14:30:00.000Z',
  decidedAt: null,
  createdAt: '2026-02-03T14:40:00.000Z',
  application: { company: application.company, position: application.position, status: application.status },
}

function renderActions(state: Approval['state']) {
  const server = fakeServer()
  server.reply(listApprovals, [{ ...approval, state }])
  server.reply(listReceipts, [receiptWithState('prepared')])
  server.reply(listAttachedDocuments, [])
  return { server, ...renderScreen(<ApprovalActions applicationId={application.id} onFollow={undefined} />, seeker) }
}

it('says what would be sent beside Approve', async () => {
  const { server, user } = renderActions('waiting')
  server.reply(decideApproval, { ...approval, state: 'approved' })
  expect(await screen.findByText(/^We would send: Resume.pdf, Letter.docx\./)).toBeTruthy()
  expect(screen.getByText(/^The posting's place is Salem\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See What We Would Send' }).getAttribute('href')).toBe(
    `/dashboard?application=${application.id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved. We apply next.')).toBeTruthy()
})
