import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doubleClickMs, DoubleClickGuard } from './double-click-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('accepts the first click of a double click, and a later click again', () => {
  const guard = new DoubleClickGuard()
  expect([guard.accept(), guard.accept()]).toEqual([true, false])
  vi.advanceTimersByTime(doubleClickMs - 1)
  expect(guard.accept()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(guard.accept()).toBe(true)
})

it('ignores clicks while the action runs, however long that takes', async () => {
  const guard = new DoubleClickGuard()
  const { promise, resolve } = Promise.withResolvers<void>()
  const act = vi.fn(() => promise)
  const first = guard.run(act)
  vi.advanceTimersByTime(10 * doubleClickMs)
  await guard.run(act)
  expect(guard.accept()).toBe(false)
  expect(act).toHaveBeenCalledOnce()
  resolve()
  await first
  await guard.run(act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('ignores the second click after an action that finished immediately', async () => {
  const guard = new DoubleClickGuard()
  const act = vi.fn(async () => undefined)
  await guard.run(act)
  await guard.run(act)
  expect(act).toHaveBeenCalledOnce()
})

it('accepts a click immediately after a failure', async () => {
  const guard = new DoubleClickGuard()
  const act = vi.fn(() => Promise.reject(new Error('No connection')))
  await guard.run(act)
  await guard.run(act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('guards each control separately', () => {
  const [pdf, docx] = [new DoubleClickGuard(), new DoubleClickGuard()]
  expect([pdf.accept(), docx.accept()]).toEqual([true, true])
})
