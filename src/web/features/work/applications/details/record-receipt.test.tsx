import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listAttachedDocuments, listClientDocuments } from '#contract/documents.ts'
import { approvalNeeded, ruleViolated } from '#contract/rules.ts'
import { correctionNeeded, listReceipts, type Receipt, recordReceipt } from '#contract/receipts.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application, manager, receiptWithState } from '#test/receipt-samples.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { RecordReceipt } from './record-receipt.tsx'

const letter = {
  id: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  kind: 'cover-letter' as const,
  name: 'Letter to Kew',
  version: 2,
  baseId: null,
  isShared: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}

const uncertain: Receipt = {
  ...receiptWithState('uncertain'),
  confirmation: { kind: 'mail', value: 'Thank you!', screenshot: null },
}

async function openDialog(latest?: Receipt) {
  const server = fakeServer()
  server.reply(listAttachedDocuments, [
    { documentId: letter.id, versionId: letter.id, version: 1, kind: 'cover-letter', name: letter.name },
  ])
  server.reply(listClientDocuments, [letter])
  server.reply(recordReceipt, uncertain)
  const view = renderScreen(<RecordReceipt application={application} latest={latest} />, manager)
  await view.user.click(screen.getByRole('button', { name: latest ? 'Correct Receipt' : 'Record as sent' }))
  await screen.findByLabelText('State')
  return { server, ...view }
}

const dialog = () => within(screen.getByRole('dialog'))
const submit = () => dialog().getByRole('button', { name: /^Record (as sent|Correction)$/ })

it('records the attached documents as sent now, unless something else is chosen', async () => {
  const { server, user } = await openDialog()
  expect(screen.getByRole('dialog', { name: 'Record as sent' })).toBeTruthy()
  expect(await dialog().findByText('Letter to Kew')).toBeTruthy()
  await user.click(submit())
  expect(await screen.findByText('Receipt recorded')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.requests(recordReceipt)[0]?.body).toEqual({
    state: 'sent',
    corrects: null,
    confirmation: { kind: 'none', value: '', fileId: null },
  })
})

it('takes what the employer answered for a confirmation', async () => {
  const { user } = await openDialog()
  await user.selectOptions(dialog().getByLabelText('Confirmation'), 'Number')
  expect(dialog().getByLabelText<HTMLSelectElement>('State').value).toBe('confirmed')
})

it('sends the time, the number and the documents that were chosen', async () => {
  const { server, user } = await openDialog()
  await user.selectOptions(dialog().getByLabelText('State'), 'Confirmed')
  await user.clear(dialog().getByLabelText('Sent at'))
  await user.type(dialog().getByLabelText('Sent at'), '2026-02-03T15:45')
  await user.selectOptions(dialog().getByLabelText('Confirmation'), 'Number')
  await user.type(dialog().getByLabelText('Number'), 'KEW-4711')
  await user.selectOptions(dialog().getByLabelText('Documents'), 'Other documents')
  await user.click(await dialog().findByRole('checkbox', { name: 'Letter to Kew' }))
  await user.click(submit())
  expect(await screen.findByText('Receipt recorded')).toBeTruthy()
  expect(server.requests(recordReceipt)[0]?.body).toEqual({
    state: 'confirmed',
    corrects: null,
    sentAt: new Date('2026-02-03T15:45').toISOString(),
    documents: [{ documentId: letter.id, kind: 'cover-letter' }],
    confirmation: { kind: 'number', value: 'KEW-4711', fileId: null },
  })
})

it('asks for what the kind of confirmation needs', async () => {
  const { server, user } = await openDialog()
  await user.selectOptions(dialog().getByLabelText('Confirmation'), 'Mail')
  await user.click(submit())
  expect(await dialog().findByText('Please enter the text of the email')).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByLabelText('Text of the Email'))
  await user.selectOptions(dialog().getByLabelText('Confirmation'), 'Screenshot')
  await user.click(submit())
  expect(await dialog().findByText('Please choose a screenshot')).toBeTruthy()
  await user.clear(dialog().getByLabelText('Sent at'))
  await user.click(submit())
  expect(await dialog().findByText('Please enter when it was sent')).toBeTruthy()
  expect(server.requests(recordReceipt)).toEqual([])
})

it('corrects the latest receipt, with its time, documents and confirmation', async () => {
  const { server, user } = await openDialog(uncertain)
  expect(screen.getByRole('dialog', { name: 'Correct the Receipt' })).toBeTruthy()
  expect(dialog().getByText('Resume.pdf, Letter.docx')).toBeTruthy()
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Text of the Email').value).toBe('Thank you!')
  await user.click(submit())
  expect(await screen.findByText('Receipt recorded')).toBeTruthy()
  expect(server.requests(recordReceipt)[0]?.body).toEqual({
    state: 'confirmed',
    corrects: uncertain.id,
    confirmation: { kind: 'mail', value: 'Thank you!', fileId: null },
  })
})

it('does not correct a prepared receipt, which was never sent', async () => {
  const server = fakeServer()
  server.reply(listAttachedDocuments, [])
  const { user } = renderScreen(
    <RecordReceipt application={application} latest={receiptWithState('prepared')} />,
    manager,
  )
  await user.click(screen.getByRole('button', { name: 'Record as sent' }))
  expect(await screen.findByRole('dialog', { name: 'Record as sent' })).toBeTruthy()
})

it.each([
  [ruleViolated, "This breaks the client's rules", 'The rules exclude Kew Gardens.'],
  [approvalNeeded, 'The client wants to approve it first', 'This client wants to approve each application.'],
])('shows a refusal (%s) in the dialog, and nothing typed is lost', async (code, title, message) => {
  const { server, user } = await openDialog()
  server.refuse(recordReceipt, { status: 409, message, code })
  await user.selectOptions(dialog().getByLabelText('Confirmation'), 'Number')
  await user.type(dialog().getByLabelText('Number'), 'KEW-4711')
  await user.click(submit())
  const alert = await dialog().findByRole('alert')
  expect(alert.textContent).toContain(title)
  expect(alert.textContent).toContain(message)
  expect(dialog().getByLabelText<HTMLInputElement>('Number').value).toBe('KEW-4711')
})

it('becomes a correction where another person was faster, and nothing typed is lost', async () => {
  const { server, user, rerender } = await openDialog()
  server.refuse(recordReceipt, { status: 409, message: 'A receipt already says so.', code: correctionNeeded })
  server.reply(listReceipts, [uncertain])
  await user.selectOptions(dialog().getByLabelText('Confirmation'), 'Number')
  await user.type(dialog().getByLabelText('Number'), 'KEW-4711')
  await user.click(submit())
  expect((await dialog().findByRole('alert')).textContent).toContain('A receipt already says so.')
  rerender(<RecordReceipt application={application} latest={uncertain} />)
  expect(screen.getByRole('dialog', { name: 'Correct the Receipt' })).toBeTruthy()
  expect(dialog().getByLabelText<HTMLInputElement>('Number').value).toBe('KEW-4711')
  server.reply(recordReceipt, uncertain)
  await user.click(submit())
  expect(await screen.findByText('Receipt recorded')).toBeTruthy()
  expect(server.requests(recordReceipt).at(-1)?.body).toMatchObject({ corrects: uncertain.id })
})

it('records once for a double click', async () => {
  const { server, user } = await openDialog()
  await user.dblClick(submit())
  expect(await screen.findByText('Receipt recorded')).toBeTruthy()
  expect(server.requests(recordReceipt)).toHaveLength(1)
})
