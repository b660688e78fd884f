import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BusyError } from '#server/admission.ts'
import { IsolationError } from './isolation-error.ts'
import type { TestTasks } from './tasks.fixture.ts'
import { createWorkerPool, type PoolOptions } from './worker-pool.ts'

const patient = { parallel: 2, waiting: 10, perCaller: 10, wallMs: 60_000, heapMb: 64 }
const noInput = () => undefined

describe.each(['thread', 'process'] as const)('in a %s', (kind) => {
  function openPool(options: Partial<PoolOptions> = {}) {
    const entry = new URL('./tasks.fixture.ts', import.meta.url)
    const pool = createWorkerPool<TestTasks>({ ...patient, entry, kind, ...options })
    onTestFinished(() => pool.close())
    return pool
  }
  const identify = (pool: ReturnType<typeof openPool>) => pool.run('identify', noInput)

  test('a task gets a copy of its input and gives its result', async () => {
    const pool = openPool()
    const bytes = new Uint8Array([1, 2, 3])
    expect(await pool.run('double', () => 21)).toBe(42)
    expect(await pool.run('doubleBytes', () => bytes)).toEqual(new Uint8Array([2, 4, 6]))
    expect(bytes).toEqual(new Uint8Array([1, 2, 3]))
  })

  test('a worker has no environment and a lower priority than the server', async () => {
    const pool = openPool()
    const names = await pool.run('readEnvironment', noInput)
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
    if (process.platform === 'linux') expect(await pool.run('readPriority', noInput)).toBe(5)
  })

  test('a worker stays warm for the next task', async () => {
    const pool = openPool()
    const first = await identify(pool)
    expect(await identify(pool)).toBe(first)
  })

  test('a worker is replaced after its idle time, its last task, too much memory, or a result that says so', async () => {
    const used = new Set<string>()
    for (const pool of [openPool({ idleMs: 0 }), openPool({ maxTasksPerWorker: 1 }), openPool({ maxRssMb: 1 })]) {
      const first = await identify(pool)
      await vi.waitUntil(async () => (await identify(pool)) !== first, 10_000)
    }
    const pool = openPool()
    for (let run = 0; run < 2; run++) {
      used.add(await pool.run('identify', noInput, { canReuse: () => false }))
    }
    expect(used.size).toBe(2)
  })

  test('a task that would spin or hang for ever is ended with its worker', () =>
    Promise.all(
      (['spin', 'hang'] as const).map(async (task) => {
        const pool = openPool({ parallel: 1, wallMs: 1_500 })
        const first = await identify(pool)
        await expect(pool.run(task, noInput)).rejects.toMatchObject({ reason: 'timeout' })
        expect(await identify(pool), task).not.toBe(first)
      }),
    ))

  test('a task that fails names the reason and costs its own worker only', async () => {
    const pool = openPool()
    const [failed, exited, whole] = await Promise.allSettled([
      pool.run('fail', noInput),
      pool.run('exit', noInput),
      pool.run('double', () => 4),
    ])
    expect(failed).toMatchObject({ reason: { reason: 'crash', cause: 'TypeError: The input made no sense' } })
    expect(exited).toMatchObject({ reason: { reason: 'crash', cause: 'The worker ended with 3' } })
    expect(whole).toEqual({ status: 'fulfilled', value: 8 })
  })

  test('a task that fills its heap costs its own worker only', async () => {
    const pool = openPool({ heapMb: 24 })
    const reason = kind === 'thread' ? 'out-of-memory' : 'crash'
    const [full, whole] = await Promise.allSettled([pool.run('allocate', noInput), pool.run('double', () => 4)])
    expect(full).toMatchObject({ reason: { reason } })
    expect(whole).toEqual({ status: 'fulfilled', value: 8 })
  })

  test('tasks beyond the workers wait without their input, and beyond the queue are refused', async () => {
    const pool = openPool({ parallel: 1, waiting: 1 })
    const loaded: number[] = []
    const run = (value: number) =>
      pool.run('double', async () => {
        loaded.push(value)
        return value
      })
    const all = Promise.allSettled([run(1), run(2), run(3)])
    expect(loaded).toEqual([])
    const [first, second, third] = await all
    expect([first, second]).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 4 },
    ])
    expect(third).toMatchObject({ reason: expect.any(BusyError) })
    expect(loaded).toEqual([1, 2])
  })

  test('an input that cannot be loaded rejects with its own error', async () => {
    const pool = openPool()
    const load = () => Promise.reject(new Error('The file is gone'))
    await expect(pool.run('double', load)).rejects.toThrow('The file is gone')
    expect(await pool.run('double', () => 1)).toBe(2)
  })

  test('a closed pool ends running and waiting tasks and refuses later ones', async () => {
    const pool = openPool({ parallel: 1 })
    await identify(pool)
    const tasks = Promise.allSettled([pool.run('hang', noInput), pool.run('double', () => 1)])
    await pool.close()
    const late = pool.run('double', () => 1)
    for (const outcome of [...(await tasks), ...(await Promise.allSettled([late]))]) {
      expect(outcome).toMatchObject({ reason: expect.any(IsolationError) })
      expect(outcome).toMatchObject({ reason: { reason: 'closed' } })
    }
  })
})

test('a thread that computes for too long is ended, however long it may wait', async () => {
  const entry = new URL('./tasks.fixture.ts', import.meta.url)
  const pool = createWorkerPool<TestTasks>({ ...patient, entry, kind: 'thread', cpuMs: 50 })
  onTestFinished(() => pool.close())
  await expect(pool.run('spin', noInput)).rejects.toMatchObject({ reason: 'timeout' })
})

test('loading its modules counts towards no task of a thread', async () => {
  const entry = new URL('./slow-start.fixture.ts', import.meta.url)
  const pool = createWorkerPool<Pick<TestTasks, 'double'>>({ ...patient, entry, kind: 'thread', cpuMs: 250 })
  onTestFinished(() => pool.close())
  expect(await pool.run('double', () => 21)).toBe(42)
})
