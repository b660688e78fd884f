import { endView, listAccountViews, startView } from '#contract/account-views.ts'
import type { RouteDeps } from '#server/deps.ts'
import { endRunningView, startViewAs } from './account-views.service.ts'
import { listViewsForUser } from './account-views.store.ts'

export function accountViewRoutes({ serve }: RouteDeps) {
  serve(startView, ({ actor, db, params, body }) => startViewAs(db, actor, params.id, body.reason))

  serve(endView, async ({ actor, db }) => {
    await endRunningView(db, actor)
    return { message: 'You are back in your own account' }
  })

  serve(listAccountViews, ({ actor, db }) => listViewsForUser(db, actor.id))
}
