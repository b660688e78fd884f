/** All tables. `npm run db:generate` makes migrations from this file. They are then reviewed and completed by hand. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import {
  applicationStages,
  type ApplicationStage,
  applicationStatuses,
  type ApplicationStatus,
} from '#contract/application-status.ts'
import { sessionKinds, type SessionKind } from '#contract/account.ts'
import { approvalStates, type ApprovalState } from '#contract/approvals.ts'
import { type DocumentKind, documentKinds } from '@foothold/resume-engine/forms'
import { roles, type Role } from '#contract/endpoint.ts'
import { uploadPurposes, type UploadPurpose } from '#contract/files.ts'
import { mappingStates, type MappingState } from '#contract/fill-report.ts'
import {
  type MailConfidence,
  type MailDelivery,
  mailDirections,
  type MailDirection,
  type MailFold,
  mailKinds,
  type MailKind,
  type SuggestedInterview,
  suggestionStates,
  type SuggestionState,
} from '#contract/inbox.ts'
import { type InterviewAnswer, interviewKinds, type InterviewKind, type PreparationStep } from '#contract/interviews.ts'
import { notificationTypes, type NotificationType } from '#contract/notifications.ts'
import type { PaymentDifference } from '#contract/payment-events.ts'
import { planIds, type PlanId } from '#contract/plans.ts'
import { workPreferences, type Profile } from '#contract/profile.ts'
import { promiseKinds, type PromiseKind } from '#contract/promises.ts'
import { openStates, type OpenState } from '#contract/posting-checks.ts'
import { pauseReasons, type PauseReason } from '#contract/queue.ts'
import { receiptStates, type ReceiptState } from '#contract/receipts.ts'
import { mrrMovementKinds, type MrrMovementKind } from '#contract/revenue.ts'
import type { ReportContent } from '#contract/reports.ts'
import type { RulesBody, RuleViolation } from '#contract/rules.ts'
import { subscriptionStatuses, type Subscription } from '#contract/subscriptions.ts'
import { deliveryKinds, type DeliveryKind } from '#contract/ledger.ts'
import { taskKinds, taskStates, type TaskKind, type TaskState } from '#contract/tasks.ts'

/** Our connections use UTC. Slicing the text costs an eighth of parsing it, and lists have many moments. */
function isoMoment(value: string) {
  if (!value.endsWith('+00') || value[10] !== ' ') return new Date(value).toISOString()
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0')}Z`
}

/** A moment in milliseconds, as the contract's ISO 8601 UTC string. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoMoment,
})

const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const isIn = (column: PgColumn, values: readonly string[]) => sql`${column} in (${quoted(values)})`
/** The ICU collation for names: ignores case and accents, orders numbers by value. A migration creates it. */
export const nameOrder = sql.raw('"name_order"')

const newId = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`)
/** By the clock, not by the transaction, so that rows of one transaction keep their order. */
const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`clock_timestamp()`)
const momentNow = (name: string) =>
  moment(name)
    .notNull()
    .default(sql`now()`)
const updatedAt = () => momentNow('updated_at')
/** Refers to the row that this one is a part of, and is deleted with. */
const partOf = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: 'cascade' })
/** The order of an index, the newest first. */
const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst()

export const users = pgTable(
  'users',
  {
    id: newId(),
    email: text().notNull(),
    /** An argon2id hash. */
    password: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    /** Two lines of staff about themselves, for their clients. */
    biography: text(),
    role: text().$type<Role>().notNull().default('user'),
    subscriptionPlan: text('subscription_plan').$type<PlanId>(),
    subscriptionActive: boolean('subscription_active').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Only hashes of tokens are stored. */
    emailVerificationToken: text('email_verification_token').unique(),
    emailVerificationExpires: moment('email_verification_expires'),
    passwordResetToken: text('password_reset_token').unique(),
    passwordResetExpires: moment('password_reset_expires'),
    suspendedAt: moment('suspended_at'),
    /** An admin requires a second factor of this person. Production requires one of all staff. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** Hash of the mailed token that ends all sessions after a sign-in from an unknown device. */
    endSessionsToken: text('end_sessions_token').unique(),
    endSessionsExpires: moment('end_sessions_expires'),
    /** When a subscriber began to wait for an account manager; set by a trigger. */
    managerWantedSince: moment('manager_wanted_since'),
    /** The number of clients of this account manager; set by a trigger. */
    clientCount: integer('client_count').notNull().default(0),
    /** An IANA name, as the person's browser reported it. Weekly reports are due by its clock. */
    timeZone: text('time_zone'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_newest').on(newest(table.createdAt), newest(table.id)),
    index('users_role').on(table.role, newest(table.createdAt), newest(table.id)),
    index('users_waiting')
      .on(table.managerWantedSince, table.id)
      .where(sql`${table.managerWantedSince} is not null`),
    index('users_load')
      .on(table.clientCount, table.id)
      .where(sql`${table.role} = 'account_manager'`),
    index('users_search').using(
      'gin',
      sql`(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    check('users_role_known', isIn(table.role, roles)),
    check('users_plan_known', isIn(table.subscriptionPlan, planIds)),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** A keyed hash of the cookie's value, which cannot be used to sign in. */
    sid: text().primaryKey(),
    userId: partOf('user_id', () => users.id),
    /** An apply kit is an extension with a token of its own; see `docs/apply-kit.md`. */
    kind: text().$type<SessionKind>().notNull().default('browser'),
    sess: jsonb().$type<{ userAgent: string | null; address: string; version?: string }>().notNull(),
    expire: moment().notNull(),
    createdAt: createdAt(),
    lastSeenAt: momentNow('last_seen_at'),
    /** The last proof of identity in this session: sign-in or step-up. */
    steppedUpAt: moment('stepped_up_at'),
    /** The open WebAuthn challenge of an enrolment or a step-up; single use. */
    challenge: text(),
    challengeExpires: moment('challenge_expires'),
    /** Set while an admin views as another person. */
    viewId: uuid('view_id').references((): AnyPgColumn => accountViews.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expire').on(table.expire),
    check('sessions_kind_known', isIn(table.kind, sessionKinds)),
  ],
)

