import { eq, sql } from 'drizzle-orm'
import type { ProfileBody } from '#contract/profile.ts'
import type { Queryable } from '#server/db/client.ts'
import { employmentProfiles } from '#server/db/schema.ts'

export async function findProfile(db: Queryable, userId: string) {
  const [found] = await db.select().from(employmentProfiles).where(eq(employmentProfiles.userId, userId))
  return found ?? null
}

/** Replaces the profile, or makes it; the resume stays as it is. */
export async function replaceProfile(db: Queryable, userId: string, body: ProfileBody) {
  const [saved] = await db
    .insert(employmentProfiles)
    .values({ userId, ...body })
    .onConflictDoUpdate({ target: employmentProfiles.userId, set: { ...body, updatedAt: sql`now()` } })
    .returning()
  if (!saved) throw new Error('No row came back for the saved profile')
  return saved
}

/** Sets the resume of the profile, which may be all that it holds as yet. */
export async function setResume(db: Queryable, userId: string, resumeUrl: string) {
  const [saved] = await db
    .insert(employmentProfiles)
    .values({ userId, resumeUrl })
    .onConflictDoUpdate({ target: employmentProfiles.userId, set: { resumeUrl, updatedAt: sql`now()` } })
    .returning()
  if (!saved) throw new Error('No row came back for the saved profile')
  return saved
}
