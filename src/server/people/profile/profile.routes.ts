import { saveProfilePicture, saveResume } from '#contract/files.ts'
import { newerProfile, readProfile, saveProfile } from '#contract/profile.ts'
import type { RouteDeps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { conflict } from '#server/http/errors.ts'
import { claimPicture, claimResume } from './profile.service.ts'
import { findProfile, replaceProfile } from './profile.store.ts'

export function profileRoutes({ serve, files, jobs }: RouteDeps) {
  serve(readProfile, ({ actor, db }) => findProfile(db, actor.id))

  serve(saveProfile, ({ actor, db, body: { knownUpdatedAt, ...body } }) =>
    db.transaction(async (tx) => {
      const saved = await replaceProfile(tx, actor.id, body, knownUpdatedAt)
      if (!saved) throw conflict('Your profile was saved elsewhere in the meantime', newerProfile)
      await recordEvent({ db: tx, jobs }, actor, { type: 'profile.saved', userId: actor.id })
      return saved
    }),
  )

  serve(saveResume, ({ actor, db, body }) => claimResume({ db, files, jobs }, actor, body.resumeUrl.fileId))

  serve(saveProfilePicture, ({ actor, db, body }) =>
    claimPicture({ db, files, jobs }, actor, body.profilePictureUrl.fileId),
  )
}