/** An apply kit that waits for its token, as in RFC 8628. Lasts ten minutes. */
export const applyKitConnections = pgTable(
  'apply_kit_connections',
  {
    /** Keyed hashes of the two codes. */
    deviceCode: text('device_code').primaryKey(),
    userCode: text('user_code').notNull().unique(),
    /** Who confirmed or refused it. Null while it waits. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    refused: boolean().notNull().default(false),
    sess: jsonb().$type<{ userAgent: string | null; address: string; version: string }>().notNull(),
    intervalSeconds: smallint('interval_seconds').notNull(),
    polledAt: moment('polled_at'),
    expires: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('apply_kit_connections_user').on(table.userId),
    index('apply_kit_connections_expires').on(table.expires),
  ],
)

/** What an apply kit did for one receipt. It names no person and no application. */
export const applyKitFills = pgTable(
  'apply_kit_fills',
  {
    id: newId(),
    board: text().notNull(),
    seconds: integer().notNull(),
    filled: integer().notNull(),
    corrected: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('apply_kit_fills_newest').on(newest(table.createdAt))],
)

/** What a field of a board means, as staff corrected it. */
export const applyKitMappings = pgTable(
  'apply_kit_mappings',
  {
    id: newId(),
    board: text().notNull(),
    label: text().notNull(),
    concept: text().notNull(),
    state: text().$type<MappingState>().notNull().default('offered'),
    /** Who offered it first. They have it before it is accepted. */
    offeredBy: uuid('offered_by').references(() => users.id, { onDelete: 'set null' }),
    /** How often it was offered. */
    offers: integer().notNull().default(1),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('apply_kit_mappings_once').on(table.board, table.label, table.concept),
    // Of several meanings of a field, others get one.
    uniqueIndex('apply_kit_mappings_accepted')
      .on(table.board, table.label)
      .where(sql`${table.state} = 'accepted'`),
    index('apply_kit_mappings_state').on(table.state, newest(table.createdAt)),
    check('apply_kit_mappings_state_known', isIn(table.state, mappingStates)),
  ],
)

/** A sign-in with a correct password that still needs its second factor. Lasts ten minutes. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** A keyed hash of the cookie's value. */
    token: text().primaryKey(),
    userId: partOf('user_id', () => users.id),
    /** The WebAuthn challenge; single use. */
    challenge: text(),
    /** Wrong codes so far. */
    failures: smallint().notNull().default(0),
    expires: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId), index('pending_sign_ins_expires').on(table.expires)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    /** base64url, as browsers send it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** At most one authenticator app per person. It counts after the first confirmed code. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  /** Encrypted, bound to this row. */
  secret: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: partOf('user_id', () => users.id),
    /** A keyed hash. Codes work once and are shown once. */
    code: text().notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/** Browsers that have signed in to the account, recognised by a long-lived cookie (OWASP "device cookies"). */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: partOf('user_id', () => users.id),
    /** A keyed hash of the cookie's value. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: momentNow('last_seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('known_devices_last_seen').on(table.lastSeenAt),
  ],
)

/** Each time an admin viewed as this person. The person can see the list. */
export const accountViews = pgTable(
  'account_views',
  {
    id: newId(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: partOf('subject_id', () => users.id),
    reason: text().notNull(),
    startedAt: momentNow('started_at'),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('account_views_subject').on(table.subjectId, newest(table.startedAt))],
)

export const employmentProfiles = pgTable(
  'employment_profiles',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id).unique(),
    phone: text(),
    address: text(),
    workHistory: jsonb('work_history').$type<Profile['workHistory']>().notNull().default([]),
    skills: jsonb().$type<string[]>().notNull().default([]),
    education: jsonb().$type<Profile['education']>().notNull().default([]),
    certifications: jsonb().$type<string[]>().notNull().default([]),
    salaryExpectation: integer('salary_expectation'),
    benefits: jsonb().$type<string[]>().notNull().default([]),
    workPreference: text('work_preference').$type<Profile['workPreference']>(),
    willingToRelocate: boolean('willing_to_relocate').notNull().default(false),
    /** Web addresses that job sites ask for: LinkedIn, a portfolio. */
    links: jsonb().$type<string[]>().notNull().default([]),
    resumeUrl: text('resume_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('employment_profiles_preference_known', isIn(table.workPreference, workPreferences))],
)

export const jobInterests = pgTable(
  'job_interests',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    jobUrl: text('job_url').notNull(),
    notes: text(),
    processed: boolean().notNull().default(false),
    /** Why an account manager returned it. A returned interest is processed. */
    returnReason: text('return_reason'),
    /** Until when the account manager hides it from the queue. Its promise keeps running. */
    snoozedUntil: moment('snoozed_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_interests_user').on(table.userId, newest(table.createdAt), newest(table.id)),
    index('job_interests_pending')
      .on(table.userId)
      .where(sql`not ${table.processed}`),
    // An application's foreign key uses it to ensure that the interest belongs to the same person.
    unique('job_interests_id_user').on(table.id, table.userId),
    check('job_interests_returned_processed', sql`${table.returnReason} is null or ${table.processed}`),
  ],
)

/** The content of a job posting, read for an interest or on request of staff. */
export const postings = pgTable(
  'postings',
  {
    id: newId(),
    /** The client who submitted the interest, or the requesting member of staff. */
    userId: partOf('user_id', () => users.id),
    jobInterestId: uuid('job_interest_id')
      .unique()
      .references(() => jobInterests.id, { onDelete: 'cascade' }),
    jobUrl: text('job_url').notNull(),
    company: text(),
    position: text(),
    location: text(),
    description: text(),
    failure: text(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('postings_user').on(table.userId, newest(table.createdAt)),
    // A hash: a link may be longer than an entry of a btree.
    index('postings_link').using('hash', table.jobUrl),
  ],
)

/** Whether the posting behind a link of an interest is still open. One row for each link that an interest had. */
export const postingChecks = pgTable(
  'posting_checks',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    jobInterestId: partOf('job_interest_id', () => jobInterests.id),
    jobUrl: text('job_url').notNull(),
    state: text().$type<OpenState>().notNull(),
    reason: text().notNull(),
    /** When the state was found. */
    checkedAt: moment('checked_at').notNull(),
    /** When we looked last, whether or not that gave an answer. */
    triedAt: moment('tried_at').notNull(),
    /** When it was first found closed: the promise pauses from here, once for each link. */
    closedAt: moment('closed_at'),
    /** When the pause ended: it was open again, the client said so, or changed the interest. */
    resumedAt: moment('resumed_at'),
    saidOpenAt: moment('said_open_at'),
  },
  (table) => [
    // Hashes: a link may be longer than an entry of a btree.
    uniqueIndex('posting_checks_interest').on(table.jobInterestId, sql`md5(${table.jobUrl})`),
    index('posting_checks_link').using('hash', table.jobUrl),
    index('posting_checks_user').on(table.userId),
    check('posting_checks_state_known', isIn(table.state, openStates)),
    check('posting_checks_resumed', sql`${table.resumedAt} is null or ${table.closedAt} is not null`),
  ],
)

export const jobApplications = pgTable(
  'job_applications',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    accountManagerId: uuid('account_manager_id').references(() => users.id, { onDelete: 'set null' }),
    /** At most one application answers an interest. */
    jobInterestId: uuid('job_interest_id').unique(),
    company: text().notNull(),
    position: text().notNull(),
    jobUrl: text('job_url'),
    dateApplied: moment('date_applied'),
    status: text().$type<ApplicationStatus>().notNull().default('interested'),
    /** The furthest stage so far; differs from the status once the application has ended. */
    reached: text().$type<ApplicationStage>().notNull().default('interested'),
    /** Sort keys of lists. The rank falls from first interest to final decision, so that all keys of a list descend. */
    sortDate: moment('sort_date')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(date_applied, created_at)`),
    statusRank: smallint('status_rank')
      .notNull()
      .generatedAlwaysAs(sql`-array_position(array[${quoted(applicationStatuses)}], status)`),
    siteUsername: text('site_username'),
    /** Encrypted, bound to this row. */
    sitePassword: text('site_password'),
    coverLetterUrl: text('cover_letter_url'),
    notes: text(),
    /** Counts towards the plan's limit. */
    createdByStaff: boolean('created_by_staff').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_applications_user').on(table.userId, newest(table.createdAt), newest(table.id)),
    index('job_applications_date').on(table.userId, newest(table.sortDate), newest(table.createdAt), newest(table.id)),
    index('job_applications_company').on(
      table.userId,
      sql`${table.company} collate ${nameOrder}`,
      newest(table.sortDate),
      newest(table.createdAt),
      newest(table.id),
    ),
    index('job_applications_status').on(
      table.userId,
      newest(table.statusRank),
      newest(table.sortDate),
      newest(table.createdAt),
      newest(table.id),
    ),
    index('job_applications_updated').on(
      table.userId,
      newest(table.statusRank),
      newest(table.updatedAt),
      newest(table.id),
    ),
    index('job_applications_manager').on(table.accountManagerId, newest(table.createdAt)),
    index('job_applications_metered')
      .on(table.userId, table.createdAt)
      .where(sql`${table.createdByStaff}`),
    // The migration adds ON DELETE SET NULL (job_interest_id), which drizzle cannot declare.
    foreignKey({
      name: 'job_applications_interest',
      columns: [table.jobInterestId, table.userId],
      foreignColumns: [jobInterests.id, jobInterests.userId],
    }),
    check('job_applications_status_known', isIn(table.status, applicationStatuses)),
    check('job_applications_reached_known', isIn(table.reached, applicationStages)),
  ],
)

/** Every version of a client's rules. Rows are never changed. */
export const clientRules = pgTable(
  'client_rules',
  {
    userId: partOf('user_id', () => users.id),
    version: integer().notNull(),
    rules: jsonb().$type<RulesBody>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/** Each time staff asked a client whether an application may be sent. */
export const approvals = pgTable(
  'approvals',
  {
    id: newId(),
    applicationId: partOf('application_id', () => jobApplications.id),
    userId: partOf('user_id', () => users.id),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<ApprovalState>().notNull().default('waiting'),
    /** The rules that the application broke when the client was asked. An approval is an exception to these. */
    rules: jsonb().$type<RuleViolation[]>().notNull(),
    reason: text(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('approvals_application').on(table.applicationId, newest(table.createdAt)),
    index('approvals_user').on(table.userId, newest(table.createdAt), newest(table.id)),
    uniqueIndex('approvals_one_waiting')
      .on(table.applicationId)
      .where(sql`${table.state} = 'waiting'`),
    check('approvals_state_known', isIn(table.state, approvalStates)),
    check('approvals_decided', sql`(${table.state} in ('approved', 'declined')) = (${table.decidedAt} is not null)`),
  ],
)

/** What most job sites ask for, as the client said it. */
export const clientFacts = pgTable('client_facts', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  workAuthorization: text('work_authorization'),
  sponsorshipNeeded: boolean('sponsorship_needed'),
  salaryExpectation: integer('salary_expectation'),
  noticePeriod: text('notice_period'),
  willingToRelocate: boolean('willing_to_relocate'),
  over18: boolean('over_18'),
  updatedAt: updatedAt(),
})

/** A client's own answers to questions of job sites. */
export const clientAnswers = pgTable(
  'client_answers',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    /** The place in the client's list. */
    position: smallint().notNull(),
    topic: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('client_answers_user').on(table.userId, table.position)],
)

/** Questions of job sites that staff asked a client. An answer is never changed. */
export const clientQuestions = pgTable(
  'client_questions',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    applicationId: uuid('application_id').references(() => jobApplications.id, { onDelete: 'set null' }),
    jobInterestId: uuid('job_interest_id').references(() => jobInterests.id, { onDelete: 'set null' }),
    question: text().notNull(),
    answer: text(),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_questions_user').on(table.userId, newest(table.createdAt), newest(table.id)),
    check('client_questions_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
)

export const accountManagerAssignments = pgTable(
  'account_manager_assignments',
  {
    id: newId(),
    accountManagerId: partOf('account_manager_id', () => users.id),
    /** One assignment per job seeker. */
    userId: partOf('user_id', () => users.id).unique(),
    assignedAt: momentNow('assigned_at'),
    /** When staff last worked for this client. */
    lastActionAt: moment('last_action_at'),
  },
  (table) => [
    index('account_manager_assignments_manager').on(table.accountManagerId, newest(table.assignedAt)),
    check('account_manager_assignments_two_people', sql`${table.accountManagerId} <> ${table.userId}`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    read: boolean().notNull().default(false),
    relatedEntityId: uuid('related_entity_id'),
    /** Another person named in it: deleted with their account. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The employer's mail that it is about: deleted with it. */
    mailId: uuid('mail_id'),
    /** When a copy was mailed, alone or in a digest. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_subject')
      .on(table.subjectId)
      .where(sql`${table.subjectId} is not null`),
    index('notifications_user').on(table.userId, newest(table.createdAt), newest(table.id)),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`not ${table.read}`),
    check('notifications_type_known', isIn(table.type, notificationTypes)),
  ],
)

/** A message to all users, delivered in batches by one job that can resume. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: newId(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    message: text().notNull(),
    total: integer().notNull(),
    sent: integer().notNull().default(0),
    /** Accounts get it in the order of their ids, up to this one so far. */
    reachedId: uuid('reached_id'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('broadcasts_newest').on(newest(table.createdAt))],
)

/** Which notifications a person wants as mail. Without a row the defaults apply. */
export const notificationChoices = pgTable('notification_choices', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  assignment: boolean().notNull(),
  application_created: boolean().notNull(),
  message: boolean().notNull(),
  job_interest: boolean().notNull(),
  approval: boolean().notNull().default(true),
  question: boolean().notNull().default(true),
  report: boolean().notNull().default(true),
  interview: boolean().notNull().default(true),
  promise: boolean().notNull().default(true),
  mail: boolean().notNull().default(true),
  updatedAt: updatedAt(),
})

/** Exports of a person's data, stored for a week under their own ids. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    createdAt: createdAt(),
    readyAt: moment('ready_at'),
    failedAt: moment('failed_at'),
    expiresAt: moment('expires_at')
      .notNull()
      .default(sql`now() + interval '7 days'`),
    /** Bytes. */
    size: bigint({ mode: 'number' }),
  },
  (table) => [
    index('data_exports_user').on(table.userId, newest(table.createdAt)),
    index('data_exports_expires').on(table.expiresAt),
  ],
)

/** Saved resumes and cover letters. The content is in their versions. */
export const documents = pgTable(
  'documents',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    kind: text().$type<DocumentKind>().notNull(),
    name: text().notNull(),
    /** The number of the latest version. */
    version: integer().notNull().default(1),
    /** The document of which this one is a variant. A base is not a variant itself. */
    baseId: uuid('base_id').references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('documents_user').on(table.userId, newest(table.updatedAt)),
    index('documents_base').on(table.baseId),
    check('documents_kind_known', isIn(table.kind, documentKinds)),
  ],
)

export const documentVersions = pgTable(
  'document_versions',
  {
    /** Names the version outside the database. */
    id: uuid()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    documentId: partOf('document_id', () => documents.id),
    version: integer().notNull(),
    form: jsonb().$type<Record<string, unknown>>().notNull(),
    content: text().notNull(),
    savedAt: momentNow('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
)

/** The share link of a document; one per document. Without a row the document is not shared. */
export const documentShares = pgTable('document_shares', {
  documentId: partOf('document_id', () => documents.id).primaryKey(),
  /** Only a keyed hash of the token is stored. */
  token: text().notNull().unique(),
  /** The hash of the password, if the link has one. */
  password: text(),
  /** How often others opened it. */
  opens: integer().notNull().default(0),
  lastOpenedAt: moment('last_opened_at'),
  createdAt: createdAt(),
})

export const applicationDocuments = pgTable(
  'application_documents',
  {
    applicationId: partOf('application_id', () => jobApplications.id),
    documentId: partOf('document_id', () => documents.id),
    /** The version that was attached. It is not deleted while it is. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.documentId] }),
    index('application_documents_document').on(table.documentId, table.version),
    foreignKey({
      name: 'application_documents_version',
      columns: [table.documentId, table.version],
      foreignColumns: [documentVersions.documentId, documentVersions.version],
    }).onDelete('cascade'),
  ],
)

/** What was sent in a client's name, and how. A trigger refuses changes; rows are deleted with the client only. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    // No foreign key: a receipt outlives its application.
    applicationId: uuid('application_id').notNull(),
    state: text().$type<ReceiptState>().notNull(),
    /** The receipt that this one replaces. */
    corrects: uuid().references((): AnyPgColumn => receipts.id),
    /** The canonical JSON of the content, which the hash covers. */
    content: text().notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('receipts_application').on(table.applicationId, newest(table.createdAt), newest(table.id)),
    index('receipts_user').on(table.userId, newest(table.createdAt), newest(table.id)),
    unique('receipts_corrected_once').on(table.corrects),
    check('receipts_state_known', isIn(table.state, receiptStates)),
  ],
)

/** The bytes of documents and screenshots in receipts: once per client and hash. The file store has them under the id. */
export const receiptBlobs = pgTable(
  'receipt_blobs',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    sha256: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    /** When the file store had all bytes. */
    storedAt: moment('stored_at'),
    /** When they were last needed. A job deletes what no receipt refers to a day later. */
    usedAt: momentNow('used_at'),
  },
  (table) => [
    unique('receipt_blobs_hash').on(table.userId, table.sha256),
    index('receipt_blobs_used').on(table.usedAt),
  ],
)

/** Which bytes a receipt refers to. As immutable as the receipt. */
export const receiptDocuments = pgTable(
  'receipt_documents',
  {
    receiptId: partOf('receipt_id', () => receipts.id),
    blobId: partOf('blob_id', () => receiptBlobs.id),
    userId: partOf('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.blobId] }),
    index('receipt_documents_blob').on(table.blobId),
    index('receipt_documents_user').on(table.userId),
  ],
)

/** The relay address of a client, to which employers answer: `localPart@INBOX_DOMAIN`. It is never given to another person. */
export const inboxAddresses = pgTable('inbox_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  localPart: text('local_part').notNull().unique(),
  enabled: boolean().notNull().default(true),
  forwardCopy: boolean('forward_copy').notNull().default(true),
  /** What the client's mailbox sent to confirm that it may forward: code and address encrypted. */
  forwarding: jsonb().$type<{ encrypted: string; from: string; receivedAt: string }>(),
  createdAt: createdAt(),
})

/**
 * Mails to a relay address, and replies from it. The file store has the raw mail under the id, encrypted. What was read in it is
 * here; text, files and calendar are read from the raw mail each time.
 */
export const mails = pgTable(
  'mails',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    applicationId: uuid('application_id').references(() => jobApplications.id, { onDelete: 'set null' }),
    direction: text().$type<MailDirection>().notNull(),
    /** The Message-ID without brackets; of a mail without one, its hash. */
    messageId: text('message_id').notNull(),
    /** Of the mail without the headers that transport adds: a mail that is delivered twice is stored once. */
    contentHash: text('content_hash').notNull(),
    inReplyTo: text('in_reply_to'),
    references: text().array().notNull().default([]),
    fromName: text('from_name').notNull().default(''),
    fromAddress: text('from_address').notNull().default(''),
    /** Where an answer goes; null where there is no sender. */
    replyAddress: text('reply_address'),
    /** Sent by a program, or from an address that takes no answers. */
    automatic: boolean().notNull().default(false),
    subject: text().notNull().default(''),
    /** Of a reply. Mails that came are read from their raw bytes. */
    text: text(),
    /** Bytes of the raw mail. */
    size: integer().notNull(),
    /** What SMTP or the provider said: SPF and ARC are judged by it. */
    envelope: jsonb()
      .$type<{ remoteAddress: string | null; helo: string | null; from: string; to: string }>()
      .notNull(),
    /** When it came; of a forwarded one, when it first came. */
    receivedAt: moment('received_at').notNull(),
    /** When the job had read it. */
    readAt: moment('read_at'),
    /** Why it could not be read, for a person. */
    problem: text(),
    kind: text().$type<MailKind>().notNull().default('other'),
    fold: text().$type<MailFold>(),
    evidence: text().notNull().default(''),
    confidence: text().$type<MailConfidence>().notNull().default('unknown'),
    authenticated: boolean().notNull().default(false),
    /** A code for signing in, encrypted, for ten minutes. */
    code: text(),
    codeExpires: moment('code_expires'),
    /** A person has to decide or to answer. */
    waiting: boolean().notNull().default(false),
    /** When the client or their manager first opened it. */
    openedAt: moment('opened_at'),
    /** When they were reminded of it. */
    remindedAt: moment('reminded_at'),
    /** When its copy went to the client's own address. */
    copiedAt: moment('copied_at'),
    /** Of a reply. */
    delivery: text().$type<MailDelivery>(),
    /** The mail that a reply answers. */
    answers: uuid().references((): AnyPgColumn => mails.id, { onDelete: 'set null' }),
    /** Who wrote a reply. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the raw mail was deleted, mailBodyMonths after it came. */
    bodyDeletedAt: moment('body_deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('mails_once').on(table.userId, table.messageId, table.contentHash),
    index('mails_inbox').on(newest(table.waiting), newest(table.receivedAt), newest(table.id)),
    index('mails_user').on(table.userId, newest(table.receivedAt), newest(table.id)),
    index('mails_application').on(table.applicationId, newest(table.receivedAt)),
    index('mails_answers').on(table.answers),
    index('mails_author').on(table.authorId),
    index('mails_unread')
      .on(table.createdAt)
      .where(sql`${table.readAt} is null`),
    check('mails_kind_known', isIn(table.kind, mailKinds)),
    check('mails_direction_known', isIn(table.direction, mailDirections)),
  ],
)

/** What an accepted suggestion replaced, and what it made. Null for what it left alone. */
export interface AcceptedBefore {
  /** Of the mail. */
  applicationId: string | null
  status: {
    from: ApplicationStatus
    to: ApplicationStatus
    reached: ApplicationStage
    dateApplied: string | null
  } | null
  interview: {
    id: string
    change: 'added' | 'moved' | 'removed'
    /** As it was left: a later one was changed since. */
    updatedAt: string
    /** Of a moved one. */
    former: Pick<typeof interviews.$inferSelect, 'startsAt' | 'endsAt' | 'timeZone' | 'kind' | 'place'> | null
  } | null
  /** The receipt that confirms the one before. */
  receiptId: string | null
}

/** What a mail suggests. Nothing changes before a person accepts it. */
export const mailSuggestions = pgTable(
  'mail_suggestions',
  {
    mailId: uuid('mail_id')
      .primaryKey()
      .references(() => mails.id, { onDelete: 'cascade' }),
    userId: partOf('user_id', () => users.id),
    state: text().$type<SuggestionState>().notNull().default('open'),
    status: text().$type<ApplicationStatus>(),
    interview: jsonb().$type<SuggestedInterview>(),
    confirmsReceipt: boolean('confirms_receipt').notNull().default(false),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the calendar file: a later mail moves or calls off the interview with the same one. */
    calendarUid: text('calendar_uid'),
    /** What accepting it replaced, so that it can be undone. */
    before: jsonb().$type<AcceptedBefore>(),
  },
  (table) => [
    index('mail_suggestions_user').on(table.userId),
    index('mail_suggestions_decided_by').on(table.decidedBy),
    check('mail_suggestions_state_known', isIn(table.state, suggestionStates)),
  ],
)

/** The provider's subscriptions, as last synced. The rest of the product reads `users`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    providerSubscriptionId: text('provider_subscription_id').notNull().unique(),
    plan: text().$type<PlanId>().notNull(),
    status: text().$type<Subscription['status']>().notNull(),
    currentPeriodStart: moment('current_period_start').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    /** The end of the grace period of a failed renewal; set while past due. */
    graceEnds: moment('grace_ends'),
    /** The version of its provider snapshot. An older snapshot never overwrites it. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, newest(table.createdAt)),
    // A subscription that was never paid does not block another one.
    uniqueIndex('subscriptions_one_live')
      .on(table.userId)
      .where(sql`${table.status} not in ('expired', 'incomplete')`),
    index('subscriptions_past_due')
      .on(table.graceEnds)
      .where(sql`${table.graceEnds} is not null`),
    check('subscriptions_plan_known', isIn(table.plan, planIds)),
    check('subscriptions_status_known', isIn(table.status, subscriptionStatuses)),
    check('subscriptions_period', sql`${table.currentPeriodEnd} > ${table.currentPeriodStart}`),
    check('subscriptions_grace', sql`(${table.status} = 'past_due') = (${table.graceEnds} is not null)`),
  ],
)

/** Versions of provider snapshots, in the order in which they were started over all processes. */
export const providerSnapshotVersions = pgSequence('provider_snapshot_versions')

/**
 * An attempt to subscribe, stored before the provider is asked. After a crash or in a second tab the same attempt and
 * idempotency key are used, so there is no second subscription.
 */
export const subscriptionAttempts = pgTable(
  'subscription_attempts',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    plan: text().$type<PlanId>().notNull(),
    kind: text().$type<'payment-form' | 'checkout'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('subscription_attempts_one').on(table.userId, table.kind),
    check('subscription_attempts_plan_known', isIn(table.plan, planIds)),
    check('subscription_attempts_kind_known', sql`${table.kind} in ('payment-form', 'checkout')`),
  ],
)

/** Every event of the card provider, stored once by the provider's id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The provider's ids of the objects; no data of a person or a card. */
    payload: jsonb().notNull(),
    receivedAt: momentNow('received_at'),
    processedAt: moment('processed_at'),
    error: text(),
  },
  (table) => [index('payment_events_newest').on(newest(table.receivedAt), newest(table.id))],
)

/** Payments and refunds, one row per movement at the provider. Rows never change and outlive accounts. */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: newId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<'payment' | 'refund' | 'dispute'>().notNull(),
    /** The provider's id of the invoice paid, of the refund or of the dispute; `:lost` marks the loss of a dispute. */
    providerId: text('provider_id').notNull().unique(),
    providerInvoiceId: text('provider_invoice_id'),
    /** Cents; negative for refunds and lost disputes. An open dispute moves no money. */
    amount: integer().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_ledger_user').on(table.userId, newest(table.occurredAt)),
    index('payment_ledger_occurred').on(newest(table.occurredAt), newest(table.id)),
    check('payment_ledger_kind_known', sql`${table.kind} in ('payment', 'refund', 'dispute')`),
  ],
)

/** Each comparison of our subscriptions and ledger with the provider's. */
export const paymentReconciliations = pgTable(
  'payment_reconciliations',
  {
    id: newId(),
    startedAt: moment('started_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    finishedAt: moment('finished_at'),
    /** Numbers of compared objects. */
    subscriptions: integer().notNull().default(0),
    invoices: integer().notNull().default(0),
    differences: jsonb().$type<PaymentDifference[]>().notNull().default([]),
    error: text(),
  },
  (table) => [index('payment_reconciliations_newest').on(newest(table.startedAt))],
)

/** The data of the sandbox card provider, one row per object, in Stripe's shape. Empty with a real provider. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The customer it belongs to; its own id for a customer. */
    customerId: text('customer_id'),
    data: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_objects_customer').on(table.customerId, table.kind, table.createdAt)],
)

export const files = pgTable(
  'files',
  {
    id: newId(),
    ownerId: partOf('owner_id', () => users.id),
    purpose: text().$type<UploadPurpose>().notNull(),
    fileName: text('file_name'),
    contentType: text('content_type'),
    /** Bytes. */
    size: bigint({ mode: 'number' }),
    uploadExpires: moment('upload_expires').notNull(),
    /** When the transfer began: an upload URL takes one file at a time. */
    uploadingSince: moment('uploading_since'),
    /** When the whole file had arrived and passed inspection. */
    uploadedAt: moment('uploaded_at'),
    /** When it became a resume or a picture. Unclaimed files are deleted. */
    claimedAt: moment('claimed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_owner').on(table.ownerId),
    index('files_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.claimedAt} is null`),
    check('files_purpose_known', isIn(table.purpose, uploadPurposes)),
    check('files_claimed_once_uploaded', sql`${table.claimedAt} is null or ${table.uploadedAt} is not null`),
  ],
)

