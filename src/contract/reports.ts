import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ApplicationStatus } from './application-status.ts'
import { id, limits, maxListRows, timestamp } from './fields.ts'
import { managerCard } from './users.ts'

export const maxReportItems = 200
export const maxNextSteps = 10
export const maxLatePromises = 5

/** What happened to an application, in the items of a report. */
export const reportEvents: Record<ApplicationStatus, string> = {
  interested: 'Back in preparation',
  applied: 'Sent',
  interviewing: 'Invited to an interview',
  withdrew: 'Withdrawn',
  rejected: 'Declined by the employer',
  offered: 'Offer received',
  accepted: 'Offer accepted',
}

/** The numbers at the top of a report. */
const comparedFigures = z.object({
  /** Applications that were sent in the week. */
  sent: z.int(),
  /** Applications to which an employer answered. */
  answered: z.int(),
  /** Applications with an invitation to an interview. */
  interviews: z.int(),
})

/** What a report says, from records alone. */
export const reportContent = z.extend(comparedFigures, {
  /** Those of the week before; null if no report has them. */
  before: z.nullable(comparedFigures),
  /** Applications that changed their status. */
  moved: z.int(),
  /** Sent applications without an answer at the end of the week. */
  waiting: z.int(),
  items: z
    .array(
      z.object({
        /** Null once the application is deleted. */
        applicationId: z.nullable(id),
        company: z.string(),
        position: z.string(),
        what: z.string(),
        at: timestamp,
      }),
    )
    .check(z.maxLength(maxReportItems)),
  next: z.array(z.string()).check(z.maxLength(maxNextSteps)),
  /** Promises to this client whose due time was in the week. */
  kept: z.object({ due: z.int(), kept: z.int() }),
  /** Of these, what we owed and when it came, for each one that was late. */
  late: z.array(z.string()).check(z.maxLength(maxLatePromises)),
  /** The week in words, from the records alone: what a report without a note says. */
  draft: z.string(),
  /** The account manager of that time, who wrote the note. */
  managerId: z.nullable(id),
})
export type ReportContent = z.infer<typeof reportContent>
export type ReportFigures = Omit<ReportContent, 'managerId' | 'before' | 'draft' | 'late' | 'next'>

export const progressReport = z.extend(reportContent, {
  id,
  userId: id,
  weekStart: timestamp,
  weekEnd: timestamp,
  timeZone: z.string(),
  /** Null without a manager, or once the account is gone. */
  manager: z.nullable(managerCard),
  /** What the account manager wrote about the week; null if they sent nothing. */
  note: z.nullable(z.string()),
  createdAt: timestamp,
})
export type ProgressReport = z.infer<typeof progressReport>

const query = z.object({
  /** The client; staff only. */
  userId: z.optional(id),
})

export const listReports = endpoint('GET', '/api/reports', {
  summary: 'Weekly progress reports, the latest first, at most 500: the own ones, or those of a client within reach',
  access: 'signed-in',
  query,
  reply: z.array(progressReport).check(z.maxLength(maxListRows)),
})

export const readReport = endpoint('GET', '/api/reports/:id', {
  summary: 'One weekly progress report within reach',
  access: 'signed-in',
  params: z.object({ id }),
  query,
  reply: progressReport,
})

export const reportCsvPath = '/api/reports/:id.csv'

export const saveTimeZone = endpoint('PUT', '/api/account/time-zone', {
  summary: 'Stores the time zone of the browser, by whose clock weekly reports are sent',
  access: 'signed-in',
  whileViewing: 'refused',
  body: z.object({ timeZone: z.string().check(z.maxLength(limits.name)) }),
  reply: z.object({ timeZone: z.string() }),
})
