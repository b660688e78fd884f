import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, limits, optionalDay, optionalLink, optionalText, requiredText, timestamp } from './fields.ts'

export const applicationStatuses = [
  'interested',
  'applied',
  'interviewing',
  'withdrew',
  'rejected',
  'offered',
  'accepted',
] as const
export const applicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const application = z.object({
  id,
  userId: id,
  accountManagerId: id.nullable(),
  company: z.string(),
  position: z.string(),
  jobUrl: z.string().nullable(),
  dateApplied: timestamp.nullable(),
  status: applicationStatus,
  siteUsername: z.string().nullable(),
  /** The password itself is read one at a time, by `readCredentials`. */
  hasSitePassword: z.boolean(),
  coverLetterUrl: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Application = z.infer<typeof application>

export const clientApplication = application.extend({
  client: z.object({ id, firstName: z.string(), lastName: z.string() }),
})
export type ClientApplication = z.infer<typeof clientApplication>

export const credentials = z.object({ siteUsername: z.string().nullable(), sitePassword: z.string().nullable() })
export type Credentials = z.infer<typeof credentials>

/** A password of another site: kept exactly as typed. */
const sitePassword = z
  .string()
  .max(limits.name, `Please use at most ${limits.name} characters`)
  .nullish()
  .transform((value) => value || null)

/** A file of ours or a page elsewhere. */
const coverLetterUrl = z
  .union([optionalLink, z.string().regex(/^\/objects\/[0-9a-f-]{36}$/)])
  .nullish()
  .transform((value) => value ?? null)

/** The `code` of the refusal that `confirmOverLimit` overrides. */
export const planLimitReached = 'plan_limit'

export const createApplicationBody = z.object({
  userId: z.uuid('Please fill in all required fields').nullish(),
  company: requiredText(limits.name, 'Please fill in all required fields'),
  position: requiredText(limits.name, 'Please fill in all required fields'),
  jobUrl: optionalLink,
  siteUsername: optionalText(limits.name),
  sitePassword,
  notes: optionalText(limits.note),
  status: applicationStatus.default('interested'),
  dateApplied: optionalDay,
  coverLetterUrl,
  /** The interest this application answers; it becomes processed. */
  jobInterestId: id.nullish(),
  /** Staff have been told that the plan's limit is reached, and go on. */
  confirmOverLimit: z.boolean().default(false),
})
export type CreateApplicationBody = z.output<typeof createApplicationBody>

const applicationParams = z.object({ id })

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  summary: "A job seeker's own applications, or those of an account manager's clients; newest first",
  access: 'signed-in',
  reply: z.array(application),
})

export const listClientApplications = endpoint({
  method: 'GET',
  path: '/api/account-manager/applications',
  summary: "The applications of an account manager's clients, with the client's name; newest first",
  access: ['account_manager'],
  reply: z.array(clientApplication),
})

export const listApplicationsOfUser = endpoint({
  method: 'GET',
  path: '/api/admin/user-applications/:userId',
  summary: 'The applications of one client, newest first',
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  reply: z.array(application),
})

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  summary: 'Records an application: staff for a client, a job seeker for themselves',
  access: 'signed-in',
  body: createApplicationBody,
  reply: application,
  status: 201,
})

export const updateApplication = endpoint({
  method: 'PUT',
  path: '/api/applications/:id',
  summary: 'Changes the status of an application, and what else is sent',
  access: 'signed-in',
  params: applicationParams,
  body: z.object({
    status: applicationStatus,
    notes: optionalText(limits.note).optional(),
    dateApplied: z.union([z.null(), day]).optional(),
    coverLetterUrl: coverLetterUrl.optional(),
  }),
  reply: application,
})

export const readCredentials = endpoint({
  method: 'GET',
  path: '/api/applications/:id/credentials',
  summary: 'The sign-in of the job site; every reading is written to the audit log',
  access: 'signed-in',
  params: applicationParams,
  reply: credentials,
})
