import type { Database, Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { recordAudit, systemSource } from '#server/features/audit/audit.service.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import { requireAccount, sendSecurityNotice } from '#server/features/auth/auth.service.ts'
import { requirePerson, notifyAdmins } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { conflict } from '#server/http/errors.ts'
import { endUserSessions } from '#server/http/session.ts'
import type { SignedIn } from '#server/http/session.ts'
import { lockAccount, removeAllFactors, setRequired } from './second-factors.store.ts'

interface Deps {
  db: Queryable
  jobs: Jobs
}

/** Requires a second factor of a person from their next request, or no longer does. */
export async function setFactorRequirement({ db, jobs }: Deps, admin: SignedIn, userId: string, required: boolean) {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const person = await requirePerson(tx, admin, userId)
    if (person.secondFactorRequired === required) return person
    await setRequired(tx, userId, required)
    await recordAudit(tx, admin, { action: 'second-factor.required', subjectId: userId, details: { required } })
    await sendSecurityNotice({ db: tx, jobs }, userId, required ? 'second-factor-required' : 'second-factor-optional')
    await publishLive(tx, [userId], ['session'])
    await notifyAdmins(tx)
    return requirePerson(tx, admin, userId)
  })
}

/** Removes the factors of a person who has lost them and ends their sessions. Then the password is enough. */
export async function resetUserFactors({ db, jobs }: Deps, admin: SignedIn, userId: string) {
  if (userId === admin.id) throw conflict('Please change your own second factors in your account.')
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await requirePerson(tx, admin, userId)
    await resetFactors(tx, admin, userId)
    await sendSecurityNotice({ db: tx, jobs }, userId, 'second-factors-reset')
    await notifyAdmins(tx)
    return requirePerson(tx, admin, userId)
  })
}

async function resetFactors(tx: Queryable, by: Source, userId: string) {
  await removeAllFactors(tx, userId)
  await endUserSessions(tx, userId)
  await recordAudit(tx, by, { action: 'second-factors.reset', subjectId: userId })
}

/** For operators, if no other admin can help. Throws if there is no such account. */
export async function resetFactorsByEmail(db: Database, email: string) {
  await db.transaction(async (tx) => {
    const { id } = await requireAccount(tx, email)
    await lockAccount(tx, id)
    await resetFactors(tx, systemSource, id)
  })
}
