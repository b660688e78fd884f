import { sql } from 'drizzle-orm'
import { quotaReached, quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { conflict } from './errors.ts'

/** The quotas that are answered by a refusal; of the others the oldest make room. */
type Refused = 'applications' | 'jobInterests' | 'documents' | 'documentBytes'

const number = new Intl.NumberFormat('en-US')

const messages: Record<Refused, string> = {
  applications: `An account can keep ${number.format(quotas.applications)} applications, and this one has as many. Please write to us if you need more.`,
  jobInterests: `You can submit ${number.format(quotas.jobInterests)} job postings, and you have. Please write to us if you need more.`,
  documents: `You can keep ${quotas.documents} documents. Please delete one first.`,
  documentBytes:
    'Your documents and their earlier versions take up all the room we have for them. Please delete one first.',
}

/**
 * Refuses once an account has as much as it may keep. Of one account and kind one transaction counts at a time, and keeps
 * its turn until it ends: two at once never both take the last place.
 */
export async function requireRoom(tx: Queryable, quota: Refused, accountId: string, count: () => PromiseLike<number>) {
  await lockQuota(tx, quota, accountId)
  if ((await count()) >= quotas[quota]) throw conflict(messages[quota], quotaReached)
}

/** Lets the transactions of one account that make things of one kind take turns. */
export async function lockQuota(tx: Queryable, kind: keyof typeof quotas, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${kind} ${accountId}`}, 0))`)
}
