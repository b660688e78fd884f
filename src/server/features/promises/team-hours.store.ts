import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { teamHours } from '#server/db/schema.ts'
import type { TeamHours } from '#server/working-time.ts'

/** Stores the settings, so that every transaction that opens or moves a promise can read them. */
export async function storeTeamHours(db: Queryable, { timeZone, holidays }: TeamHours) {
  const values = { timeZone, holidays: [...holidays] }
  await db.insert(teamHours).values(values).onConflictDoUpdate({ target: teamHours.id, set: values })
}

/** The stored settings with the time of the database. */
export async function readTeamHours(db: Queryable): Promise<{ team: TeamHours; now: string }> {
  const [row] = await db
    .select({
      timeZone: teamHours.timeZone,
      holidays: teamHours.holidays,
      now: sql<string>`clock_timestamp()`.mapWith(String),
    })
    .from(teamHours)
  if (!row) return { team: { timeZone: 'UTC', holidays: new Set() }, now: new Date().toISOString() }
  return {
    team: { timeZone: row.timeZone, holidays: new Set(row.holidays) },
    now: new Date(row.now).toISOString(),
  }
}
