import { objectPath } from '#contract/files.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { claimFile, type FileDeps } from '#server/platform/files/files.service.ts'
import { unauthorized } from '#server/http/errors.ts'
import { setPicture, setResume } from './profile.store.ts'

export { findProfile, replaceProfile } from './profile.store.ts'

/** Makes an uploaded file the profile's resume; the one it replaces is removed. */
export async function claimResume(deps: FileDeps, actor: Actor, fileId: string) {
  return claimFile(deps, actor, { id: fileId, purpose: 'resume' }, async (tx) => {
    const saved = await setResume(tx, actor.id, objectPath(fileId))
    await recordEvent({ db: tx, jobs: deps.jobs }, actor, { type: 'profile.saved', userId: actor.id })
    return saved
  })
}

/** Makes an uploaded picture the person's own; the one it replaces is removed. */
export async function claimPicture(deps: FileDeps, actor: Actor, fileId: string) {
  return claimFile(deps, actor, { id: fileId, purpose: 'picture' }, async (tx) => {
    const changed = await setPicture(tx, actor.id, objectPath(fileId))
    if (!changed) throw unauthorized()
    await recordEvent({ db: tx, jobs: deps.jobs }, actor, { type: 'picture.saved', userId: actor.id })
    return changed
  })
}
