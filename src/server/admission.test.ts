import { setImmediate as allStarted } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BusyError, createAdmission, maxWaitMs } from './admission.ts'
import type { AdmissionLimits, AdmissionOptions, Caller } from './admission.ts'

/** Work with a name, which the test ends. */
function openAdmission(limits: AdmissionLimits) {
  const admission = createAdmission(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, caller: Caller, options?: AdmissionOptions) => {
    const work = async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    }
    return admission.run(caller, work, options)
  }
  /** Ends one piece of work and lets the next one start. */
  async function end(name: string, asked: Promise<string>) {
    await allStarted()
    ends.get(name)?.()
    await asked
    await allStarted()
  }
  /** Lets all work run, one piece after the other. */
  async function endAll() {
    await allStarted()
    for (let ended = 0; ended < started.length; ended++) {
      ends.get(started[ended] ?? '')?.()
      await allStarted()
    }
  }
  return { started, ask, end, endAll, admission }
}

const ann = ['account:ann', 'address:192.0.2.1']
const bob = ['account:bob', 'address:192.0.2.2']
const eve = ['account:eve']

test('runs and queues up to the limits, and refuses more at once', async () => {
  const { started, ask, end } = openAdmission({ parallel: 2, waiting: 1, perCaller: 9 })
  const [first, second, third] = [ask('one', ann), ask('two', bob), ask('three', eve)]
  await expect(ask('four', ['account:kim'])).rejects.toThrow(BusyError)
  expect(started).toEqual(['one', 'two'])
  await end('one', first)
  expect(started).toEqual(['one', 'two', 'three'])
  await end('two', second)
  await end('three', third)
})

test("limits one caller's running and queued work, counted by account and by address", async () => {
  const { ask, end } = openAdmission({ parallel: 2, waiting: 9, perCaller: 2 })
  const first = ask('one', ann)
  const second = ask('two', ann)
  await expect(ask('same account', ['account:ann', 'address:192.0.2.9'])).rejects.toThrow(BusyError)
  await expect(ask('same address', ['account:kim', 'address:192.0.2.1'])).rejects.toThrow(BusyError)
  const otherCall = ask('other', bob)
  await end('one', first)
  const again = ask('again', ann)
  for (const [name, asked] of Object.entries({ two: second, other: otherCall, again })) await end(name, asked)
})

test('one caller leaves a place free', async () => {
  const { started, ask, end } = openAdmission({ parallel: 3, waiting: 9, perCaller: 9 })
  const hers = ['first', 'second', 'third'].map((name) => ask(name, ann))
  await allStarted()
  expect(started).toEqual(['first', 'second'])
  const his = ask('his', bob)
  await allStarted()
  expect(started).toEqual(['first', 'second', 'his'])
  await end('his', his)
  expect(started).not.toContain('third')
  await end('first', hers[0]!)
  expect(started.at(-1)).toBe('third')
})

const one = { parallel: 1, waiting: 20, perCaller: 9 }

test('callers take turns, however much one of them asks for first', async () => {
  const { started, ask, endAll } = openAdmission(one)
  for (const name of ['ann 1', 'ann 2', 'ann 3']) void ask(name, ann)
  for (const name of ['bob 1', 'bob 2', 'bob 3']) void ask(name, bob)
  await endAll()
  expect(started).toEqual(['ann 1', 'bob 1', 'ann 2', 'bob 2', 'ann 3', 'bob 3'])
})

test('a newcomer goes before callers that were served, also where their work has waited longer', async () => {
  const { started, ask, end, endAll } = openAdmission(one)
  const [anns, bobs] = [ask('ann', ann), ask('bob', bob)]
  await end('ann', anns)
  void ask('ann again', ann)
  void ask('eve', eve)
  await end('bob', bobs)
  await endAll()
  expect(started).toEqual(['ann', 'bob', 'eve', 'ann again'])
})

test('a caller is still known by its address under another account', async () => {
  const { started, ask, end, endAll } = openAdmission(one)
  const first = ask('ann', ann)
  void ask('her other account', ['account:kim', 'address:192.0.2.1'])
  void ask('bob', bob)
  await end('ann', first)
  await endAll()
  expect(started).toEqual(['ann', 'bob', 'her other account'])
})

test('usage is forgotten with time, so that callers of long ago are newcomers again', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { started, ask, end, endAll } = openAdmission(one)
  await end('much', ask('much', ann, { price: 100 }))
  vi.advanceTimersByTime(10 * 60_000)
  const running = ask('bob', bob)
  void ask('bob again', bob)
  void ask('ann', ann)
  await end('bob', running)
  await endAll()
  expect(started).toEqual(['much', 'bob', 'ann', 'bob again'])
})