/** One row per client with a message. Its lock orders the messages. */
export const conversations = pgTable(
  'conversations',
  {
    userId: partOf('user_id', () => users.id).primaryKey(),
    lastMessageId: uuid('last_message_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    lastMessageAt: moment('last_message_at').notNull(),
    /** When the client wrote the first message that staff have not answered. */
    waitingSince: moment('waiting_since'),
  },
  (table) => [
    // The order of the admins' list.
    index('conversations_waiting').on(table.waitingSince, table.lastMessageAt.desc().nullsLast(), table.userId),
  ],
)

/** Between a client and their account manager. */
export const messages = pgTable(
  'messages',
  {
    id: newId(),
    /** The client. */
    userId: partOf('user_id', () => users.id),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    fromClient: boolean('from_client').notNull(),
    text: text().notNull(),
    applicationId: uuid('application_id').references(() => jobApplications.id, { onDelete: 'set null' }),
    jobInterestId: uuid('job_interest_id').references(() => jobInterests.id, { onDelete: 'set null' }),
    /** The task whose proposed time the message is about. */
    taskId: uuid('task_id').references((): AnyPgColumn => tasks.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    readAt: moment('read_at'),
  },
  (table) => [
    index('messages_conversation').on(table.userId, newest(table.createdAt), newest(table.id)),
    index('messages_task')
      .on(table.taskId)
      .where(sql`${table.taskId} is not null`),
    index('messages_unread')
      .on(table.userId, table.fromClient, table.createdAt)
      .where(sql`${table.readAt} is null`),
  ],
)

/** The files of a message. They belong to the client. */
export const messageFiles = pgTable(
  'message_files',
  {
    messageId: partOf('message_id', () => messages.id),
    fileId: partOf('file_id', () => files.id).unique(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.fileId] })],
)

