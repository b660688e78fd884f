import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import {
  noFacts,
  type AnswersBody,
  type ClientAnswer,
  type ClientAnswers,
  type ClientFacts,
} from '#contract/answers.ts'
import type { Queryable } from '#server/db/client.ts'
import { clientAnswers, clientFacts } from '#server/db/schema.ts'

const factColumns = {
  workAuthorization: clientFacts.workAuthorization,
  sponsorshipNeeded: clientFacts.sponsorshipNeeded,
  salaryExpectation: clientFacts.salaryExpectation,
  noticePeriod: clientFacts.noticePeriod,
  willingToRelocate: clientFacts.willingToRelocate,
  over18: clientFacts.over18,
}

const { id, userId, position, topic, question, answer, updatedAt } = clientAnswers
const answerColumns = { id, topic, question, answer, updatedAt }

const selectAnswers = (db: Queryable) => db.select(answerColumns).from(clientAnswers)

/** A client's facts and answers, in the client's order. */
export async function findAnswers(db: Queryable, ofClient: string): Promise<ClientAnswers> {
  const [facts] = await db.select(factColumns).from(clientFacts).where(eq(clientFacts.userId, ofClient))
  const answers = await selectAnswers(db).where(eq(userId, ofClient)).orderBy(asc(position), asc(id))
  return { facts: facts ?? noFacts, answers }
}

/** Those of the answers that belong to the client, in no order. */
export async function findAnswersById(
  db: Queryable,
  ofClient: string,
  ids: readonly string[],
): Promise<ClientAnswer[]> {
  if (ids.length === 0) return []
  return selectAnswers(db).where(and(eq(userId, ofClient), inArray(id, [...ids])))
}

export async function storeFacts(db: Queryable, ofClient: string, facts: ClientFacts) {
  await db
    .insert(clientFacts)
    .values({ userId: ofClient, ...facts })
    .onConflictDoUpdate({ target: clientFacts.userId, set: { ...facts, updatedAt: sql`now()` } })
}

const isChanged = sql`(${topic}, ${question}, ${answer}) is distinct from (excluded.topic, excluded.question, excluded.answer)`

/** Replaces the list. Answers whose id is the client's own keep it. The caller holds the lock of the client's account. */
export async function storeAnswers(db: Queryable, ofClient: string, answers: AnswersBody['answers']) {
  const stored = await db.select({ id }).from(clientAnswers).where(eq(userId, ofClient))
  const own = new Set(stored.map((row) => row.id))
  const rows = answers.map((entry, index) => ({
    ...entry,
    // An id that is sent twice is used once.
    id: entry.id !== undefined && own.delete(entry.id) ? entry.id : randomUUID(),
    userId: ofClient,
    position: index,
  }))
  const ids = rows.map((row) => row.id)
  await db.delete(clientAnswers).where(and(eq(userId, ofClient), ids.length > 0 ? notInArray(id, ids) : undefined))
  if (rows.length === 0) return
  await db
    .insert(clientAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: id,
      set: {
        position: sql`excluded.position`,
        topic: sql`excluded.topic`,
        question: sql`excluded.question`,
        answer: sql`excluded.answer`,
        updatedAt: sql`case when ${isChanged} then now() else ${updatedAt} end`,
      },
      setWhere: eq(userId, ofClient),
    })
}

/** Replaces the answer to the same question. False if the client has none. */
export async function replaceAnswerTo(db: Queryable, ofClient: string, entry: { question: string; answer: string }) {
  const { rowCount } = await db
    .update(clientAnswers)
    .set({ answer: entry.answer, updatedAt: sql`now()` })
    .where(and(eq(userId, ofClient), sql`lower(${question}) = lower(${entry.question})`))
  return (rowCount ?? 0) > 0
}

export const countAnswers = (db: Queryable, ofClient: string) => db.$count(clientAnswers, eq(userId, ofClient))

/** Adds an answer at the end of the list. */
export async function appendAnswer(db: Queryable, ofClient: string, entry: { question: string; answer: string }) {
  await db.insert(clientAnswers).values({
    ...entry,
    userId: ofClient,
    topic: '',
    position: sql`(select coalesce(max(position) + 1, 0) from client_answers where user_id = ${ofClient})`,
  })
}
