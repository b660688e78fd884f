import type { PromiseKind } from '#contract/promises.ts'
import type { Declarations } from './declaration.ts'

interface PromiseData {
  /** The client; null for a visitor. */
  userId: string | null
  promiseId: string
  kind: PromiseKind
  /** Null for a visitor, or if the account is gone. */
  clientName: string | null
  /** The due time, as it appears in the message. */
  due: string
  /** Whether the admins get a notification of its own. */
  isAnnounced: boolean
}

/** What the job that watches the promises finds. */
export interface PromiseEvents {
  'promises.checked': { userId: null; clientIds: readonly string[]; contactMessageIds: readonly string[] }
  'promise.endangered': PromiseData
  'promise.breached': PromiseData
  'promises.announced': { userId: null; count: number; late: number; isSummary: boolean }
}

const subjects: Record<PromiseKind, string> = {
  manager_assigned: 'An account manager',
  interest_answered: 'The answer to a job interest',
  message_answered: 'The answer to a message',
  first_application: 'The first application',
  contact_message: 'The answer to a contact message',
}

const describe = ({ kind, clientName }: PromiseData) =>
  `${subjects[kind]}${clientName === null ? '' : ` for ${clientName}`}`

const isAnnounced = ({ isAnnounced }: PromiseData) => isAnnounced
const isSummary = ({ isSummary }: { isSummary: boolean }) => isSummary
const toAdmins = {
  to: 'admins',
  type: 'promise',
  relatedEntity: ({ promiseId }: PromiseData) => promiseId,
  when: isAnnounced,
} as const

export const promiseEvents: Declarations<PromiseEvents> = {
  'promises.checked': {
    promises: ({ clientIds }) => clientIds,
    contactPromises: ({ contactMessageIds }) => contactMessageIds,
  },
  'promise.endangered': {
    notifications: [
      { ...toAdmins, title: 'A promise runs out soon', message: (data) => `${describe(data)} is due ${data.due}.` },
    ],
  },
  'promise.breached': {
    audit: {
      action: 'promise.breached',
      entity: ({ promiseId }) => promiseId,
      details: ({ kind }) => ({ kind }),
    },
    notifications: [
      { ...toAdmins, title: 'A promise is late', message: (data) => `${describe(data)} was due ${data.due}.` },
    ],
  },
  'promises.announced': {
    notifications: [
      {
        to: 'admins',
        type: 'promise',
        title: ({ count }) => `${count} promises need attention`,
        message: ({ count, late }) => `${late} are late, and ${count - late} run out soon. The list is under Promises.`,
        when: isSummary,
      },
    ],
    live: [{ to: ['admins'], topics: ['promises'] }],
  },
}
