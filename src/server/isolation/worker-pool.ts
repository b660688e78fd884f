import { createAdmission, type AdmissionLimits, type AdmissionOptions, type Caller } from '#server/admission.ts'
import { IsolationError } from './isolation-error.ts'
import type { TaskHandlers, TaskInput, TaskReply, TaskRequest, TaskResult, TaskSuccess } from './task-messages.ts'
import { startWorker, type IsolatedWorker, type WorkerOptions } from './workers.ts'

export interface PoolOptions extends WorkerOptions, AdmissionLimits, TimeLimits {
  /** How long a worker stays warm without a task. */
  idleMs?: number
  /** A worker is replaced after so many tasks, so that slow leaks end with it. */
  maxTasksPerWorker?: number
  /** A process that has grown beyond this is replaced: WebAssembly never gives memory back. */
  maxRssMb?: number
}

interface RunOptions<Result> extends Pick<AdmissionOptions, 'price' | 'signal'> {
  caller?: Caller | undefined
  /** Whether the worker may be used again after this result; by default always. */
  canReuse?: (result: Result) => boolean
}

export interface WorkerPool<Tasks extends TaskHandlers> {
  /**
   * Runs a task in a worker. The input is loaded when the task starts, so a waiting task holds no memory. Rejects with
   * a `BusyError` if too many tasks wait, with an `IsolationError` if the task times out, fails or ends its worker, and
   * with the error of `loadInput`.
   */
  run<Name extends keyof Tasks & string>(
    task: Name,
    loadInput: () => TaskInput<Tasks, Name> | Promise<TaskInput<Tasks, Name>>,
    options?: RunOptions<TaskResult<Tasks, Name>>,
  ): Promise<TaskResult<Tasks, Name>>
  /** Ends running tasks and all workers. Later tasks are refused. */
  close(): Promise<void>
}

interface PooledWorker {
  worker: IsolatedWorker
  /** Resolves once its modules are loaded, which counts towards no task's time. */
  ready: Promise<void>
  tasks: number
}

/** Runs tasks in threads or processes with limits. A task that breaks a limit costs its own worker and nothing else. */
export function createWorkerPool<Tasks extends TaskHandlers>(options: PoolOptions): WorkerPool<Tasks> {
  const { idleMs = 5 * 60_000, maxTasksPerWorker = 200, maxRssMb = Infinity } = options
  const admission = createAdmission(options)
  const workers = new Set<PooledWorker>()
  const idle = createIdleWorkers(idleMs, end)
  let isClosed = false

  function start(): PooledWorker {
    const worker = startWorker(options)
    const started = { worker, ready: waitUntilReady(worker), tasks: 0 }
    workers.add(started)
    started.worker.events.once('exit', () => workers.delete(started))
    // An error outside of a task is followed by the exit.
    started.worker.events.on('error', () => {})
    return started
  }

  async function end({ worker }: PooledWorker) {
    await worker.terminate()
  }

  async function runNow(request: TaskRequest, canReuse: (result: never) => boolean): Promise<unknown> {
    const pooled = idle.take() ?? start()
    pooled.tasks++
    try {
      await pooled.ready
      const { result, rssMb } = await runTask(pooled.worker, request, options)
      const isWorn = pooled.tasks >= maxTasksPerWorker || rssMb > maxRssMb
      if (!isClosed && !isWorn && canReuse(result as never)) idle.add(pooled)
      else await end(pooled)
      return result
    } catch (error) {
      await end(pooled)
      throw isClosed ? new IsolationError('closed', { cause: error }) : error
    }
  }

  return {
    async run(task, loadInput, { caller = [], canReuse = () => true, ...options } = {}) {
      const work = async () => {
        const input = isClosed ? undefined : await loadInput()
        if (isClosed) throw new IsolationError('closed')
        return runNow({ task, input }, canReuse)
      }
      const result = await admission.run(caller, work, options)
      // The worker module exports the type of its handlers.
      return result as TaskResult<Tasks, typeof task>
    },
    async close() {
      isClosed = true
      idle.clear()
      await Promise.all([...workers].map(end))
    },
  }
}

