import { desc, eq } from 'drizzle-orm'
import { noRules, rulesListed, type ClientRules, type RulesBody } from '#contract/rules.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { clientRules, jobInterests } from '#server/db/schema.ts'

type Row = typeof clientRules.$inferSelect

const toRules = ({ version, rules, createdAt }: Row): ClientRules => ({ ...rules, version, updatedAt: createdAt })

/** The current rules; version 0 where the client never set any. */
export async function findRules(db: Queryable, userId: string): Promise<ClientRules> {
  const [latest] = await listRuleVersions(db, userId, 1)
  return latest ?? { ...noRules, version: 0, updatedAt: null }
}

export async function listRuleVersions(db: Queryable, userId: string, limit: number = rulesListed) {
  const rows = await db
    .select()
    .from(clientRules)
    .where(eq(clientRules.userId, userId))
    .orderBy(desc(clientRules.version))
    .limit(limit)
  return rows.map(toRules)
}

export async function insertRules(db: Queryable, userId: string, version: number, rules: RulesBody) {
  const row = requireRow(await db.insert(clientRules).values({ userId, version, rules }).returning())
  return toRules(row)
}

/** The link of an interest; null if it is gone. */
export async function findInterestUrl(db: Queryable, interestId: string): Promise<string | null> {
  const [row] = await db
    .select({ jobUrl: jobInterests.jobUrl })
    .from(jobInterests)
    .where(eq(jobInterests.id, interestId))
  return row?.jobUrl ?? null
}