/** What staff write down about a client. No call of a client reads this table. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('client_notes_user').on(table.userId, newest(table.createdAt))],
)

/** What the team promised: who is due what, and when. One row per subject. */
export const promises = pgTable(
  'promises',
  {
    id: newId(),
    kind: text().$type<PromiseKind>().notNull(),
    /** The row it is about: a client, an interest, a client's message, an assignment or a contact message. */
    subjectId: uuid('subject_id').notNull(),
    /** Null for a contact message. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who has to keep it; null for the admins. */
    managerId: uuid('manager_id').references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    /** Without the time of a pause that has not ended. */
    dueAt: moment('due_at').notNull(),
    keptAt: moment('kept_at'),
    /** When it became void, such as when the client went to another manager. In time it counts in no figure, later as late. */
    canceledAt: moment('canceled_at'),
    /** When the admins were warned that it runs out soon. */
    warnedAt: moment('warned_at'),
    /** When it was found broken: one event per promise. */
    breachedAt: moment('breached_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // A client may wait for an account manager twice.
    unique('promises_subject').on(table.kind, table.subjectId, table.startedAt),
    index('promises_open')
      .on(table.dueAt)
      .where(sql`${table.keptAt} is null and ${table.canceledAt} is null`),
    index('promises_user').on(table.userId),
    index('promises_manager').on(table.managerId),
    index('promises_replies')
      .on(table.managerId, table.keptAt)
      .where(sql`${table.kind} = 'message_answered'`),
    index('promises_started').on(table.startedAt),
    check('promises_kind_known', isIn(table.kind, promiseKinds)),
  ],
)

/** Spans in which a promise waited for the client. */
export const promisePauses = pgTable(
  'promise_pauses',
  {
    promiseId: partOf('promise_id', () => promises.id),
    reason: text().$type<PauseReason>().notNull(),
    /** The approval, the question or the check of the posting. */
    sourceId: uuid('source_id').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.promiseId, table.sourceId] }),
    index('promise_pauses_source').on(table.sourceId),
    check('promise_pauses_reason_known', isIn(table.reason, pauseReasons)),
  ],
)

