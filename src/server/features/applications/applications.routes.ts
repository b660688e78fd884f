import {
  createApplication,
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  readCredentials,
  updateApplication,
} from '#contract/applications.ts'
import type { RouteDeps } from '#server/deps.ts'
import { requirePerson } from '#server/features/users/users.service.ts'
import { updateApplicationAs, recordApplication, revealCredentials } from './applications.service.ts'
import * as store from './applications.store.ts'

export function applicationRoutes({ serve, vault }: RouteDeps) {
  serve(listApplications, async ({ actor, db }) =>
    actor.role === 'account_manager'
      ? store.listApplicationsOfClients(db, actor.id)
      : store.listApplicationsOfUser(db, actor, actor.id),
  )

  serve(listClientApplications, ({ actor, db }) => store.listApplicationsOfClients(db, actor.id))

  serve(listApplicationsOfUser, async ({ actor, db, params }) => {
    await requirePerson(db, actor, params.userId)
    return store.listApplicationsOfUser(db, actor, params.userId)
  })

  serve(createApplication, ({ actor, db, body }) => recordApplication(db, vault, actor, body))

  serve(updateApplication, ({ actor, db, params, body }) => updateApplicationAs(db, actor, params.id, body))

  serve(readCredentials, ({ actor, db, params }) => revealCredentials(db, vault, actor, params.id))
}
