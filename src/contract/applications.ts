import { z } from 'zod/mini'
import { applicationStatus } from './application-status.ts'
import { documentIds } from './documents.ts'
import { endpoint } from './endpoint.ts'
import {
  day,
  id,
  idOr,
  limits,
  maxListRows,
  optionalDay,
  optionalLink,
  optionalText,
  pageQuery,
  requiredText,
  text,
  timestamp,
  typedLink,
  namedPerson,
} from './fields.ts'
import { receiptInput } from './receipts.ts'
import { ruleNames, ruleViolation } from './rules.ts'

export const application = z.object({
  id,
  userId: id,
  accountManagerId: z.nullable(id),
  company: z.string(),
  position: z.string(),
  jobUrl: z.nullable(z.string()),
  dateApplied: z.nullable(timestamp),
  status: applicationStatus,
  siteUsername: z.nullable(z.string()),
  /** The password itself is answered by `readCredentials` only. */
  hasSitePassword: z.boolean(),
  coverLetterUrl: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Application = z.infer<typeof application>

/** What can come next for an application, the most urgent first. */
export const nextSteps = ['approval', 'question', 'interview', 'follow_up'] as const
export type NextStep = (typeof nextSteps)[number]

/** An application in a list, with what comes next for it. */
export const listedApplication = z.extend(application, {
  /** The client's approval or answer is open, an interview is ahead, or a follow-up is due; null for none of these. */
  nextStep: z.nullable(z.enum(nextSteps)),
  nextInterviewAt: z.nullable(timestamp),
})
export type ListedApplication = z.infer<typeof listedApplication>

/** The reply to a person who created or changed it. */
const recordedApplication = z.extend(application, {
  /** For staff who record it as sent: wishes of the client that the job does not meet. */
  warnings: z.optional(z.array(ruleViolation).check(z.maxLength(ruleNames.length))),
})
export type RecordedApplication = z.infer<typeof recordedApplication>

export const clientApplication = z.extend(listedApplication, { client: namedPerson })
export type ClientApplication = z.infer<typeof clientApplication>

export const applicationDetails = z.extend(application, {
  client: namedPerson,
  /** Such an entry keeps its company, position and link. */
  createdByStaff: z.boolean(),
})
export type ApplicationDetails = z.infer<typeof applicationDetails>

export const credentials = z.object({ siteUsername: z.nullable(z.string()), sitePassword: z.nullable(z.string()) })
export type Credentials = z.infer<typeof credentials>

/** A password of another site: stored exactly as typed. */
const sitePassword = z.pipe(
  z.nullish(z.string().check(z.maxLength(limits.name, `Please use at most ${limits.name} characters`))),
  z.transform((value) => value || null),
)

/** An uploaded file or an external page. */
const coverLetterUrl = z.pipe(
  z.nullish(z.union([optionalLink, z.string().check(z.maxLength(limits.name), z.regex(/^\/objects\/[0-9a-f-]{36}$/))])),
  z.transform((value) => value ?? null),
)

/** What a list can be sorted by; `updated` is the order of a board's columns. Equal ones: the newest first. */
export const applicationOrders = ['date', 'company', 'status', 'updated'] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

/** A page of a list; by default the newest `maxListRows`. */
export const applicationSearch = z.object({
  /** The cursor is the `X-Next-Cursor` of the previous page in the same order. */
  ...pageQuery,
  sort: z.optional(z.enum(applicationOrders)),
  status: z.optional(applicationStatus),
  /** Words in the company, the position or the notes. */
  q: z.optional(text(limits.name)),
})
export type ApplicationSearch = z.output<typeof applicationSearch>

/** Said of a form with a blank required field. */
export const missingFields = 'Please fill in all required fields'

/** The `code` of the refusal that `confirmOverLimit` overrides. */
export const planLimitReached = 'plan_limit'

export const createApplicationBody = z.object({
  userId: z.nullish(idOr(missingFields)),
  company: requiredText(limits.name, missingFields),
  position: requiredText(limits.name, missingFields),
  jobUrl: optionalLink,
  siteUsername: optionalText(limits.name),
  sitePassword,
  notes: optionalText(limits.note),
  status: z._default(applicationStatus, 'interested'),
  dateApplied: optionalDay,
  coverLetterUrl,
  /** The interest this application answers; it becomes processed. */
  jobInterestId: z.nullish(id),
  /** Staff confirmed that they go over the plan's limit. */
  confirmOverLimit: z._default(z.boolean(), false),
  /** For staff: documents of the client to attach. */
  documentIds: z.optional(documentIds),
  /** For staff: the receipt to record with it. `sent` and `confirmed` make the application `applied`. */
  receipt: z.optional(receiptInput),
})
export type CreateApplicationBody = z.output<typeof createApplicationBody>

export const updateApplicationBody = z.object({
  status: applicationStatus,
  notes: z.optional(optionalText(limits.note)),
  dateApplied: z.optional(z.union([z.null(), day])),
  coverLetterUrl: z.optional(coverLetterUrl),
  company: z.optional(requiredText(limits.name, 'Please enter the company')),
  position: z.optional(requiredText(limits.name, 'Please enter the position')),
  jobUrl: z.optional(optionalLink),
})
export type UpdateApplicationBody = z.output<typeof updateApplicationBody>

const applicationParams = z.object({ id })

export const listApplications = endpoint('GET', '/api/applications', {
  summary:
    "A job seeker's own applications, or those of an account manager's clients; newest first, at most 500 at once. " +
    'The header X-Total-Count is the total, X-Next-Cursor where the next part begins',
  access: 'signed-in',
  query: applicationSearch,
  reply: z.array(listedApplication).check(z.maxLength(maxListRows)),
})

export const listClientApplications = endpoint('GET', '/api/account-manager/applications', {
  summary: "The applications of an account manager's clients, with the client's name; newest first, paginated as above",
  access: ['account_manager'],
  query: applicationSearch,
  reply: z.array(clientApplication).check(z.maxLength(maxListRows)),
})

export const listApplicationsOfUser = endpoint('GET', '/api/admin/user-applications/:userId', {
  summary: 'The applications of one client, newest first, paginated as above',
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  query: applicationSearch,
  reply: z.array(listedApplication).check(z.maxLength(maxListRows)),
})

export const readApplication = endpoint('GET', '/api/applications/:id', {
  summary: 'One application, with its client and author',
  access: 'signed-in',
  params: applicationParams,
  reply: applicationDetails,
})

export const createApplication = endpoint('POST', '/api/applications', {
  summary: 'Records an application: staff for a client, a job seeker for themselves',
  access: 'signed-in',
  limits: ['application, account'],
  body: createApplicationBody,
  reply: recordedApplication,
  status: 201,
  subject: ({ userId }) => userId,
})

/** An application that may answer the same posting. */
export const duplicate = z.extend(
  z.pick(application, { id: true, company: true, position: true, jobUrl: true, status: true, createdAt: true }),
  { /** Why it counts as a duplicate. */ same: z.enum(['link', 'company and position']) },
)
export type Duplicate = z.infer<typeof duplicate>

export const maxDuplicates = 20

/** For how many days a company and position count as the same posting. */
export const samePostingDays = 90

export const findDuplicates = endpoint('GET', '/api/applications/duplicates', {
  summary:
    'Applications of a client for the same posting: the same link without trackers and case, or the same company and position within 90 days',
  access: ['account_manager', 'admin'],
  query: z.object({
    userId: id,
    jobUrl: z.optional(typedLink()),
    company: z.optional(text(limits.name)),
    position: z.optional(text(limits.name)),
  }),
  reply: z.array(duplicate).check(z.maxLength(maxDuplicates)),
})

export const updateApplication = endpoint('PUT', '/api/applications/:id', {
  summary:
    'Changes the status of an application, and what else is sent; company, position and link only where the job seeker ' +
    'made the entry',
  access: 'signed-in',
  limits: ['application change, account'],
  params: applicationParams,
  body: updateApplicationBody,
  reply: recordedApplication,
})

export const readCredentials = endpoint('GET', '/api/applications/:id/credentials', {
  summary: 'The credentials of the job site; every reveal is written to the audit log',
  access: 'signed-in',
  whileViewing: 'refused',
  stepUp: true,
  params: applicationParams,
  reply: credentials,
})
