import { inArray, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { applicationStatuses, isOver } from '#contract/application-status.ts'
import { followUpDays } from '#contract/follow-ups.ts'
import type { NextStep } from '#contract/applications.ts'
import { approvals, clientQuestions, followUps, interviews, jobApplications } from '#server/db/schema.ts'

const { id, userId, status, dateApplied } = jobApplications

const openInterviews = sql`from ${interviews} where ${interviews.applicationId} = ${id}
  and ${interviews.removedAt} is null and ${interviews.endsAt} > now()`
const openApproval = sql`select from ${approvals} where ${approvals.applicationId} = ${id}
  and ${approvals.state} = 'waiting' and ${approvals.expiresAt} > now()`
const openQuestion = sql`select from ${clientQuestions} where ${clientQuestions.userId} = ${userId}
  and ${clientQuestions.applicationId} = ${id} and ${clientQuestions.answeredAt} is null`
const finishedFollowUp = sql`select from ${followUps} where ${followUps.applicationId} = ${id}
  and ${followUps.doneAt} is not null`
const isFollowUpDue = sql`${status} = 'applied'
  and ${dateApplied} <= now() - make_interval(days => ${followUpDays})
  and not exists (${finishedFollowUp})`
const nextStep = sql`case
  when ${inArray(status, applicationStatuses.filter(isOver))} then null
  when exists (${openApproval}) then 'approval'
  when exists (${openQuestion}) then 'question'
  when exists (select ${openInterviews}) then 'interview'
  when ${isFollowUpDue} then 'follow_up'
end`

/** The text of an expression, made once: drizzle would put it together again for every list. */
const toText = (expression: SQL) => sql.raw(new PgDialect().sqlToQuery(expression.inlineParams()).sql)

/** What comes next for the applications of a page. Evaluated once for each row that is returned, by indexes. */
export const nextStepColumns = {
  nextStep: sql<NextStep | null>`${toText(nextStep)}`.as('next_step'),
  nextInterviewAt: sql<string | null>`${toText(sql`(select min(${interviews.startsAt}) ${openInterviews})`)}`
    .mapWith(interviews.startsAt)
    .as('next_interview_at'),
}
