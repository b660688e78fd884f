import { setImmediate as allStarted } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BusyError, createAdmission } from './admission.ts'
import type { AdmissionLimits, Caller } from './admission.ts'

/** Work with a name, which the test ends. */
function openAdmission(limits: AdmissionLimits) {
  const admission = createAdmission(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, caller: Caller, signal?: AbortSignal) => {
    const work = async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    }
    return admission.run(caller, work, signal)
  }
  /** Ends one piece of work and lets the next one start. */
  async function end(name: string, asked: Promise<string>) {
    ends.get(name)?.()
    await asked
    await allStarted()
  }
  return { started, ask, end, admission }
}

const ann = ['account:ann', 'address:192.0.2.1']
const bob = ['account:bob', 'address:192.0.2.2']

test('runs and queues up to the limits, and refuses more at once', async () => {
  const { started, ask, end } = openAdmission({ parallel: 2, waiting: 1, perCaller: 9 })
  const [first, second, third] = [ask('one', ann), ask('two', bob), ask('three', ['account:eve'])]
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

test('one caller leaves a place free, and callers with less running work go first', async () => {
  const { started, ask, end } = openAdmission({ parallel: 3, waiting: 9, perCaller: 9 })
  const hers = ['first', 'second', 'third', 'fourth'].map((name) => ask(name, ann))
  await allStarted()
  expect(started).toEqual(['first', 'second'])
  const his = ['his', 'his second'].map((name) => ask(name, bob))
  await allStarted()
  expect(started).toEqual(['first', 'second', 'his'])
  await end('his', his[0]!)
  expect(started.at(-1)).toBe('his second')
  await end('first', hers[0]!)
  expect(started.at(-1)).toBe('third')
})

test('aborted work leaves the queue, and running work is finished', async () => {
  const { started, ask, end } = openAdmission({ parallel: 1, waiting: 1, perCaller: 2 })
  const { signal, abort } = bindAbort()
  const running = ask('running', ann, signal)
  const waiting = ask('waiting', ann, signal)
  abort()
  await expect(waiting).rejects.toThrow('superseded')
  await expect(ask('late', ann, signal)).rejects.toThrow('superseded')
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
