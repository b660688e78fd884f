import { Worker } from 'node:worker_threads'
import type { TextTask, TextWork } from './text-work.ts'

/** Too many wait already. */
export class TextWorkerBusy extends Error {}

type Given<Task extends TextTask> = Parameters<TextWork[Task]>[0]

export interface TextWorker {
  writeResume(form: Given<'writeResume'>): Promise<ReturnType<TextWork['writeResume']>>
  writeLetter(form: Given<'writeLetter'>): Promise<ReturnType<TextWork['writeLetter']>>
  analyzeResume(input: Given<'analyzeResume'>): Promise<ReturnType<TextWork['analyzeResume']>>
  analyzeLetter(input: Given<'analyzeLetter'>): Promise<ReturnType<TextWork['analyzeLetter']>>
  checkTruth(input: Given<'checkTruth'>): Promise<ReturnType<TextWork['checkTruth']>>
  close(): Promise<void>
}

interface Waiting {
  message: { task: TextTask; given: unknown }
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/**
 * Writes, analyses and checks texts in a thread of its own, one after the other, so that the longest text keeps nobody
 * else waiting. A text that takes too long costs its thread; the next one gets a new one.
 */
export function createTextWorker({ longestMs = 5_000, mostWaiting = 50 } = {}): TextWorker {
  const waiting: Waiting[] = []
  let current: Waiting | undefined
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function finish(settle: (one: Waiting) => void) {
    clearTimeout(timer)
    const done = current
    current = undefined
    if (done) settle(done)
    next()
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

  function next() {
    current ??= waiting.shift()
    if (!current || closed) return
    thread ??= openThread()
    timer = setTimeout(() => endThread(new Error('A text took too long')), longestMs)
    thread.postMessage(current.message, [])
  }

  function run(task: TextTask, given: unknown) {
    if (closed) return Promise.reject(new Error('The text worker is closed'))
    if (waiting.length >= mostWaiting) return Promise.reject(new TextWorkerBusy('Too many texts wait to be worked on'))
    return new Promise<unknown>((resolve, reject) => {
      waiting.push({ message: { task, given }, resolve, reject })
      if (!current) next()
    })
  }

  const doing =
    <Task extends TextTask>(task: Task) =>
    async (given: Given<Task>) =>
      (await run(task, given)) as ReturnType<TextWork[Task]>

  return {
    writeResume: doing('writeResume'),
    writeLetter: doing('writeLetter'),
    analyzeResume: doing('analyzeResume'),
    analyzeLetter: doing('analyzeLetter'),
    checkTruth: doing('checkTruth'),
    async close() {
      closed = true
      clearTimeout(timer)
      for (const { reject } of [...waiting.splice(0), ...(current ? [current] : [])])
        reject(new Error('The text worker is closed'))
      current = undefined
      thread?.removeAllListeners()
      await thread?.terminate()
    },
  }
}
