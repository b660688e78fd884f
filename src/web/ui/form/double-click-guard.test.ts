import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doubleClickMs, DoubleClickGuard } from './double-click-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('takes a doubled press for one, and the next one for another', () => {
  const press = new DoubleClickGuard()
  expect([press.take(), press.take()]).toEqual([true, false])
  vi.advanceTimersByTime(doubleClickMs - 1)
  expect(press.take()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(press.take()).toBe(true)
})

it('follows no press while the one before is under way, however long that takes', async () => {
  const press = new DoubleClickGuard()
  const { promise, resolve } = Promise.withResolvers<void>()
  const act = vi.fn(() => promise)
  const first = press.run(act)
  vi.advanceTimersByTime(10 * doubleClickMs)
  await press.run(act)
  expect(press.take()).toBe(false)
  expect(act).toHaveBeenCalledOnce()
  resolve()
  await first
  await press.run(act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('follows none right after one that was done at once', async () => {
  const press = new DoubleClickGuard()
  const act = vi.fn(async () => undefined)
  await press.run(act)
  await press.run(act)
  expect(act).toHaveBeenCalledOnce()
})

it('lets what failed be tried again at once', async () => {
  const press = new DoubleClickGuard()
  const act = vi.fn(() => Promise.reject(new Error('No connection')))
  await press.run(act)
  await press.run(act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('is one control: another one has its own', () => {
  const [pdf, docx] = [new DoubleClickGuard(), new DoubleClickGuard()]
  expect([pdf.take(), docx.take()]).toEqual([true, true])
})
