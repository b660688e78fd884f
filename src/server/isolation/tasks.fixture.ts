import { getPriority } from 'node:os'
import { env } from 'node:process'
import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'

/** Tasks that behave and tasks that do not, for threads and processes. */
const tasks = {
  double: (value: number) => value * 2,
  doubleBytes: (bytes: Uint8Array) => bytes.map((byte) => byte * 2),
  identify: () => `${process.pid}:${threadId}`,
  readEnvironment: () => Object.keys(env),
  readPriority: () => getPriority(),
  spin() {
    for (;;) continue
  },
  hang: () => new Promise<never>(() => {}),
  fail() {
    throw new TypeError('The input made no sense')
  },
  exit() {
    process.exit(3)
  },
  allocate() {
    const arrays: number[][] = []
    for (;;) arrays.push(Array.from({ length: 10_000 }, Math.random))
  },
}
export type TestTasks = typeof tasks

serveTasks(tasks)