/** When the team works, as the settings of the process that started last say. One row: all processes compute the same due times. */
export const teamHours = pgTable(
  'team_hours',
  {
    id: boolean().primaryKey().default(true),
    timeZone: text('time_zone').notNull(),
    /** Days off, as `2026-12-25`. */
    holidays: jsonb().$type<string[]>().notNull(),
  },
  (table) => [check('team_hours_one_row', sql`${table.id}`)],
)

/** Every billing period of a subscription, with what its plan includes. Written by the subscription sync. */
export const billingPeriods = pgTable(
  'billing_periods',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    subscriptionId: partOf('subscription_id', () => subscriptions.id),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    plan: text().$type<PlanId>().notNull(),
    /** Units that the plan includes in this period. */
    applications: integer().notNull(),
    consultations: integer().notNull(),
    customResumes: integer('custom_resumes').notNull(),
    /** When the access ended, at the latest with the period. Null as long as the subscription gives access. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('billing_periods_start').on(table.subscriptionId, table.periodStart),
    index('billing_periods_user').on(table.userId, newest(table.periodStart)),
    check('billing_periods_plan_known', isIn(table.plan, planIds)),
  ],
)

/**
 * Each change of the monthly recurring revenue, written by the subscription sync. Rows are only added and outlive the
 * account, so that past months keep their figures.
 */
export const mrrMovements = pgTable(
  'mrr_movements',
  {
    id: newId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** No foreign key: a movement outlives the subscription. */
    subscriptionId: uuid('subscription_id').notNull(),
    kind: text().$type<MrrMovementKind>().notNull(),
    /** The plan after the change; for churn the plan that ended. */
    plan: text().$type<PlanId>().notNull(),
    /** Cents a month; negative for contraction and churn. */
    amount: integer().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mrr_movements_occurred').on(table.occurredAt),
    index('mrr_movements_subscription').on(table.subscriptionId, newest(table.occurredAt)),
    index('mrr_movements_user').on(table.userId),
    check('mrr_movements_kind_known', isIn(table.kind, mrrMovementKinds)),
    check('mrr_movements_plan_known', isIn(table.plan, planIds)),
    check('mrr_movements_sign', sql`(${table.amount} < 0) = (${table.kind} in ('contraction', 'churn'))`),
  ],
)

/** What a client got, one row per unit. Rows are never removed and outlive the application or task. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    kind: text().$type<DeliveryKind>().notNull(),
    /** The application or the task. No foreign key: a delivery outlives it. */
    subjectId: uuid('subject_id').notNull(),
    /** The period it counts for; null for work outside a subscription. */
    periodId: uuid('period_id').references(() => billingPeriods.id, { onDelete: 'set null' }),
    deliveredAt: momentNow('delivered_at'),
  },
  (table) => [
    unique('deliveries_once').on(table.kind, table.subjectId),
    index('deliveries_user').on(table.userId, newest(table.deliveredAt)),
    index('deliveries_period').on(table.periodId, table.kind),
    check('deliveries_kind_known', isIn(table.kind, deliveryKinds)),
  ],
)

