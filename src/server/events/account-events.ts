import type { Role } from '#contract/endpoint.ts'
import type { Declarations } from './declaration.ts'
import { clientAndManager } from './event-data.ts'

interface PersonData {
  /** The owner of the account. */
  userId: string
}
interface ViewData {
  /** The person viewed. */
  userId: string
  viewId: string
}

/** What happens to accounts, roles, assignments, views and profiles. */
export interface AccountEvents {
  'access.refused': { userId: string | null; viewId: string | null; call: string }
  'account.registered': PersonData
  'account.edited': PersonData & { managerId: string | null; fields: string[]; from: Role; to: Role }
  'account.suspended': PersonData
  'account.restored': PersonData
  'account.deleted': PersonData
  'admin.appointed': PersonData & { from: Role }
  'manager.promoted': PersonData & { managerId: string | null }
  'client.waiting': PersonData & { name: string; adminIds: readonly string[] }
  'client.assigned': PersonData & {
    name: string
    manager: { id: string; name: string }
    previousManagerId: string | null
    pendingInterests: number
  }
  'client.left': PersonData & { managerId: string | null }
  'clients.released': PersonData & { clientIds: readonly string[] }
  'view.started': ViewData & { until: string }
  'view.ended': ViewData & { adminId: string | null }
  'name.saved': PersonData
  'profile.saved': PersonData
  'picture.saved': PersonData
}

const usersOfAdmins = { to: ['admins'], topics: ['users'] } as const
const person = ['person'] as const
const formerManager = {
  to: [({ managerId }: { managerId: string | null }) => managerId],
  topics: ['clients', 'applications'],
} as const
const isChanged = ({ fields }: { fields: string[] }) => fields.length > 0
const isNewRole = ({ from, to }: { from: Role; to: Role }) => from !== to

export const accountEvents: Declarations<AccountEvents> = {
  // During a view the actor is the admin, and the person is the one viewed.
  'access.refused': {
    audit: {
      action: 'access.refused',
      entity: ({ viewId }) => viewId,
      details: ({ call }) => ({ call }),
    },
  },
  'account.registered': {
    audit: { action: 'account.registered' },
    jobs: [{ name: 'mail', data: ({ userId }) => ({ template: 'verify-email', userId }) }],
  },
  'account.edited': {
    promises: ({ userId, from, to }) => (from === to ? [] : [userId]),
    audit: [
      {
        action: 'account.edited',
        details: ({ fields }) => ({ fields }),
        when: isChanged,
      },
      {
        action: 'role.changed',
        details: ({ from, to }) => ({ from, to }),
        when: isNewRole,
      },
    ],
    live: [{ to: person, topics: ['session', 'applications', 'clients'] }, formerManager, usersOfAdmins],
  },
  'account.suspended': {
    promises: true,
    audit: { action: 'account.suspended' },
    live: [{ to: person, topics: ['session'] }, usersOfAdmins],
  },
  'account.restored': { promises: true, audit: { action: 'account.restored' }, live: [usersOfAdmins] },
  'account.deleted': { audit: { action: 'account.deleted' }, live: [{ to: person, topics: ['session'] }] },
  'admin.appointed': { audit: { action: 'role.changed', details: ({ from }) => ({ from, to: 'admin' }) } },
  'manager.promoted': {
    promises: true,
    audit: { action: 'role.changed', details: () => ({ from: 'user', to: 'account_manager' }) },
    live: [{ to: person, topics: ['session', 'applications'] }, formerManager, usersOfAdmins],
  },
  'client.waiting': {
    notifications: [
      {
        to: ({ adminIds }) => adminIds,
        type: 'assignment',
        title: 'A subscriber is waiting',
        message: ({ name }) => `${name} has subscribed. We promised an account manager within 24 hours.`,
        relatedEntity: ({ userId }) => userId,
      },
    ],
  },
  'client.assigned': {
    promises: true,
    audit: { action: 'client.assigned', details: ({ manager }) => ({ accountManagerId: manager.id }) },
    notifications: [
      {
        to: 'person',
        type: 'assignment',
        title: 'Your account manager',
        message: ({ manager }) =>
          `${manager.name} is now your account manager. You can write to ${manager.name} under Messages at any time.`,
        relatedEntity: ({ manager }) => manager.id,
        subject: ({ manager }) => manager.id,
      },
      {
        to: ({ manager }) => manager.id,
        type: 'assignment',
        title: 'New client',
        message: ({ name, pendingInterests }) => `${name} is now your client.${toPendingText(pendingInterests)}`,
        relatedEntity: ({ userId }) => userId,
      },
    ],
    live: [
      {
        to: ['person', ({ manager }) => manager.id, ({ previousManagerId }) => previousManagerId],
        topics: ['clients', 'applications'],
      },
      usersOfAdmins,
    ],
  },
  'client.left': { live: [formerManager, usersOfAdmins] },
  'clients.released': {
    promises: ({ clientIds }) => clientIds,
    live: [{ to: [({ clientIds }) => clientIds], topics: ['clients', 'applications'] }, usersOfAdmins],
  },
  'view.started': {
    audit: { action: 'view.started', entity: ({ viewId }) => viewId, details: ({ until }) => ({ until }) },
    live: [{ to: ['actor'], topics: ['session'] }],
  },
  'view.ended': {
    audit: { action: 'view.ended', entity: ({ viewId }) => viewId },
    live: [{ to: [({ adminId }) => adminId], topics: ['session'] }],
  },
  'name.saved': { live: [{ to: person, topics: ['session'] }] },
  'profile.saved': { live: [{ to: clientAndManager, topics: ['profile'] }] },
  'picture.saved': { live: [{ to: person, topics: ['session'] }] },
}

function toPendingText(count: number) {
  if (count === 0) return ''
  return count === 1 ? ' 1 job is waiting for you.' : ` ${count.toLocaleString('en-US')} jobs are waiting for you.`
}
