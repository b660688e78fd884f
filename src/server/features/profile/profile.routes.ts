import { newerProfile, readProfile, saveProfile } from '#contract/profile.ts'
import { publishLive } from '#server/db/live.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findAccountManager } from '#server/features/users/users.service.ts'
import { conflict } from '#server/http/errors.ts'
import { findProfile, replaceProfile } from './profile.store.ts'

export function profileRoutes({ serve }: RouteDeps) {
  serve(readProfile, ({ actor, db }) => findProfile(db, actor.id))

  serve(saveProfile, ({ actor, db, body: { knownUpdatedAt, ...body } }) =>
    db.transaction(async (tx) => {
      const saved = await replaceProfile(tx, actor.id, body, knownUpdatedAt)
      if (!saved) throw conflict('Your profile was saved elsewhere in the meantime', newerProfile)
      await publishLive(tx, [actor.id, await findAccountManager(tx, actor.id)], ['profile'])
      return saved
    }),
  )
}
