import type { Caller } from '#server/admission.ts'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import type { TaskInput, TaskResult } from '#server/isolation/task-messages.ts'
import { createWorkerPool, type PoolOptions } from '#server/isolation/worker-pool.ts'
import type { TextTasks } from './text-tasks.ts'

/** A text took longer than any may; its message is for the person. */
export class TextTimeoutError extends Error {
  constructor(options?: ErrorOptions) {
    super('This text took too long to work on. Please try a shorter one.', options)
  }
}

/** Each task of `text-tasks.ts`; rejects with a `BusyError` or a `TextTimeoutError`. */
type TextFunctions = {
  [Task in keyof TextTasks]: (
    input: TaskInput<TextTasks, Task>,
    caller?: Caller,
  ) => Promise<TaskResult<TextTasks, Task>>
}
export type TextWorker = TextFunctions & { close(): Promise<void> }

/** The longest text takes a fifth of the time. */
const defaults = { waiting: 50, perCaller: 10, cpuMs: 1_500, wallMs: 4_000, heapMb: 256 }

/** Writes, analyses and checks texts in one thread, one after the other, so the longest text keeps no request waiting. */
export function createTextWorker(options: Partial<Omit<PoolOptions, 'entry' | 'kind' | 'parallel'>> = {}): TextWorker {
  const entry = new URL('./text-tasks.ts', import.meta.url)
  const pool = createWorkerPool<TextTasks>({ ...defaults, ...options, parallel: 1, entry, kind: 'thread' })

  const toFunction =
    <Task extends keyof TextTasks>(task: Task) =>
    async (input: TaskInput<TextTasks, Task>, caller?: Caller) =>
      pool
        .run(task, () => input, { caller, price: JSON.stringify(input).length })
        .catch((error: unknown) => {
          throw toTextError(error)
        })

  return {
    writeResume: toFunction('writeResume'),
    writeLetter: toFunction('writeLetter'),
    analyzeResume: toFunction('analyzeResume'),
    analyzeLetter: toFunction('analyzeLetter'),
    checkModelSentences: toFunction('checkModelSentences'),
    finishModelText: toFunction('finishModelText'),
    prepareInterview: toFunction('prepareInterview'),
    close: () => pool.close(),
  }
}

const toTextError = (error: unknown) =>
  error instanceof IsolationError && error.reason === 'timeout' ? new TextTimeoutError({ cause: error }) : error
