import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { noRules, rulesListed, type ClientRules, type RulesBody } from '#contract/rules.ts'
import type { Queryable } from '#server/db/client.ts'
import { clientRules, postings } from '#server/db/schema.ts'
import type { PostingText } from './posting-facts.ts'

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
  const [row] = await db.insert(clientRules).values({ userId, version, rules }).returning()
  if (!row) throw new Error('No row came back for the new rules')
  return toRules(row)
}

const text = { location: postings.location, description: postings.description }

/** The posting of an application: of the interest that it answers, or else the latest that was read at the same link. */
export async function findPostingText(
  db: Queryable,
  { jobInterestId, jobUrl }: { jobInterestId: string | null; jobUrl: string | null },
): Promise<PostingText | null> {
  const isRead = isNotNull(postings.readAt)
  if (jobInterestId !== null) {
    const [own] = await db
      .select(text)
      .from(postings)
      .where(and(eq(postings.jobInterestId, jobInterestId), isRead))
    if (own) return own
  }
  if (jobUrl === null) return null
  const [latest] = await db
    .select(text)
    .from(postings)
    .where(and(eq(postings.jobUrl, jobUrl), isRead))
    .orderBy(desc(postings.readAt))
    .limit(1)
  return latest ?? null
}
