import { inArray, sql } from 'drizzle-orm'
import { applicationStatuses, isOver } from '#contract/application-status.ts'
import { followUpDays } from '#contract/follow-ups.ts'
import type { NextStep } from '#contract/applications.ts'
import { approvals, clientQuestions, followUps, interviews, jobApplications } from '#server/db/schema.ts'

// Nested, so that each name carries its table: a bare `id` would be that of the inner table.
const id = sql`${jobApplications.id}`
const userId = sql`${jobApplications.userId}`
const status = sql`${jobApplications.status}`
const dateApplied = sql`${jobApplications.dateApplied}`

const openInterviews = sql`from ${interviews} where ${interviews.applicationId} = ${id}
  and ${interviews.removedAt} is null and ${interviews.endsAt} > now()`
const openApproval = sql`select from ${approvals} where ${approvals.applicationId} = ${id}
  and ${approvals.state} = 'waiting' and ${approvals.expiresAt} > now()`
const openQuestion = sql`select from ${clientQuestions} where ${clientQuestions.userId} = ${userId}
  and ${clientQuestions.applicationId} = ${id} and ${clientQuestions.answeredAt} is null`
const finishedFollowUp = sql`select from ${followUps} where ${followUps.applicationId} = ${id}
  and ${followUps.doneAt} is not null`
const isFollowUpDue = sql`${status} = 'applied'
  and ${dateApplied} <= now() - make_interval(days => ${sql.raw(String(followUpDays))})
  and not exists (${finishedFollowUp})`

/** What comes next for the applications of a page. Evaluated once for each row that is returned, by indexes. */
export const nextStepColumns = {
  nextStep: sql<NextStep | null>`case
    when ${inArray(status, applicationStatuses.filter(isOver))} then null
    when exists (${openApproval}) then 'approval'
    when exists (${openQuestion}) then 'question'
    when exists (select ${openInterviews}) then 'interview'
    when ${isFollowUpDue} then 'follow_up'
  end`.as('next_step'),
  nextInterviewAt: sql<string | null>`(select min(${interviews.startsAt}) ${openInterviews})`
    .mapWith(interviews.startsAt)
    .as('next_interview_at'),
}
