import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Approval, listApprovals } from '#contract/approvals.ts'
import { listAttachedDocuments, readDocument } from '#contract/documents.ts'
import { listReceipts, type Receipt } from '#contract/receipts.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application, manager, receiptWithState } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ApprovalPanel } from '#web/features/work/approvals/approval-panel.tsx'
import { SentSection } from './sent-section.tsx'

const letter = {
  documentId: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  versionId: '4c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  version: 2,
  kind: 'cover-letter' as const,
  name: 'Letter to Kew',
}

function openSection(receipts: Receipt[], person = seeker) {
  const server = fakeServer()
  server.reply(listReceipts, receipts)
  server.reply(listAttachedDocuments, [letter])
  return { server, ...renderScreen(<SentSection application={application} />, person) }
}

it('shows the client what went out, and links to the receipt', async () => {
  openSection([receiptWithState('sent')])
  expect(await screen.findByText("Sent. The employer hasn't confirmed it.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View Receipt' }).getAttribute('href')).toBe(
    `/applications/${application.id}/receipt`,
  )
  expect(screen.getByText(/Roses, lawns and hedges/).closest('details')).not.toBeNull()
  expect(screen.getByText('From your answers')).toBeTruthy()
  expect(await screen.findByText('Cover letter · Version 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Record|Correct)/ })).toBeNull()
})

it('warns staff of an uncertain receipt, and offers only to correct it', async () => {
  openSection([receiptWithState('uncertain')], manager)
  expect(await screen.findByText("We can't tell whether it arrived, so it must not be sent again.")).toBeTruthy()
  expect(screen.getByText("From the client's answers")).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Correct Receipt' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record as sent' })).toBeNull()
})

it('offers staff to record an application without a receipt', async () => {
  openSection([], manager)
  expect(await screen.findByText('No receipt yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Record as sent' })).toBeTruthy()
})

it('loads a letter when it is unfolded, in the version that is attached', async () => {
  const { server, user } = openSection([])
  server.reply(readDocument, {
    ...letter,
    id: letter.documentId,
    baseId: null,
    isShared: false,
    createdAt: '',
    updatedAt: '',
    content: 'Dear Kew',
    form: {},
  })
  await user.click(await screen.findByText('Read the letter'))
  expect(await screen.findByText('Dear Kew')).toBeTruthy()
  expect(server.requests(readDocument)).toMatchObject([{ query: { version: '2' } }])
})

it.each([
  ['prepared', 1],
  ['uncertain', 0],
] as const)('with a %s receipt the client who decides gets %i links to what would be sent', async (state, links) => {
  const server = fakeServer()
  const approval: Approval = {
    id: '5c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
    applicationId: application.id,
    state: 'waiting',
    rules: [],
    reason: null,
    userId: seeker.id,
    expiresAt: '2026-02-06T14:30:00.000Z',
    decidedAt: null,
    createdAt: '2026-02-03T14:30:00.000Z',
    application: { company: application.company, position: application.position, status: application.status },
  }
  server.reply(listApprovals, [approval])
  server.reply(listReceipts, [receiptWithState(state)])
  server.reply(listAttachedDocuments, [])
  renderScreen(
    <>
      <ApprovalPanel application={application} />
      <SentSection application={application} />
    </>,
  )
  expect(await screen.findByText('May we apply for you?')).toBeTruthy()
  await screen.findByRole('link', { name: 'View Receipt' })
  const found = screen.queryAllByRole('link', { name: 'See What We Would Send' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => `/applications/${application.id}/receipt`),
  )
})
