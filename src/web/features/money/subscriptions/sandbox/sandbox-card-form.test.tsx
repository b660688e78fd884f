import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type SandboxCard, testCards } from '#contract/sandbox.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { SandboxCardForm } from './sandbox-card-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const payButton = () => screen.getByRole('button', { name: /^Pay/ })

type Pay = (card: SandboxCard) => Promise<{ status: 'succeeded' | 'requires_action' }>

function renderForm(pay: Pay) {
  const events = { onPaid: vi.fn(), onPaying: vi.fn() }
  const form = <SandboxCardForm submitLabel="Pay" pendingLabel="Processing..." amount={49} pay={pay} {...events} />
  return { ...events, ...renderScreen(form) }
}

async function fillIn(user: UserEvent, number: string) {
  await user.type(field('Card number'), number)
  await user.type(field('Expiry'), '1240')
  await user.type(field('CVC'), '123')
}

it('formats the card number and the expiry while they are typed', async () => {
  const { user } = renderForm(vi.fn())
  await fillIn(user, testCards.succeeds.number)
  expect(field('Card number').value).toBe('4242 4242 4242 4242')
  expect(field('Expiry').value).toBe('12 / 40')
})

it('pays once for a double click, and stays busy once it is paid', async () => {
  const answer = Promise.withResolvers<{ status: 'succeeded' }>()
  const pay = vi.fn<Pay>(() => answer.promise)
  const { user, onPaid, onPaying } = renderForm(pay)
  await fillIn(user, testCards.succeeds.number)
  await user.dblClick(payButton())
  expect(await screen.findByRole('button', { name: 'Processing...', busy: true })).toBeTruthy()
  expect(pay).toHaveBeenCalledTimes(1)
  expect(pay.mock.calls[0]?.[0]).toMatchObject({ number: testCards.succeeds.number, cvc: '123' })
  expect(onPaid).not.toHaveBeenCalled()
  answer.resolve({ status: 'succeeded' })
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
  expect(onPaying.mock.calls).toEqual([[true]])
  await user.click(screen.getByRole('button', { name: 'Processing...' }))
  expect(pay).toHaveBeenCalledTimes(1)
})

it('complains when a field is left, and then with every letter', async () => {
  const { user } = renderForm(vi.fn())
  await user.type(field('CVC'), '1')
  expect(field('CVC').hasAttribute('aria-invalid')).toBe(false)
  await user.tab()
  await waitFor(() => expect(field('CVC').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('CVC', { selector: '[aria-describedby]' })).toBe(field('CVC'))
  await user.type(field('CVC'), '23')
  await waitFor(() => expect(field('CVC').hasAttribute('aria-invalid')).toBe(false))
})

it('focuses the first wrong field, and does not pay', async () => {
  const pay = vi.fn<Pay>()
  const { user } = renderForm(pay)
  await user.type(field('CVC'), '12')
  await user.click(payButton())
  await waitFor(() => expect(document.activeElement).toBe(field('Card number')))
  expect(pay).not.toHaveBeenCalled()
})

it('says why a card was refused, keeps what was typed, and lets the person try again', async () => {
  const pay = vi.fn<Pay>()
  pay.mockRejectedValueOnce(new ApiError(402, 'declined', { message: 'Your card was declined.' }))
  pay.mockResolvedValueOnce({ status: 'succeeded' })
  const { user, onPaid, onPaying } = renderForm(pay)
  await fillIn(user, testCards.declined.number)
  await user.click(payButton())
  const form = within(payButton().closest('form') as HTMLElement)
  expect(await form.findByText('Your card was declined.')).toBeTruthy()
  expect(await screen.findByText('Payment Failed')).toBeTruthy()
  expect(field('Card number').value).toBe('4000 0000 0000 0002')
  expect(onPaying.mock.calls).toEqual([[true], [false]])
  await user.click(payButton())
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
})

it('asks for the bank, and sends its answer once', async () => {
  const pay = vi.fn<Pay>(({ confirmed }) =>
    Promise.resolve({ status: confirmed === undefined ? 'requires_action' : 'succeeded' }),
  )
  const { user, onPaid } = renderForm(pay)
  await fillIn(user, testCards.asks.number)
  await user.click(payButton())
  expect(await screen.findByRole('alertdialog', { name: 'Confirm Payment' })).toBeTruthy()
  expect(onPaid).not.toHaveBeenCalled()
  await user.dblClick(screen.getByRole('button', { name: 'Confirm Payment' }))
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
  expect(pay.mock.calls.map(([card]) => card.confirmed)).toEqual([undefined, true])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('does not decline while the confirmation is being sent', async () => {
  const confirmed = Promise.withResolvers<{ status: 'succeeded' }>()
  const pay = vi.fn<Pay>((card) =>
    card.confirmed === undefined ? Promise.resolve({ status: 'requires_action' }) : confirmed.promise,
  )
  const { user, onPaid } = renderForm(pay)
  await fillIn(user, testCards.asks.number)
  await user.click(payButton())
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: 'Confirm Payment' }))
  await user.keyboard('{Escape}')
  confirmed.resolve({ status: 'succeeded' })
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1))
  expect(pay.mock.calls.map(([card]) => card.confirmed)).toEqual([undefined, true])
})

it('declines for the bank by Escape', async () => {
  const pay = vi.fn<Pay>(({ confirmed }) =>
    confirmed === undefined
      ? Promise.resolve({ status: 'requires_action' })
      : Promise.reject(new ApiError(402, 'declined', { message: 'The bank declined the payment.' })),
  )
  const { user, onPaid } = renderForm(pay)
  await fillIn(user, testCards.asks.number)
  await user.click(payButton())
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(pay.mock.calls.map(([card]) => card.confirmed)).toEqual([undefined, false]))
  expect(onPaid).not.toHaveBeenCalled()
})
