import { bookTask, createTask, listTasks, updateTask } from '#contract/tasks.ts'
import type { RouteDeps } from '#server/deps.ts'
import { scoreCustomResume } from './task-scores.service.ts'
import { addTask, bookOwnTask, changeTask, readTasks } from './tasks.service.ts'

export function taskRoutes({ serve, database, texts, jobs }: RouteDeps) {
  serve(listTasks, ({ actor, db, query }) => readTasks(db, actor, query.userId))

  serve(createTask, ({ actor, db, params, body }) => addTask({ db, jobs }, actor, params.userId, body))

  serve(updateTask, {
    prepare: async ({ actor, params, body }) =>
      body.state === 'done' ? scoreCustomResume({ database, texts }, actor, params.id, body.documentId ?? null) : null,
    handle: ({ actor, db, params, body, prepared }) => changeTask({ db, jobs }, actor, params.id, body, prepared),
  })

  serve(bookTask, ({ actor, db, params, body }) => bookOwnTask({ db, jobs }, actor, params.id, body.proposedAt))
}
