import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { limits, maxListRows } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { clientQuestions, jobApplications, jobInterests } from '#server/db/schema.ts'

const { id, userId, question, answer, answeredAt, applicationId, jobInterestId, createdAt } = clientQuestions

const selectQuestions = (db: Queryable) =>
  db
    .select({
      id,
      userId,
      question,
      answer,
      answeredAt,
      applicationId,
      application: { company: jobApplications.company, position: jobApplications.position },
      jobInterestId,
      createdAt,
    })
    .from(clientQuestions)
    .leftJoin(jobApplications, eq(jobApplications.id, applicationId))

export type QuestionRow = Awaited<ReturnType<typeof listQuestionRows>>[number]

export function listQuestionRows(db: Queryable, ofClient: string) {
  return selectQuestions(db)
    .where(eq(userId, ofClient))
    .orderBy(desc(isNull(answer)), desc(createdAt), desc(id))
    .limit(maxListRows)
}

export async function findQuestion(db: Queryable, ofClient: string, questionId: string): Promise<QuestionRow | null> {
  const [found] = await selectQuestions(db).where(and(eq(id, questionId), eq(userId, ofClient)))
  return found ?? null
}

/** The answered questions about an application, or about its job interest, the latest first. */
export function listAnsweredAbout(db: Queryable, about: { id: string; userId: string; jobInterestId: string | null }) {
  const isAbout = or(
    eq(applicationId, about.id),
    about.jobInterestId === null ? undefined : eq(jobInterestId, about.jobInterestId),
  )
  return db
    .select({ id, question, answer, answeredAt })
    .from(clientQuestions)
    .where(and(eq(userId, about.userId), isAbout, isNotNull(answer)))
    .orderBy(desc(answeredAt), desc(id))
    .limit(limits.list)
}

export const countQuestions = (db: Queryable, ofClient: string) => db.$count(clientQuestions, eq(userId, ofClient))

export async function insertQuestion(db: Queryable, values: typeof clientQuestions.$inferInsert) {
  return requireRow(await db.insert(clientQuestions).values(values).returning({ id })).id
}

/** Stores the answer to an open question of the client; false if there is none. */
export async function storeReply(db: Queryable, ofClient: string, questionId: string, reply: string): Promise<boolean> {
  const { rowCount } = await db
    .update(clientQuestions)
    .set({ answer: reply, answeredAt: sql`now()` })
    .where(and(eq(id, questionId), eq(userId, ofClient), isNull(answer)))
  return rowCount === 1
}

const entities = { application: jobApplications, interest: jobInterests }

/** Whether an application, or an interest, is the client's. */
export async function isOwnEntity(
  db: Queryable,
  ofClient: string,
  kind: keyof typeof entities,
  rowId: string,
): Promise<boolean> {
  const table = entities[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, rowId), eq(table.userId, ofClient)))
  return rows.length > 0
}

/** Those of the questions that the client answered. */
export async function findAnsweredQuestions(db: Queryable, ofClient: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return selectQuestions(db).where(and(eq(userId, ofClient), inArray(id, [...ids]), isNotNull(answer)))
}
