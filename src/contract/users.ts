import { z } from 'zod/mini'
import { endpoint, roles } from './endpoint.ts'
import { email, firstName, id, idOr, lastName, limits, maxListRows, message, text, timestamp } from './fields.ts'
import { planId } from './plans.ts'
import { profile } from './profile.ts'

export const role = z.enum(roles)

/** What a person sees of their own account. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** Two lines of an account manager about themselves. */
  biography: z.nullable(z.string()),
  role,
  subscriptionPlan: z.nullable(planId),
  subscriptionActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
})
export type User = z.infer<typeof user>

/** An admin's view of another person's account, shown in the bar of every screen. */
export const runningView = z.object({
  id,
  /** Whose account is seen. */
  subject: z.object({ id, firstName: z.string(), lastName: z.string(), role }),
  admin: z.object({ id, name: z.string() }),
  expiresAt: timestamp,
})
export type RunningView = z.infer<typeof runningView>

/** An account manager, as clients see them. */
export const managerCard = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** Two lines about themselves. */
  biography: z.nullable(z.string()),
  /** By the client's clock: `Monday to Friday, 9:00 AM to 5:00 PM`. Null while no time zone is set for the team. */
  workingHours: z.nullable(z.string()),
  /** The median of their latest replies: `within 3 hours`. Null while there are too few. */
  replyTime: z.nullable(z.string()),
})
export type ManagerCard = z.infer<typeof managerCard>

/** What the service does for a job seeker now. */
export const ownService = z.object({
  accountManager: z.nullable(
    z.extend(managerCard, {
      /** When the manager last did something for the client. */
      lastActionAt: z.nullable(timestamp),
      /** The latest application that this manager made for the client; `sent` once it reached the employer. */
      lastApplication: z.nullable(z.object({ company: z.string(), sent: z.boolean(), createdAt: timestamp })),
    }),
  ),
  /** When an account manager is promised at the latest; null unless the client waits for one. */
  managerDueAt: z.nullable(timestamp),
  /** When the first application is promised at the latest; null unless one is owed. */
  firstApplicationDueAt: z.nullable(timestamp),
  /** Applications that staff made in the running billing period; of the calendar month without a plan. */
  applicationsThisPeriod: z.int(),
  /** The plan's limit per period; null without a running plan. */
  planLimit: z.nullable(z.int()),
  /** A renewal was not paid: the plan is in its days of grace or, without a limit, on hold. */
  paymentOpen: z.boolean(),
})
export type OwnService = z.infer<typeof ownService>

/** What staff see of an account. */
export const userListItem = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  subscriptionActive: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: timestamp,
  accountManagerId: z.nullable(id),
  /** Since when the account is suspended: it cannot be signed in to. */
  suspendedAt: z.nullable(timestamp),
  hasSecondFactor: z.boolean(),
  /** An admin requires a second factor of this person. */
  secondFactorRequired: z.boolean(),
})
export type UserListItem = z.infer<typeof userListItem>

export const assignment = z.object({ id, accountManagerId: id, userId: id, assignedAt: timestamp })

const staff = ['account_manager', 'admin'] as const

/** The count of a search stops here: this total may mean more. */
export const maxCountedMatches = 250

export const userSorts = ['name', 'role', 'subscription', 'manager', 'joined'] as const
export type UserSort = (typeof userSorts)[number]

export const listedUser = z.extend(userListItem, {
  /** Of sessions that have not expired. Null without one, and for account managers, who do not see it. */
  lastSeenAt: z.nullable(timestamp),
})
export type ListedUser = z.infer<typeof listedUser>

export const listUsers = endpoint('GET', '/api/admin/users', {
  summary:
    'Accounts, newest first or sorted; X-Total-Count is the total (of a search, up to 250), X-Next-Cursor where the next part begins if sorted by the newest',
  access: staff,
  fromReplica: true,
  query: z.object({
    q: z.optional(text(limits.name)),
    role: z.optional(role),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxListRows)), 100),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)), 0),
    /** The `X-Next-Cursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(limits.name))),
    sort: z._default(z.enum(userSorts), 'joined'),
    /** The default is the newest first, and A to Z. */
    order: z.optional(z.enum(['asc', 'desc'])),
  }),
  reply: z.array(listedUser).check(z.maxLength(maxListRows)),
})

export const readUser = endpoint('GET', '/api/admin/user/:userId', {
  summary: 'One account with its employment profile: an assigned client, or anyone for an admin',
  access: staff,
  params: z.object({ userId: id }),
  reply: z.extend(userListItem, { profile: z.nullable(profile) }),
})

export const promoteToAccountManager = endpoint('POST', '/api/admin/account-managers', {
  summary: 'Makes a job seeker an account manager',
  access: ['admin'],
  stepUp: true,
  body: z.object({ userId: idOr('Please select a user') }),
  reply: userListItem,
  status: 201,
  subject: ({ id }) => id,
})

export const assignAccountManager = endpoint('POST', '/api/admin/assign-account-manager', {
  summary: 'Assigns a job seeker to an account manager, in place of an earlier assignment',
  access: ['admin'],
  body: z.object({
    userId: idOr('Please select a user'),
    accountManagerId: idOr('Please select an account manager'),
  }),
  reply: assignment,
  status: 201,
  subject: ({ userId }) => userId,
})

const userParams = z.object({ id })

export const updateUser = endpoint('PUT', '/api/admin/users/:id', {
  summary: 'Changes name, address and role of an account; 409 if that would leave no admin',
  access: ['admin'],
  params: userParams,
  body: z.object({ firstName, lastName, email, role }),
  reply: userListItem,
})

export const deleteUser = endpoint('DELETE', '/api/admin/users/:id', {
  summary: 'Erases an account with all its data; 409 for oneself and for the last admin',
  access: ['admin'],
  stepUp: true,
  params: userParams,
  reply: message,
})

export const suspendUser = endpoint('POST', '/api/admin/users/:id/suspend', {
  summary: 'Suspends an account: its sessions end at once; 409 for oneself and for the last admin',
  access: ['admin'],
  stepUp: true,
  params: userParams,
  reply: userListItem,
  subject: ({ id }) => id,
})

export const restoreUser = endpoint('POST', '/api/admin/users/:id/restore', {
  summary: 'Lets a suspended account be signed in to again',
  access: ['admin'],
  params: userParams,
  reply: userListItem,
  subject: ({ id }) => id,
})

export const managerLoad = z.extend(userListItem, { clientCount: z.int() })
export type ManagerLoad = z.infer<typeof managerLoad>

export const listManagerLoads = endpoint('GET', '/api/admin/account-managers', {
  summary: 'Account managers who can be given clients, the least loaded first',
  access: ['admin'],
  fromReplica: true,
  query: z.object({
    q: z.optional(text(limits.name)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxListRows)), 50),
  }),
  reply: z.array(managerLoad).check(z.maxLength(maxListRows)),
})

export const waitingSubscriber = z.extend(userListItem, {
  plan: z.nullable(planId),
  waitingSince: timestamp,
  /** When an account manager has been promised at the latest. */
  dueAt: timestamp,
})
export type WaitingSubscriber = z.infer<typeof waitingSubscriber>

export const listWaitingSubscribers = endpoint('GET', '/api/admin/waiting-subscribers', {
  summary: 'Subscribers without an account manager, the longest wait first; X-Total-Count is the total',
  access: ['admin'],
  fromReplica: true,
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50) }),
  reply: z.array(waitingSubscriber).check(z.maxLength(200)),
})
