import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doubleClickMs, DoubleClickGuard } from './double-click-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('takes a doubled press for one, and the next one for another', () => {
  const guard = new DoubleClickGuard()
  expect([guard.accept(), guard.accept()]).toEqual([true, false])
  vi.advanceTimersByTime(doubleClickMs - 1)
  expect(guard.accept()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(guard.accept()).toBe(true)
})

it('follows no press while the one before is under way, however long that takes', async () => {
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

it('follows none right after one that was done at once', async () => {
  const guard = new DoubleClickGuard()
  const act = vi.fn(async () => undefined)
  await guard.run(act)
  await guard.run(act)
  expect(act).toHaveBeenCalledOnce()
})

it('lets what failed be tried again at once', async () => {
  const guard = new DoubleClickGuard()
  const act = vi.fn(() => Promise.reject(new Error('No connection')))
  await guard.run(act)
  await guard.run(act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('is one control: another one has its own', () => {
  const [pdf, docx] = [new DoubleClickGuard(), new DoubleClickGuard()]
  expect([pdf.accept(), docx.accept()]).toEqual([true, true])
})
