import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listInvoices, listPaymentMethods, readPaymentSettings } from '#contract/payments.ts'
import { readLedger } from '#contract/ledger.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { listTasks } from '#contract/tasks.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { PlanAndBilling } from './plan-and-billing.tsx'

const headings = ['Subscription', 'Billing & Invoices', 'Payment Methods']

function openEmpty() {
  const server = fakeServer()
  server.reply(readSubscription, null)
  server.reply(listInvoices, [])
  server.reply(readLedger, [])
  server.reply(listTasks, [])
  server.reply(listPaymentMethods, [])
  server.reply(readPaymentSettings, { provider: 'sandbox', publishableKey: null })
  return server
}

it('shows one empty state for the plan, the invoices and the cards', async () => {
  openEmpty()
  renderScreen(<PlanAndBilling>Contents</PlanAndBilling>)
  for (const name of headings) expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'View Plans' })).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'Billing & Invoices' })).getByText('No invoices yet')).toBeTruthy()
  expect(screen.getByText('Contents')).toBeTruthy()
})

it('tells staff that plans are not for them', async () => {
  openEmpty()
  renderScreen(<PlanAndBilling>{null}</PlanAndBilling>, { ...seeker, role: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Plans are for job seekers' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View Plans' })).toBeNull()
})

it('shows each card once there is something or something failed', async () => {
  const server = openEmpty()
  server.refuse(listInvoices, { status: 503, message: 'Please try again later' })
  renderScreen(<PlanAndBilling>Contents</PlanAndBilling>)
  for (const name of headings) expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getByText('Contents')).toBeTruthy()
})
