/** Every table, on one page. Migrations are made from it by `npm run db:generate` and then read and completed by hand. */
import { sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'
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
} from 'drizzle-orm/pg-core'
import { applicationStages } from '#contract/application-summary.ts'
import type { ApplicationStage } from '#contract/application-summary.ts'
import { applicationStatuses } from '#contract/applications.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import { approvalStates } from '#contract/approvals.ts'
import type { ApprovalState } from '#contract/approvals.ts'
import { documentKinds } from '#contract/documents.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { roles } from '#contract/endpoint.ts'
import type { Role } from '#contract/endpoint.ts'
import { uploadPurposes } from '#contract/files.ts'
import type { UploadPurpose } from '#contract/files.ts'
import { notificationTypes } from '#contract/notifications.ts'
import type { NotificationType } from '#contract/notifications.ts'
import type { PaymentDifference } from '#contract/payment-events.ts'
import { planIds } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'
import { workPreferences } from '#contract/profile.ts'
import type { Profile } from '#contract/profile.ts'
import type { RulesBody, RuleViolation } from '#contract/rules.ts'
import { subscriptionStatuses } from '#contract/subscriptions.ts'
import type { Subscription } from '#contract/subscriptions.ts'

/** Our connections speak UTC; cutting their text to shape costs an eighth of having it parsed, and lists have many moments. */
function isoMoment(value: string) {
  if (!value.endsWith('+00') || value[10] !== ' ') return new Date(value).toISOString()
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0')}Z`
}

/** A moment, to the millisecond, as the ISO 8601 UTC string that the contract speaks. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoMoment,
})

const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const isIn = (column: PgColumn, values: readonly string[]) => sql`${column} in (${quoted(values)})`
/** How names are sorted for people: without regard to case and accents, numbers by their value. The migration makes it. */
export const nameOrder = sql.raw('"name_order"')

const newId = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`)
/** By the clock, not by the transaction: rows of one transaction keep their order. */
const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`clock_timestamp()`)
const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`)

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
    role: text().$type<Role>().notNull().default('user'),
    subscriptionPlan: text('subscription_plan').$type<PlanId>(),
    subscriptionActive: boolean('subscription_active').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Tokens are kept as hashes only. */
    emailVerificationToken: text('email_verification_token').unique(),
    emailVerificationExpires: moment('email_verification_expires'),
    passwordResetToken: text('password_reset_token').unique(),
    passwordResetExpires: moment('password_reset_expires'),
    suspendedAt: moment('suspended_at'),
    /** An admin requires a second factor of this person. Production requires one of all staff anyway. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** Hash of the mailed token that ends all sessions after a sign-in from an unknown device. */
    endSessionsToken: text('end_sessions_token').unique(),
    endSessionsExpires: moment('end_sessions_expires'),
    /** Since when a subscriber has had no account manager; a trigger keeps it. */
    managerWantedSince: moment('manager_wanted_since'),
    /** How many clients are assigned to this account manager; a trigger keeps it. */
    clientCount: integer('client_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_role').on(table.role, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
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
    /** A keyed hash of the cookie's value: what is stored here signs nobody in. */
    sid: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb().$type<{ userAgent: string | null; address: string }>().notNull(),
    expire: moment().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
    /** When the person last proved who they are in this session: at sign-in or by a step-up. */
    steppedUpAt: moment('stepped_up_at'),
    /** The open WebAuthn challenge of an enrolment or a step-up; used once. */
    challenge: text(),
    challengeExpires: moment('challenge_expires'),
    /** Set while an admin sees the product as another person. */
    viewId: uuid('view_id').references((): AnyPgColumn => accountViews.id, { onDelete: 'set null' }),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expire').on(table.expire)],
)

/** A sign-in whose password was right and whose second factor is still missing. Lasts ten minutes. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** A keyed hash of the cookie's value. */
    token: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The WebAuthn challenge; used once. */
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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** base64url, as browsers send it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** At most one authenticator app per person. It counts once a code from it has been confirmed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by the encryption and bound to this row. */
  secret: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last time step a code was accepted for: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash: codes work once and are shown once. */
    code: text().notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/** Browsers that have signed in to an account before, recognised by a long-lived cookie (OWASP "device cookies"). */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash of the cookie's value. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('known_devices_last_seen').on(table.lastSeenAt),
  ],
)

