import { z } from 'zod'
import { endpoint, roles } from './endpoint.ts'
import { id, limits, text, timestamp } from './fields.ts'
import { planId } from './plans.ts'
import { profile } from './profile.ts'

export const role = z.enum(roles)

/** What a person sees of their own account. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  role,
  subscriptionPlan: planId.nullable(),
  subscriptionActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
})
export type User = z.infer<typeof user>

/** What staff see of an account. */
export const userListItem = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  subscriptionActive: z.boolean(),
  profileImageUrl: z.string().nullable(),
  createdAt: timestamp,
  accountManagerId: id.nullable(),
})
export type UserListItem = z.infer<typeof userListItem>

export const assignment = z.object({ id, accountManagerId: id, userId: id, assignedAt: timestamp })
export type Assignment = z.infer<typeof assignment>

const staff = ['account_manager', 'admin'] as const

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, newest first; the header X-Total-Count tells how many there are in all',
  access: staff,
  query: z.object({
    q: text(limits.name).optional(),
    role: role.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  }),
  reply: z.array(userListItem),
})

export const readUser = endpoint({
  method: 'GET',
  path: '/api/admin/user/:userId',
  summary: 'One account with its employment profile: an assigned client, or anyone for an admin',
  access: staff,
  params: z.object({ userId: id }),
  reply: userListItem.extend({ profile: profile.nullable() }),
})

export const promoteToAccountManager = endpoint({
  method: 'POST',
  path: '/api/admin/account-managers',
  summary: 'Makes a job seeker an account manager',
  access: ['admin'],
  body: z.object({ userId: z.uuid('Please select a user') }),
  reply: userListItem,
  status: 201,
})

export const assignAccountManager = endpoint({
  method: 'POST',
  path: '/api/admin/assign-account-manager',
  summary: 'Assigns a job seeker to an account manager, in place of an earlier assignment',
  access: ['admin'],
  body: z.object({
    userId: z.uuid('Please select a user'),
    accountManagerId: z.uuid('Please select an account manager'),
  }),
  reply: assignment,
  status: 201,
})
