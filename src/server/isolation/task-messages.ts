/** A worker's tasks by name. Input and result are copied between threads or processes, so they must be plain data. */
export type TaskHandlers = Record<string, (input: never) => unknown>

export type TaskInput<Tasks extends TaskHandlers, Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
export type TaskResult<Tasks extends TaskHandlers, Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>

export interface TaskRequest {
  task: string
  input: unknown
}

/** `rssMb` is the memory of the process that has done the task. */
export type TaskReply = TaskSuccess | { error: string }
export interface TaskSuccess {
  result: unknown
  rssMb: number
}

/** A worker's first message: it has loaded its modules. */
export const ready = 'ready'