test('expensive work counts more: its caller waits for many cheap ones of others', async () => {
  const { started, ask, endAll } = openAdmission(one)
  void ask('huge 1', ann, { price: 100 })
  void ask('huge 2', ann, { price: 100 })
  for (const name of ['small 1', 'small 2', 'small 3']) void ask(name, bob, { price: 2 })
  await endAll()
  expect(started).toEqual(['huge 1', 'small 1', 'small 2', 'small 3', 'huge 2'])
})

test("of two newcomers the one with the cheaper work goes first, and many small pieces add up to a huge one's turn", async () => {
  const { started, ask, endAll } = openAdmission(one)
  void ask('running', eve)
  void ask('huge', ann, { price: 5 })
  for (const name of ['small 1', 'small 2', 'small 3']) void ask(name, bob, { price: 2 })
  await endAll()
  expect(started).toEqual(['running', 'small 1', 'small 2', 'huge', 'small 3'])
})

test('large work of all callers together leaves a place to small work', async () => {
  const { started, ask, end } = openAdmission({ parallel: 2, waiting: 9, perCaller: 9, largePrice: 10 })
  const first = ask('large', ann, { price: 10 })
  void ask('also large', bob, { price: 10 })
  const small = ask('small', eve, { price: 9 })
  await allStarted()
  expect(started).toEqual(['large', 'small'])
  await end('small', small)
  expect(started).toEqual(['large', 'small'])
  await end('large', first)
  expect(started).toEqual(['large', 'small', 'also large'])
})

test('known callers go before unknown ones, whatever they used', async () => {
  const { started, ask, end, endAll } = openAdmission(one)
  const first = ask('ann', ann, { isKnown: true })
  void ask('stranger', eve)
  void ask('ann again', ann, { isKnown: true })
  void ask('bob', bob, { isKnown: true })
  await end('ann', first)
  await endAll()
  expect(started).toEqual(['ann', 'bob', 'ann again', 'stranger'])
})

test('a full queue refuses the caller with the most usage, not the last to come', async () => {
  const { started, ask, endAll } = openAdmission({ parallel: 1, waiting: 2, perCaller: 9 })
  void ask('first', ann)
  void ask('second', ann)
  const third = ask('third', ann)
  void ask('newcomer', bob)
  await expect(third).rejects.toThrow(BusyError)
  await endAll()
  expect(started).toEqual(['first', 'newcomer', 'second'])
})

test('work that waits for three seconds is refused, and frees its share', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(maxWaitMs).toBe(3_000)
  const { started, ask, end } = openAdmission({ parallel: 1, waiting: 9, perCaller: 2 })
  const running = ask('running', ann)
  const refused = expect(ask('waiting', ann)).rejects.toMatchObject({ retryAfterSeconds: 5 })
  vi.advanceTimersByTime(maxWaitMs - 1)
  await expect(ask('beyond the share', ann)).rejects.toThrow(BusyError)
  vi.advanceTimersByTime(1)
  await refused
  const next = ask('next', ann)
  await end('running', running)
  vi.advanceTimersByTime(maxWaitMs)
  await end('next', next)
  expect(started).toEqual(['running', 'next'])
  expect(vi.getTimerCount()).toBe(0)
})

test('aborted work leaves the queue, and running work is finished', async () => {
  const { started, ask, end } = openAdmission({ parallel: 1, waiting: 1, perCaller: 2 })
  const { signal, abort } = bindAbort()
  const running = ask('running', ann, { signal })
  const waiting = ask('waiting', ann, { signal })
  abort()
  await expect(waiting).rejects.toThrow('superseded')
  await expect(ask('late', ann, { signal })).rejects.toThrow('superseded')
  const next = ask('next', ann)
  await end('running', running)
  expect(started).toEqual(['running', 'next'])
  await end('next', next)
})

function bindAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort(new Error('superseded')) }
}

test('failed work frees its place', async () => {
  const { admission } = openAdmission({ parallel: 1, waiting: 0, perCaller: 1 })
  const failing = admission.run(ann, async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await admission.run(ann, async () => 'done')).toBe('done')
})

test('work without a caller counts for the process alone', async () => {
  const { started, ask } = openAdmission({ parallel: 2, waiting: 0, perCaller: 1 })
  void ask('one', [])
  void ask('two', [])
  await expect(ask('three', [])).rejects.toThrow(BusyError)
  expect(started).toEqual(['one', 'two'])
})