/** Work for a client beside applications: a consultation, a custom resume, the sentence in a weekly report. */
export const tasks = pgTable(
  'tasks',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    kind: text().$type<TaskKind>().notNull(),
    state: text().$type<TaskState>().notNull().default('open'),
    /** The billing period that includes it; null for extra work and report notes. */
    periodId: uuid('period_id').references(() => billingPeriods.id, { onDelete: 'set null' }),
    /** The week of a report note. */
    weekStart: moment('week_start'),
    dueAt: moment('due_at').notNull(),
    /** The time of a consultation. */
    proposedAt: moment('proposed_at'),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** Scores from 0 to 100 of a custom resume: of the client's earlier resume, and of the new one. */
    scoreBefore: smallint('score_before'),
    scoreAfter: smallint('score_after'),
    outcome: text(),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tasks_user').on(table.userId, newest(table.createdAt)),
    index('tasks_period').on(table.periodId),
    index('tasks_document').on(table.documentId),
    index('tasks_open')
      .on(table.dueAt)
      .where(sql`${table.state} not in ('done', 'canceled')`),
    unique('tasks_report_note').on(table.userId, table.kind, table.weekStart),
    check('tasks_kind_known', isIn(table.kind, taskKinds)),
    check('tasks_state_known', isIn(table.state, taskStates)),
    check('tasks_week', sql`(${table.kind} = 'report_note') = (${table.weekStart} is not null)`),
  ],
)

