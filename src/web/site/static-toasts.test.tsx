import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, showToast } from '#web/lib/toasts.ts'
import { connectToasts } from './static-toasts.ts'

beforeAll(connectToasts)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.useRealTimers()
})

it('shows one toast, with its button, for five seconds', () => {
  showToast({ title: 'First' })
  vi.advanceTimersByTime(4_000)
  showToast({ title: 'Account deleted', description: 'Goodbye.' })
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Account deleted Goodbye.×'])
  vi.advanceTimersByTime(4_999)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  vi.advanceTimersByTime(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('gives a failure the role alert, is reached by F8 and closed by its button', () => {
  showToast({ title: 'Unauthorized', tone: 'danger' })
  fireEvent.keyDown(document, { key: 'F8' })
  const close = screen.getByRole('button', { name: 'Close' })
  expect(document.activeElement).toBe(close)
  act(() => close.click())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(currentToasts()).toEqual([])
})
