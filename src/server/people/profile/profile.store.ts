import { eq, lte, sql } from 'drizzle-orm'
import type { ProfileBody } from '#contract/profile.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { employmentProfiles, users } from '#server/db/schema.ts'
import { userColumns } from '#server/http/session.ts'

export async function findProfile(db: Queryable, userId: string) {
  const [row] = await db.select().from(employmentProfiles).where(eq(employmentProfiles.userId, userId))
  return row ?? null
}

/** Always later than before, even if an earlier transaction commits second, so that versions differ. */
const nextUpdatedAt = sql`greatest(now(), ${employmentProfiles.updatedAt} + interval '1 millisecond')`

/**
 * Replaces or creates the profile, without its resume. `known` is the version that was read, null for none. Returns null and
 * changes nothing if there is a newer version.
 */
export async function replaceProfile(db: Queryable, userId: string, body: ProfileBody, known?: string | null) {
  const isKnown = known === undefined ? undefined : lte(employmentProfiles.updatedAt, known ?? '-infinity')
  const [saved] = await db
    .insert(employmentProfiles)
    .values({ userId, ...body })
    .onConflictDoUpdate({
      target: employmentProfiles.userId,
      set: { ...body, updatedAt: nextUpdatedAt },
      setWhere: isKnown,
    })
    .returning()
  return saved ?? null
}

/** Sets the resume. Creates the profile if there is none. */
export async function setResume(db: Queryable, userId: string, resumeUrl: string) {
  const rows = await db
    .insert(employmentProfiles)
    .values({ userId, resumeUrl })
    .onConflictDoUpdate({ target: employmentProfiles.userId, set: { resumeUrl, updatedAt: nextUpdatedAt } })
    .returning()
  return requireRow(rows)
}

export async function setPicture(db: Queryable, userId: string, profileImageUrl: string) {
  const [changed] = await db
    .update(users)
    .set({ profileImageUrl, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning(userColumns)
  return changed
}
