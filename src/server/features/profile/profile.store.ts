import { eq, lte, sql } from 'drizzle-orm'
import type { ProfileBody } from '#contract/profile.ts'
import type { Queryable } from '#server/db/client.ts'
import { employmentProfiles } from '#server/db/schema.ts'

export async function findProfile(db: Queryable, userId: string) {
  const [row] = await db.select().from(employmentProfiles).where(eq(employmentProfiles.userId, userId))
  return row ?? null
}

/** Later than before, even where a transaction that began earlier comes second: it tells one version from the next. */
const nextUpdatedAt = sql`greatest(now(), ${employmentProfiles.updatedAt} + interval '1 millisecond')`

/**
 * Replaces the profile, or makes it; the resume stays as it is. With `known`, the moment of the version that was read,
 * or null if there was none, it answers null and changes nothing if there is a newer one.
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

/** Sets the resume of the profile, which may be all that it holds as yet. */
export async function setResume(db: Queryable, userId: string, resumeUrl: string) {
  const [saved] = await db
    .insert(employmentProfiles)
    .values({ userId, resumeUrl })
    .onConflictDoUpdate({ target: employmentProfiles.userId, set: { resumeUrl, updatedAt: nextUpdatedAt } })
    .returning()
  if (!saved) throw new Error('No row came back for the saved profile')
  return saved
}
