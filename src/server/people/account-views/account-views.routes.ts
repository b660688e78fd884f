import { endView, listAccountViews, startView } from '#contract/account-views.ts'
import type { RouteDeps } from '#server/deps.ts'
import { endRunningView, openView } from './account-views.service.ts'
import { listViewsForUser } from './account-views.store.ts'

export function accountViewRoutes({ serve, jobs }: RouteDeps) {
  serve(startView, ({ actor, db, params, body }) => openView({ db, jobs }, actor, params.id, body.reason))

  serve(endView, async ({ actor, db }) => {
    await endRunningView({ db, jobs }, actor)
    return { message: 'You are back in your own account' }
  })

  serve(listAccountViews, ({ actor, db }) => listViewsForUser(db, actor.id))
}
