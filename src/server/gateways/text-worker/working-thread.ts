import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '#server/gateways/lower-priority.ts'
import { textWork } from './text-work.ts'
import type { TextTask } from './text-work.ts'

lowerPriority()
parentPort?.on('message', ({ task, given }: { task: TextTask; given: unknown }) => {
  // Who asks is typed by the task's own function.
  const work = textWork[task] as (given: unknown) => unknown
  parentPort?.postMessage(work(given), [])
})
