import type { Caller } from '#server/admission.ts'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import type { TaskHandlers, TaskInput, TaskResult } from '#server/isolation/task-messages.ts'
import { createWorkerPool, type PoolOptions, type WorkerPool } from '#server/isolation/worker-pool.ts'
import type { CopyEditTasks } from './copy-edit-tasks.ts'
import type { TextTasks } from './text-tasks.ts'

/** A text took longer than any may; its message is for the person. */
export class TextTimeoutError extends Error {
  constructor(options?: ErrorOptions) {
    super('This text took too long to work on. Please try a shorter one.', options)
  }
}

type AllTasks = TextTasks & CopyEditTasks

/** Each task of `text-tasks.ts` and `copy-edit-tasks.ts`; rejects with a `BusyError` or a `TextTimeoutError`. */
type TextFunctions = {
  [Task in keyof AllTasks]: (input: TaskInput<AllTasks, Task>, caller?: Caller) => Promise<TaskResult<AllTasks, Task>>
}
export type TextWorker = TextFunctions & { close(): Promise<void> }

/** The longest text takes a fifth of the time. Texts wait longer than that, because the thread takes seconds to start. */
const defaults = { waiting: 50, perCaller: 10, cpuMs: 1_500, wallMs: 4_000, waitMs: 10_000, heapMb: 256 }

/** The dictionaries of the copy editor hold 280 MB, so its thread starts at first use and ends soon after the last. */
const copyEditLimits = { idleMs: 60_000, cpuMs: 5_000, wallMs: 10_000 }

/**
 * Writes, analyses and checks texts in one thread, one after the other, so the longest text keeps no request waiting. Spelling
 * and grammar have a thread of their own.
 */
export function createTextWorker(options: Partial<Omit<PoolOptions, 'entry' | 'kind' | 'parallel'>> = {}): TextWorker {
  const open = <Tasks extends TaskHandlers>(module: string, more = {}) => {
    const entry = new URL(module, import.meta.url)
    return createWorkerPool<Tasks>({ ...defaults, ...more, ...options, parallel: 1, entry, kind: 'thread' })
  }
  const pool = open<TextTasks>('./text-tasks.ts')
  const copyEditor = open<CopyEditTasks>('./copy-edit-tasks.ts', copyEditLimits)
  const toFunction = createTextFunctions(pool)

  return {
    writeResume: toFunction('writeResume'),
    writeLetter: toFunction('writeLetter'),
    analyzeResume: toFunction('analyzeResume'),
    analyzeLetter: toFunction('analyzeLetter'),
    checkModelSentences: toFunction('checkModelSentences'),
    finishModelText: toFunction('finishModelText'),
    prepareInterview: toFunction('prepareInterview'),
    proposeEdits: createTextFunctions(copyEditor)('proposeEdits'),
    async close() {
      await Promise.all([pool.close(), copyEditor.close()])
    },
  }
}

function createTextFunctions<Tasks extends TaskHandlers>(pool: WorkerPool<Tasks>) {
  return <Task extends keyof Tasks & string>(task: Task) =>
    (input: TaskInput<Tasks, Task>, caller?: Caller) =>
      pool
        .run(task, () => input, { caller, price: JSON.stringify(input).length })
        .catch((error: unknown) => {
          throw toTextError(error)
        })
}

const toTextError = (error: unknown) =>
  error instanceof IsolationError && error.reason === 'timeout' ? new TextTimeoutError({ cause: error }) : error
