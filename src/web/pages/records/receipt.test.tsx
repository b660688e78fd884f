import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readApplication } from '#contract/applications.ts'
import { listReceipts, type Receipt, receiptBytesPath } from '#contract/receipts.ts'
import { fakeServer } from '#test/fake-server.ts'
import { application, manager, receiptWithState, sentReceipt } from '#test/receipt-samples.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import ReceiptPage from './receipt.tsx'

const damaged = "This receipt is damaged in our store, so we don't show it. We have been notified."

function openPage(receipts: Receipt[], person = seeker) {
  const server = fakeServer()
  server.reply(listReceipts, receipts)
  server.reply(readApplication, application)
  return { server, ...renderScreen(<ReceiptPage />, person) }
}

const getReceipt = () => screen.findByRole('article', { name: 'Gardener at Kew Gardens' })

beforeEach(() => window.history.replaceState(null, '', `/applications/${application.id}/receipt`))

it.each([
  ['prepared', 'Ready, not sent yet.', 'Prepared By'],
  ['sent', "Sent. The employer hasn't confirmed it.", 'Sent By'],
  ['confirmed', 'Sent, and the employer confirmed it.', 'Sent By'],
  ['uncertain', "We can't tell whether it arrived, so it must not be sent again.", 'Sent By'],
] as const)('says in a sentence what %s means, and who did it', async (state, sentence, by) => {
  openPage([receiptWithState(state)])
  const receipt = within(await getReceipt())
  expect(receipt.getByText(sentence)).toBeTruthy()
  expect(receipt.getByText(by).nextElementSibling?.textContent).toBe('Amal Haddad')
})

it('shows the client all that was sentReceipt, with the time in UTC as a hint', async () => {
  openPage([sentReceipt])
  const receipt = within(await getReceipt())
  expect(receipt.getAllByTitle(/^Feb 3, 2026, 2:30\sPM UTC$/)).toHaveLength(1)
  expect(receipt.getByRole('link', { name: 'Version 3 of your rules' }).getAttribute('href')).toBe('/rules')
  const documents = within(receipt.getByRole('list', { name: 'Documents' }))
  expect(documents.getByText(/Resume · 20 KB/).textContent).not.toMatch(/[0-9a-f]{12}/)
  expect(documents.getAllByRole('button', { name: /in a new tab$/ })).toHaveLength(1)
  expect(receipt.getByText('From your answers')).toBeTruthy()
  expect(receipt.getByText('You said this on Feb 1, 2026')).toBeTruthy()
  expect(receipt.getByText('Read the Posting').closest('details')?.open).toBe(false)
  expect(receipt.getByRole('link', { name: 'https://jobs.example.test/gardener' })).toBeTruthy()
  for (const hash of ['d', 'a', 'b'])
    expect(receipt.getByText(hash.repeat(64)).closest('details')?.open, 'hashes are under Verify').toBe(false)
  expect(receipt.getByRole('button', { name: 'Copy SHA-256' })).toBeTruthy()
  expect(receipt.getByText('Applicant').nextElementSibling?.textContent).toBe('Sam Seeker')
  expect(screen.getByRole('link', { name: 'Back to the Application' }).getAttribute('href')).toBe(
    `/dashboard?application=${application.id}`,
  )
})

it('speaks of the client to staff, without a link to rules that are not theirs', async () => {
  openPage([sentReceipt], manager)
  const receipt = within(await getReceipt())
  expect(receipt.getByText("Version 3 of the client's rules")).toBeTruthy()
  expect(receipt.getByText("From the client's answers")).toBeTruthy()
  expect(receipt.getByText('The client said this on Feb 1, 2026')).toBeTruthy()
  expect(receipt.queryByRole('link', { name: /rules/ })).toBeNull()
  expect(receipt.getByText('Applicant').nextElementSibling?.textContent).toBe('Sam Seeker')
  expect((await screen.findByRole('link', { name: 'Back to the Application' })).getAttribute('href')).toBe(
    `/dashboard?userId=${seeker.id}&application=${application.id}`,
  )
})