/** Each time an admin saw the product as another person, shown to that person. */
export const accountViews = pgTable(
  'account_views',
  {
    id: newId(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    startedAt: moment('started_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('account_views_subject').on(table.subjectId, table.startedAt.desc().nullsFirst())],
)

export const employmentProfiles = pgTable(
  'employment_profiles',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobUrl: text('job_url').notNull(),
    notes: text(),
    processed: boolean().notNull().default(false),
    /** Why an account manager gave it back; such an interest is processed. */
    returnReason: text('return_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_interests_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('job_interests_pending')
      .on(table.userId)
      .where(sql`not ${table.processed}`),
    // Lets an application's foreign key prove that the interest is the same person's.
    unique('job_interests_id_user').on(table.id, table.userId),
    check('job_interests_returned_processed', sql`${table.returnReason} is null or ${table.processed}`),
  ],
)

/** What a job posting said when it was read: for an interest, or because staff asked. */
export const postings = pgTable(
  'postings',
  {
    id: newId(),
    /** Whose it is: the client who submitted the interest, or whoever of the staff asked. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
  (table) => [index('postings_user').on(table.userId, table.createdAt.desc().nullsFirst())],
)

export const jobApplications = pgTable(
  'job_applications',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountManagerId: uuid('account_manager_id').references(() => users.id, { onDelete: 'set null' }),
    /** At most one application answers an interest. */
    jobInterestId: uuid('job_interest_id').unique(),
    company: text().notNull(),
    position: text().notNull(),
    jobUrl: text('job_url'),
    dateApplied: moment('date_applied'),
    status: text().$type<ApplicationStatus>().notNull().default('interested'),
    /** How far it has come; differs from the status once it has ended. */
    reached: text().$type<ApplicationStage>().notNull().default('interested'),
    /** What lists sort by. The rank falls from first interest to final decision, so that all of a list's keys descend. */
    sortDate: moment('sort_date')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(date_applied, created_at)`),
    statusRank: smallint('status_rank')
      .notNull()
      .generatedAlwaysAs(sql`-array_position(array[${quoted(applicationStatuses)}], status)`),
    siteUsername: text('site_username'),
    /** Sealed by the encryption and bound to this row. */
    sitePassword: text('site_password'),
    coverLetterUrl: text('cover_letter_url'),
    notes: text(),
    /** Counts towards the plan's limit. */
    createdByStaff: boolean('created_by_staff').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_applications_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('job_applications_date').on(
      table.userId,
      table.sortDate.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('job_applications_company').on(
      table.userId,
      sql`${table.company} collate ${nameOrder}`,
      table.sortDate.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('job_applications_status').on(
      table.userId,
      table.statusRank.desc().nullsFirst(),
      table.sortDate.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('job_applications_updated').on(
      table.userId,
      table.statusRank.desc().nullsFirst(),
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('job_applications_manager').on(table.accountManagerId, table.createdAt.desc().nullsFirst()),
    index('job_applications_metered')
      .on(table.userId, table.createdAt)
      .where(sql`${table.createdByStaff}`),
    // The migration completes it with ON DELETE SET NULL (job_interest_id).
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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    index('approvals_application').on(table.applicationId, table.createdAt.desc().nullsFirst()),
    index('approvals_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('approvals_one_waiting')
      .on(table.applicationId)
      .where(sql`${table.state} = 'waiting'`),
    check('approvals_state_known', isIn(table.state, approvalStates)),
    check('approvals_decided', sql`(${table.state} in ('approved', 'declined')) = (${table.decidedAt} is not null)`),
  ],
)

export const accountManagerAssignments = pgTable(
  'account_manager_assignments',
  {
    id: newId(),
    accountManagerId: uuid('account_manager_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One live assignment a seeker. */
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedAt: moment('assigned_at')
      .notNull()
      .default(sql`now()`),
    /** When staff last did something for this client. */
    lastActionAt: moment('last_action_at'),
  },
  (table) => [
    index('account_manager_assignments_manager').on(table.accountManagerId, table.assignedAt.desc().nullsFirst()),
    check('account_manager_assignments_two_people', sql`${table.accountManagerId} <> ${table.userId}`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    read: boolean().notNull().default(false),
    relatedEntityId: uuid('related_entity_id'),
    /** Another person whom it names: it goes when that account is erased. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When a copy was mailed, alone or in a digest. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_subject')
      .on(table.subjectId)
      .where(sql`${table.subjectId} is not null`),
    index('notifications_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`not ${table.read}`),
    check('notifications_type_known', isIn(table.type, notificationTypes)),
  ],
)

/** A message to everybody, delivered in batches by one job that goes on where it stopped. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: newId(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    message: text().notNull(),
    total: integer().notNull(),
    sent: integer().notNull().default(0),
    /** Accounts are reached in the order of their ids: all up to this one have it. */
    reachedId: uuid('reached_id'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('broadcasts_newest').on(table.createdAt.desc().nullsFirst())],
)

/** Of which notifications a person wants a copy by mail; the default stands for whoever has not chosen. */
export const notificationChoices = pgTable('notification_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  assignment: boolean().notNull(),
  application_created: boolean().notNull(),
  message: boolean().notNull(),
  job_interest: boolean().notNull(),
  approval: boolean().notNull().default(true),
  updatedAt: updatedAt(),
})

/** Copies of all that is kept about a person, made for that person; each is stored under its own id and goes in a week. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    index('data_exports_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('data_exports_expires').on(table.expiresAt),
  ],
)

/** Resumes and cover letters as people save them; what they say is in their versions. */
export const documents = pgTable(
  'documents',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentKind>().notNull(),
    name: text().notNull(),
    /** The number of the latest version. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('documents_user').on(table.userId, table.updatedAt.desc().nullsFirst()),
    check('documents_kind_known', isIn(table.kind, documentKinds)),
  ],
)

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    form: jsonb().$type<Record<string, unknown>>().notNull(),
    content: text().notNull(),
    savedAt: moment('saved_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
)

export const applicationDocuments = pgTable(
  'application_documents',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.documentId] }),
    index('application_documents_document').on(table.documentId),
  ],
)

/** What the card provider holds, as last seen; `users` carries what the rest of the product asks. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerSubscriptionId: text('provider_subscription_id').notNull().unique(),
    plan: text().$type<PlanId>().notNull(),
    status: text().$type<Subscription['status']>().notNull(),
    currentPeriodStart: moment('current_period_start').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    /** Until when a failed renewal leaves everything as it was; set while it is past due. */
    graceEnds: moment('grace_ends'),
    /** Version of the provider snapshot it was stored from: an older snapshot never overwrites it. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    // One that was never paid does not stand in the way of the one that is.
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

/** Versions of provider snapshots, in the order in which they were begun over all processes. */
export const providerSnapshotVersions = pgSequence('provider_snapshot_versions')

/**
 * An attempt to subscribe, stored before the provider is asked: after a crash or in a second tab the same attempt, and so the
 * same idempotency key, is used again, and no second subscription comes of it.
 */
export const subscriptionAttempts = pgTable(
  'subscription_attempts',
  {
    id: newId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Every event of the card provider, kept once, by the provider's own id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** What it is about: the provider's ids, and nothing of a person or a card. */
    payload: jsonb().notNull(),
    receivedAt: moment('received_at')
      .notNull()
      .default(sql`now()`),
    processedAt: moment('processed_at'),
    error: text(),
  },
  (table) => [index('payment_events_newest').on(table.receivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
)

/** What was paid and given back, one row for each movement at the provider; nobody changes it, and it outlives accounts. */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: newId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<'payment' | 'refund' | 'dispute'>().notNull(),
    /** The provider's id of the invoice paid, of the refund or of the dispute. */
    providerId: text('provider_id').notNull().unique(),
    providerInvoiceId: text('provider_invoice_id'),
    /** Cents; negative where money goes back. A dispute moves none until it is lost. */
    amount: integer().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_ledger_user').on(table.userId, table.occurredAt.desc().nullsFirst()),
    index('payment_ledger_occurred').on(table.occurredAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('payment_ledger_kind_known', sql`${table.kind} in ('payment', 'refund', 'dispute')`),
  ],
)

/** Each comparison of our books with those of the provider. */
export const paymentReconciliations = pgTable(
  'payment_reconciliations',
  {
    id: newId(),
    startedAt: moment('started_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    finishedAt: moment('finished_at'),
    /** How many of each were compared. */
    subscriptions: integer().notNull().default(0),
    invoices: integer().notNull().default(0),
    differences: jsonb().$type<PaymentDifference[]>().notNull().default([]),
    error: text(),
  },
  (table) => [index('payment_reconciliations_newest').on(table.startedAt.desc().nullsFirst())],
)

/** All that the sandbox card provider knows, one row an object of it; empty with a real provider. */
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
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<UploadPurpose>().notNull(),
    fileName: text('file_name'),
    contentType: text('content_type'),
    /** Bytes. */
    size: bigint({ mode: 'number' }),
    uploadExpires: moment('upload_expires').notNull(),
    /** Since when the file is coming in: an upload URL takes one file at a time. */
    uploadingSince: moment('uploading_since'),
    /** When all of it had come and been found to be what it says. */
    uploadedAt: moment('uploaded_at'),
    /** When it became a resume or a picture; what never does is removed. */
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

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: newId(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    readAt: moment('read_at'),
    answer: text(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
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
    // Ids without foreign keys: an entry outlives the people in it.
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subjectId: uuid('subject_id'),
    entityId: uuid('entity_id'),
    details: jsonb().$type<AuditDetails>().notNull().default({}),
    address: text(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_newest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_actor').on(table.actorId, table.at.desc().nullsFirst()),
    index('audit_log_subject').on(table.subjectId, table.at.desc().nullsFirst()),
    index('audit_log_entity').on(table.entityId, table.at.desc().nullsFirst()),
    index('audit_log_action').on(table.action, table.at.desc().nullsFirst()),
    index('audit_log_address').on(table.address, table.at.desc().nullsFirst()),
  ],
)

/** A POST that carried an `Idempotency-Key`: reserved while it runs, then kept with its answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** A keyed hash of method, path and body: the same key with another request is refused. */
    request: text().notNull(),
    /** The other person whose data the answer holds: replay checks access to them, and their erasure removes it. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null while the request runs. */
    status: integer(),
    reply: jsonb(),
    /** Until when a running request holds the key: after a crash the next try takes it over. */
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

/** Counters of the rate limiter; its library names the columns. */
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

/**
 * Counts of rows that are too expensive to count: the sum of the deltas of each name, such as `users:user` and
 * `applications:applied`. Triggers insert a delta with every change, so no row is contended. A job compacts the deltas.
 */
export const counters = pgTable('counters', {
  name: text().notNull(),
  delta: bigint({ mode: 'number' }).notNull(),
})
