import { readProfile, saveProfile } from '#contract/profile.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findProfile, replaceProfile } from './profile.store.ts'

export function profileRoutes({ serve }: RouteDeps) {
  serve(readProfile, ({ actor, db }) => findProfile(db, actor.id))
  serve(saveProfile, ({ actor, db, body }) => replaceProfile(db, actor.id, body))
}
