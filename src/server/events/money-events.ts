import type { Declarations } from './declaration.ts'
import { clientAndManager } from './event-data.ts'

interface DisputeData {
  /** Null if the account is gone. */
  userId: string | null
  disputeId: string
  /** The amount and the reason. */
  about: string
}

/** What happens to payments, and to what a billing period owes. */
export interface MoneyEvents {
  'payment.recorded': { userId: string; invoiceId: string; isReceiptMailed: boolean }
  'payment.action-required': { userId: string }
  'refunds.recorded': { userId: string | null }
  'dispute.opened': DisputeData
  'dispute.lost': DisputeData
  'payment-event.applied': { userId: null }
  'payment-event.replayed': { userId: null; paymentEventId: string; paymentEventType: string }
  'reconciliation.requested': { userId: null; reconciliationId: string }
  'reconciliation.finished': { userId: null; reconciliationId: string; found: number }
  'period.changed': { userId: string }
  'period.extended': { userId: string; periodId: string }
  'delivery.recorded': { userId: string }
}

const adminsOnScreen = { to: ['admins'], topics: ['payment-events'] } as const
const aboutDispute = {
  to: 'admins',
  type: 'subscription',
  relatedEntity: ({ userId }: DisputeData) => userId,
  subject: () => null,
} as const
const isReceiptMailed = ({ isReceiptMailed }: { isReceiptMailed: boolean }) => isReceiptMailed
const hasDifferences = ({ found }: { found: number }) => found > 0

export const moneyEvents: Declarations<MoneyEvents> = {
  'payment.recorded': {
    jobs: [
      {
        name: 'payment-mail',
        data: ({ userId, invoiceId }) => ({ mail: 'receipt', userId, invoiceId }),
        when: isReceiptMailed,
      },
    ],
    live: [{ to: ['person'], topics: ['subscription'] }],
  },
  'payment.action-required': {
    jobs: [{ name: 'payment-mail', data: ({ userId }) => ({ mail: 'action-required', userId }) }],
  },
  'refunds.recorded': { live: [{ to: ['person'], topics: ['subscription'] }] },
  'dispute.opened': {
    notifications: [
      {
        ...aboutDispute,
        title: 'A payment is disputed',
        message: ({ about, disputeId }) =>
          `The bank of a subscriber disputes ${about}. Please answer it at the card provider: ${disputeId}.`,
      },
    ],
  },
  'dispute.lost': {
    notifications: [
      {
        ...aboutDispute,
        title: 'A dispute was lost',
        message: ({ about, disputeId }) =>
          `The bank of a subscriber took back ${about}. The dispute at the card provider is ${disputeId}.`,
      },
    ],
  },
  'payment-event.applied': { live: [adminsOnScreen] },
  'payment-event.replayed': {
    audit: {
      action: 'payment-event.replayed',
      details: ({ paymentEventId, paymentEventType }) => ({ event: paymentEventId, type: paymentEventType }),
    },
  },
  'reconciliation.requested': {
    audit: { action: 'payments.reconciled' },
    jobs: [{ name: 'reconcile-payments', data: ({ reconciliationId }) => ({ reconciliationId }) }],
    live: [adminsOnScreen],
  },
  'reconciliation.finished': {
    notifications: [
      {
        to: 'admins',
        type: 'subscription',
        title: 'Our records differed from the card provider’s',
        message: ({ found }) =>
          `${found} ${found === 1 ? 'difference was' : 'differences were'} found, and fixed where our records could be. See the payments screen.`,
        relatedEntity: ({ reconciliationId }) => reconciliationId,
        when: hasDifferences,
      },
    ],
    live: [adminsOnScreen],
  },
  'period.changed': { live: [{ to: clientAndManager, topics: ['ledger', 'tasks'] }] },
  'period.extended': { jobs: [{ name: 'included-tasks', data: ({ periodId }) => ({ periodId }) }] },
  'delivery.recorded': { live: [{ to: clientAndManager, topics: ['ledger'] }] },
}
