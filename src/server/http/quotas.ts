import { sql } from 'drizzle-orm'
import { quotaReached, quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { conflict } from './errors.ts'

/** Quotas that are answered by a refusal. The others remove the oldest. */
type Refused =
  | 'applications'
  | 'jobInterests'
  | 'documents'
  | 'documentBytes'
  | 'answers'
  | 'questions'
  | 'messages'
  | 'clientNotes'
  | 'tasks'
  | 'interviews'

const number = new Intl.NumberFormat('en-US')

const messages: Record<Refused, string> = {
  applications: `An account can keep ${number.format(quotas.applications)} applications, and this one has as many. Please write to us if you need more.`,
  jobInterests: `You can submit ${number.format(quotas.jobInterests)} job postings, and you have. Please write to us if you need more.`,
  documents: `You can keep ${quotas.documents} documents. Please delete one first.`,
  answers: `You can keep ${quotas.answers} answers, and you have. Please remove one first, or answer without keeping it.`,
  questions: `A client can be asked ${number.format(quotas.questions)} questions, and this one has been.`,
  messages: `A conversation can hold ${number.format(quotas.messages)} messages, and this one does.`,
  clientNotes: `A client can have ${quotas.clientNotes} notes. Please delete one first.`,
  tasks: `A client can have ${number.format(quotas.tasks)} tasks, and this one has.`,
  interviews: `An account can keep ${number.format(quotas.interviews)} interviews, and this one has as many. Please write to us if you need more.`,
  documentBytes:
    'Your documents and their earlier versions take up all the room we have for them. Please delete one first.',
}

/**
 * Throws a 409 if the account's quota is full. The transactions of one account and kind run one after the other, so two at
 * once never both take the last place.
 */
export async function requireRoom(tx: Queryable, quota: Refused, accountId: string, count: () => PromiseLike<number>) {
  await lockQuota(tx, quota, accountId)
  if ((await count()) >= quotas[quota]) throw conflict(messages[quota], quotaReached)
}

/** Serializes the transactions of one account and kind. */
export async function lockQuota(tx: Queryable, kind: keyof typeof quotas, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${kind} ${accountId}`}, 0))`)
}