it('unfolds the posting while the page is printed', async () => {
  openPage([sentReceipt])
  const receipt = within(await getReceipt())
  fireEvent(window, new Event('beforeprint'))
  expect(receipt.getByText(/We look for a gardener/).closest('details')).toBeNull()
  fireEvent(window, new Event('afterprint'))
  expect(receipt.getByText(/We look for a gardener/).closest('details')).not.toBeNull()
})

it('shows the number and the screenshot of a confirmation', async () => {
  const screenshot = { name: 'thanks.png', sha256: 'e'.repeat(64), size: 10, contentType: 'image/png' }
  openPage([{ ...receiptWithState('confirmed'), confirmation: { kind: 'screenshot', value: 'KEW-4711', screenshot } }])
  const receipt = within(await getReceipt())
  expect(receipt.getByText('KEW-4711')).toBeTruthy()
  expect(receipt.getByRole('img', { name: 'Screenshot of the confirmation' }).getAttribute('src')).toBe(
    `/api/receipts/${sentReceipt.id}/documents/${screenshot.sha256}`,
  )
})

it('puts the newest receipt first, and folds the earlier one with the one that corrects it', async () => {
  const first: Receipt = { ...receiptWithState('uncertain'), id: '2c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11' }
  const second: Receipt = {
    ...receiptWithState('confirmed'),
    corrects: first.id,
    createdAt: '2026-02-05T10:00:00.000Z',
  }
  openPage([second, first])
  expect(within(await getReceipt()).getByText('Sent, and the employer confirmed it.')).toBeTruthy()
  const earlier = screen.getByText(/^Corrected by the receipt of Feb 5, 2026/).closest('details')
  expect(earlier?.open).toBe(false)
  expect(earlier?.textContent).toContain('it must not be sent again.')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('says that there is no receipt yet, to the client and to staff', async () => {
  openPage([])
  expect(await screen.findByRole('heading', { name: 'No receipt yet' })).toBeTruthy()
  expect(screen.getByText(/Your account manager records one/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

const bytes = { method: 'GET', path: receiptBytesPath } as const

it('shows the message of a damaged file beside it, and everything else stays', async () => {
  const { server, user } = openPage([sentReceipt])
  server.refuse(bytes, { status: 500, message: damaged, code: 'receipt_damaged' })
  const receipt = within(await getReceipt())
  await user.click(receipt.getByRole('button', { name: 'Download Resume.pdf' }))
  expect((await receipt.findByRole('alert')).textContent).toBe(damaged)
  expect(receipt.getByText('Letter.docx')).toBeTruthy()
  expect(receipt.getByText('The roses.')).toBeTruthy()
})

it('shows the message of a damaged screenshot in its place', async () => {
  const screenshot = { name: 'thanks.png', sha256: 'e'.repeat(64), size: 10, contentType: 'image/png' }
  const { server } = openPage([{ ...sentReceipt, confirmation: { kind: 'screenshot', value: null, screenshot } }])
  server.refuse(bytes, { status: 500, message: damaged, code: 'receipt_damaged' })
  const receipt = within(await getReceipt())
  fireEvent.error(receipt.getByRole('img', { name: 'Screenshot of the confirmation' }))
  expect(await receipt.findByText(damaged)).toBeTruthy()
  expect(receipt.queryByRole('img')).toBeNull()
})

it('shows the message of a receipt that no longer fits its hash, instead of the receipts', async () => {
  const server = fakeServer()
  server.refuse(listReceipts, { status: 500, message: damaged, code: 'receipt_damaged' })
  server.reply(readApplication, application)
  renderScreen(<ReceiptPage />)
  expect(await screen.findByText(damaged)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Proof of Sending' })).toBeTruthy()
})

it('is the not-found page for an application out of reach', async () => {
  const server = fakeServer()
  server.refuse(listReceipts, { status: 404, message: 'Application not found' })
  server.refuse(readApplication, { status: 404, message: 'Application not found' })
  renderScreen(<ReceiptPage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
  expect(document.title).toContain('Page Not Found')
})

it('prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = openPage([sentReceipt])
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