/** Weekly progress reports, as they were sent. */
export const progressReports = pgTable(
  'progress_reports',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    weekStart: moment('week_start').notNull(),
    weekEnd: moment('week_end').notNull(),
    timeZone: text('time_zone').notNull(),
    content: jsonb().$type<ReportContent>().notNull(),
    /** What the account manager wrote. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('progress_reports_week').on(table.userId, table.weekEnd),
    index('progress_reports_user').on(table.userId, newest(table.weekStart)),
  ],
)

/** Interviews of an application. A removed one stays, so that calendars receive its cancellation. */
export const interviews = pgTable(
  'interviews',
  {
    id: newId(),
    userId: partOf('user_id', () => users.id),
    applicationId: partOf('application_id', () => jobApplications.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** An IANA name: the clock of the interview's place. */
    timeZone: text('time_zone').notNull(),
    kind: text().$type<InterviewKind>().notNull(),
    /** An address or a link. */
    place: text(),
    people: jsonb().$type<string[]>().notNull().default([]),
    /** The client's notes, and those of the team. Both sides read both. */
    notes: text(),
    teamNotes: text('team_notes'),
    /** Keys of the finished steps of the preparation. */
    checklist: jsonb().$type<PreparationStep[]>().notNull().default([]),
    /** The client's lines about questions and stories. */
    answers: jsonb().$type<InterviewAnswer[]>().notNull().default([]),
    /** How it went. */
    outcome: text(),
    /** iCalendar's SEQUENCE: raised by each change of time, place or people. */
    sequence: integer().notNull().default(0),
    removedAt: moment('removed_at'),
    /** When the reminder of the day before was sent. */
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('interviews_application').on(table.applicationId, table.startsAt),
    index('interviews_user').on(table.userId, table.startsAt),
    index('interviews_reminder')
      .on(table.startsAt)
      .where(sql`${table.remindedAt} is null and ${table.removedAt} is null`),
    check('interviews_kind_known', isIn(table.kind, interviewKinds)),
    check('interviews_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Applications without an answer after two weeks. A row means that its client was notified, or has dealt with it. */
export const followUps = pgTable(
  'follow_ups',
  {
    applicationId: partOf('application_id', () => jobApplications.id).primaryKey(),
    userId: partOf('user_id', () => users.id),
    notifiedAt: moment('notified_at'),
    doneAt: moment('done_at'),
  },
  (table) => [index('follow_ups_user').on(table.userId)],
)

/** The secret address under which a calendar program reads a client's interviews; one per client. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  /** Only a keyed hash of the token is stored. */
  token: text().notNull().unique(),
  createdAt: createdAt(),
})

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: newId(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** It begins with the word "urgent", as the contact page asks. */
    urgent: boolean()
      .notNull()
      .generatedAlwaysAs(sql`message ~* '^\\W*urgent\\M'`),
    readAt: moment('read_at'),
    answer: text(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    // Unanswered urgent ones first, then the newest.
    index('contact_messages_order').on(
      sql`(${table.urgent} and ${table.answeredAt} is null) desc`,
      newest(table.createdAt),
      newest(table.id),
    ),
  ],
)

export type AuditDetails = Record<string, string | number | boolean | null | readonly string[]>

/** Who did what to whom, when and from where. Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: newId(),
    at: moment()
      .notNull()
      .default(sql`now()`),
    // No foreign keys: an entry outlives its people.
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subjectId: uuid('subject_id'),
    entityId: uuid('entity_id'),
    details: jsonb().$type<AuditDetails>().notNull().default({}),
    address: text(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_newest').on(newest(table.at), newest(table.id)),
    index('audit_log_actor').on(table.actorId, newest(table.at)),
    index('audit_log_subject').on(table.subjectId, newest(table.at)),
    index('audit_log_entity').on(table.entityId, newest(table.at)),
    index('audit_log_action').on(table.action, newest(table.at)),
    index('audit_log_address').on(table.address, newest(table.at)),
  ],
)

/** A POST with an `Idempotency-Key`: reserved while it runs, then stored with its answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: partOf('user_id', () => users.id),
    key: text().notNull(),
    /** A keyed hash of method, path and body. The same key with another request is refused. */
    request: text().notNull(),
    /** The other person whose data the answer holds. A replay checks access to them, and their erasure deletes it. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null while the request runs. */
    status: integer(),
    reply: jsonb(),
    /** The lease of a running request. After a crash the next try takes over. */
    lockedUntil: moment('locked_until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    index('idempotency_keys_subject')
      .on(table.subjectId)
      .where(sql`${table.subjectId} is not null`),
  ],
)

/** Counters of the rate limiter. Its library defines the columns. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/** What the language model wrote in a month: for one account, or for everyone who was not logged in. */
export const modelUsage = pgTable(
  'model_usage',
  {
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** `2026-11`, by UTC. */
    month: text().notNull(),
    calls: integer().notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    /** With what is reserved for calls that are not over. */
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [unique('model_usage_key').on(table.userId, table.month).nullsNotDistinct()],
)

/**
 * Counts of rows that are too expensive to count: the sum of the deltas of each name, such as `users:user` and
 * `applications:applied`. Triggers insert a delta with every change, so no row is contended. A job compacts the deltas.
 */
export const counters = pgTable('counters', {
  name: text().notNull(),
  delta: bigint({ mode: 'number' }).notNull(),
})