/** Warm workers, each with a timer that ends it. The one that was used last is reused first. */
function createIdleWorkers(idleMs: number, end: (pooled: PooledWorker) => Promise<void>) {
  const idle: { pooled: PooledWorker; timer: NodeJS.Timeout; remove: () => void }[] = []
  return {
    add(pooled: PooledWorker) {
      const remove = () => {
        clearTimeout(entry.timer)
        pooled.worker.events.off('exit', remove)
        if (idle.includes(entry)) idle.splice(idle.indexOf(entry), 1)
      }
      const expire = () => {
        remove()
        void end(pooled)
      }
      const entry = { pooled, timer: setTimeout(expire, idleMs).unref(), remove }
      idle.push(entry)
      pooled.worker.events.once('exit', remove)
      pooled.worker.setReferenced(false)
    },
    take(): PooledWorker | undefined {
      const entry = idle.at(-1)
      entry?.remove()
      entry?.pooled.worker.setReferenced(true)
      return entry?.pooled
    },
    clear() {
      for (const { remove } of idle.splice(0)) remove()
    },
  }
}

const startMs = 30_000

function waitUntilReady({ events }: IsolatedWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IsolationError('timeout')), startMs).unref()
    events.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    events.once('error', (error: NodeJS.ErrnoException) => reject(toIsolationError(error)))
    events.once('exit', (code: number | null, signal?: string | null) => reject(toExitError(code, signal)))
  })
}

const toIsolationError = (error: NodeJS.ErrnoException) =>
  new IsolationError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'crash', { cause: error })

const toExitError = (code: number | null, signal?: string | null) =>
  new IsolationError('crash', { cause: `The worker ended with ${signal ?? code}` })

function runTask(worker: IsolatedWorker, request: TaskRequest, limits: TimeLimits): Promise<TaskSuccess> {
  return new Promise((resolve, reject) => {
    const stopListening = () => {
      stopWatching()
      worker.events.off('message', onReply).off('error', onError).off('exit', onExit)
    }
    const fail = (error: IsolationError) => {
      stopListening()
      reject(error)
    }
    const onReply = (reply: TaskReply) => {
      stopListening()
      if ('result' in reply) resolve(reply)
      else reject(new IsolationError('crash', { cause: reply.error }))
    }
    const onError = (error: NodeJS.ErrnoException) => fail(toIsolationError(error))
    const onExit = (code: number | null, signal?: string | null) => fail(toExitError(code, signal))
    const stopWatching = watchTime(worker.readCpuMs, limits, () => fail(new IsolationError('timeout')))
    worker.events.on('message', onReply).on('error', onError).on('exit', onExit)
    worker.send(request)
  })
}

interface TimeLimits {
  /** Processor time of the worker. Threads only: it does not depend on how busy the machine is. */
  cpuMs?: number
  wallMs: number
}

const pollEveryMs = 50

/**
 * Calls `onTimeout` once the worker has used more processor or wall time from now on. Returns how to stop watching.
 */
function watchTime(readCpuMs: () => Promise<number>, { cpuMs, wallMs }: TimeLimits, onTimeout: () => void): () => void {
  let isWatching = true
  const end = () => {
    if (!isWatching) return
    stop()
    onTimeout()
  }
  const wall = setTimeout(end, wallMs)
  const cpu = cpuMs === undefined ? undefined : pollCpu(readCpuMs, cpuMs, end)
  function stop() {
    isWatching = false
    clearTimeout(wall)
    clearInterval(cpu)
  }
  return stop
}

function pollCpu(readCpuMs: () => Promise<number>, maxMs: number, onExceeded: () => void) {
  const before = readCpuMs()
  return setInterval(() => {
    void Promise.all([before, readCpuMs()]).then(([start, now]) => {
      if (now - start > maxMs) onExceeded()
    })
  }, pollEveryMs)
}
