import { fork } from 'node:child_process'
import { once, type EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TaskRequest } from './task-messages.ts'

export interface WorkerOptions {
  /** The module that calls `serveTasks`. */
  entry: URL
  /**
   * A thread starts faster and its processor time can be limited. A process is for native code and WebAssembly, which
   * can end the whole process they run in.
   */
  kind: 'thread' | 'process'
  /** The limit of the JavaScript heap. Buffers and WebAssembly memory are outside of it. */
  heapMb: number
}

/** A thread or a process behind one interface. Neither gets environment variables, and its output is dropped. */
export interface IsolatedWorker {
  /** Emits `message`, `error` and `exit`. */
  events: Pick<EventEmitter, 'on' | 'off' | 'once'>
  send(request: TaskRequest): void
  /** Processor time used so far; 0 if the worker has not started, has ended, or is a process. */
  readCpuMs(): Promise<number>
  /** Whether the worker keeps the program alive. */
  setReferenced(isReferenced: boolean): void
  terminate(): Promise<void>
}

export const startWorker = (options: WorkerOptions): IsolatedWorker =>
  options.kind === 'thread' ? startThread(options) : startProcess(options)

function startThread({ entry, heapMb }: WorkerOptions): IsolatedWorker {
  const thread = new Worker(entry, {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  thread.stdout.resume()
  thread.stderr.resume()
  return {
    events: thread,
    send: (request) => thread.postMessage(request, []),
    readCpuMs: () =>
      thread.cpuUsage().then(
        ({ user, system }) => (user + system) / 1_000,
        () => 0,
      ),
    setReferenced: (isReferenced) => (isReferenced ? thread.ref() : thread.unref()),
    async terminate() {
      await thread.terminate()
    },
  }
}

function startProcess({ entry, heapMb }: WorkerOptions): IsolatedWorker {
  const child = fork(entry, {
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    events: child,
    send: (request) =>
      child.send(request, (error) => {
        if (error) child.emit('error', error)
      }),
    readCpuMs: () => Promise.resolve(0),
    setReferenced(isReferenced) {
      if (isReferenced) {
        child.ref()
        child.channel?.ref()
      } else {
        child.unref()
        child.channel?.unref()
      }
    },
    async terminate() {
      if (child.exitCode !== null || child.signalCode !== null) return
      // Otherwise a program with nothing else to do would end here.
      child.ref()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
