import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type TaskHandlers, type TaskReply, type TaskRequest, ready } from './task-messages.ts'

const maxErrorLength = 200

/**
 * The worker's side: says that its modules are loaded, then answers each request with the handler's result. A worker module
 * calls it once.
 */
export function serveTasks(handlers: TaskHandlers): void {
  lowerPriority()
  if (parentPort) {
    const port = parentPort
    port.on(
      'message',
      (request: TaskRequest) => void answer(handlers, request).then((reply) => port.postMessage(reply, [])),
    )
    port.postMessage(ready, [])
    return
  }
  // A process whose parent has ended has nothing left to do.
  process.on('disconnect', () => process.exit())
  process.on('message', (request: TaskRequest) => void answer(handlers, request).then((reply) => process.send?.(reply)))
  process.send?.(ready)
}

async function answer(handlers: TaskHandlers, { task, input }: TaskRequest): Promise<TaskReply> {
  try {
    const handler = handlers[task]
    if (!handler) throw new Error(`There is no task named ${task}`)
    // The pool checks the type of the input against the handlers.
    const result = await handler(input as never)
    return { result, rssMb: process.memoryUsage.rss() / 2 ** 20 }
  } catch (error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { error: text.slice(0, maxErrorLength) }
  }
}

/**
 * Lets requests go first on a busy processor. On Linux each thread has its own priority; on other systems a thread
 * would change the priority of the whole process.
 */
function lowerPriority() {
  if (process.platform === 'linux') setPriority(5)
}
