import { expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, showToast, subscribe } from './toasts.ts'

it('shows one toast at a time, the newest', () => {
  showToast({ title: 'First' })
  const id = showToast({ title: 'Second', description: 'More', tone: 'danger' })
  expect(currentToasts()).toEqual([{ id, title: 'Second', description: 'More', tone: 'danger' }])
})

it('closes a toast, but never the one that came after it', () => {
  const first = showToast({ title: 'First' })
  const second = showToast({ title: 'Second' })
  dismissToast(first)
  expect(currentToasts()).toHaveLength(1)
  dismissToast(second)
  expect(currentToasts()).toEqual([])
})

it('notifies its listeners until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribe(listener)
  showToast({ title: 'Heard' })
  leave()
  showToast({ title: 'Unheard' })
  expect(listener).toHaveBeenCalledTimes(1)
})
