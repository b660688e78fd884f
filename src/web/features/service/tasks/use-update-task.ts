import { updateTask } from '#contract/tasks.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** Changes a task as staff. */
export const useUpdateTask = (success: string) =>
  useCall(updateTask, {
    success,
    failure: 'The task was not changed',
  })
