import { Worker } from 'node:worker_threads'
import { createAdmission } from '#server/admission.ts'
import type { AdmissionLimits, Caller } from '#server/admission.ts'
import { limitTime } from '#server/gateways/limit-time.ts'
import type { TimeLimits } from '#server/gateways/limit-time.ts'
import type { TextTask, TextWork } from './text-work.ts'

/** A text took longer than any may; its message is for the person. */
export class TextTimeoutError extends Error {
  constructor() {
    super('This text took too long to work on. Please try a shorter one.')
  }
}

type Given<Task extends TextTask> = Parameters<TextWork[Task]>[0]

/** Each task of `textWork`, done for a caller; rejects with a `BusyError` or a `TextTimeoutError`. */
type Tasks = {
  [Task in TextTask]: (given: Given<Task>, caller?: Caller) => Promise<ReturnType<TextWork[Task]>>
}
export type TextWorker = Tasks & { close(): Promise<void> }

interface Current {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  stopWatching: () => void
}

/** The longest text takes a fifth of this. */
const defaults = { parallel: 1, waiting: 50, perCaller: 10, cpuMs: 1_500, wallMs: 4_000 }

/**
 * Writes, analyses and checks texts in a thread of its own, one after the other, so that the longest text keeps nobody
 * else waiting. A text that takes too long costs its thread; the next one gets a new one.
 */
export function createTextWorker(options: Partial<Omit<AdmissionLimits, 'parallel'> & TimeLimits> = {}): TextWorker {
  const limits = { ...defaults, ...options }
  const admission = createAdmission(limits)
  let current: Current | undefined
  let thread: Worker | undefined
  let closed = false

  function finish(settle: (one: Current) => void) {
    const done = current
    current = undefined
    done?.stopWatching()
    if (done) settle(done)
  }

  function endThread(reason: Error) {
    const ended = thread
    thread = undefined
    ended?.removeAllListeners()
    // Nobody waits for it any more, and one that is gone already cannot be ended twice.
    ended?.on('error', () => {})
    void ended?.terminate()
    finish(({ reject }) => reject(reason))
  }

  function openThread() {
    const opened = new Worker(new URL('./working-thread.ts', import.meta.url), { env: {}, execArgv: [] })
    opened.on('message', (result) => finish(({ resolve }) => resolve(result)))
    opened.on('error', endThread)
    opened.on('exit', () => endThread(new Error('The thread for texts ended')))
    // An idle thread does not keep the process alive.
    opened.unref()
    return opened
  }

  function work(task: TextTask, given: unknown) {
    if (closed) throw new Error('The text worker is closed')
    const worker = (thread ??= openThread())
    return new Promise<unknown>((resolve, reject) => {
      current = { resolve, reject, stopWatching: limitTime(worker, limits, () => endThread(new TextTimeoutError())) }
      worker.postMessage({ task, given }, [])
    })
  }

  const doing =
    <Task extends TextTask>(task: Task) =>
    async (given: Given<Task>, caller: Caller = []) =>
      (await admission.run(caller, async () => work(task, given))) as ReturnType<TextWork[Task]>

  return {
    writeResume: doing('writeResume'),
    writeLetter: doing('writeLetter'),
    analyzeResume: doing('analyzeResume'),
    analyzeLetter: doing('analyzeLetter'),
    finishModelText: doing('finishModelText'),
    async close() {
      closed = true
      const ended = thread
      thread = undefined
      ended?.removeAllListeners()
      finish(({ reject }) => reject(new Error('The text worker is closed')))
      await ended?.terminate()
    },
  }
}
