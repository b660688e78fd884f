import { plans, type PlanId } from '#contract/plans.ts'
import type { Declarations } from './declaration.ts'
import { isMailed } from './event-data.ts'

interface SubscriptionData {
  userId: string
  subscriptionId: string
  plan: PlanId
}

/** `until`: a day, as it appears in a message. */
type Dated = SubscriptionData & { until: string }

/** What happens to subscriptions at the card provider. */
export interface SubscriptionEvents {
  'subscription.started': SubscriptionData
  'subscription.changed': SubscriptionData & { from: PlanId }
  'subscription.canceled': Dated
  'subscription.resumed': Dated
  'subscription.paused': SubscriptionData & { isMailed: boolean }
  'subscription.ended': SubscriptionData
  'subscription.duplicated': Omit<SubscriptionData, 'plan'> & { providerSubscriptionId: string }
  'subscription.abandoned': { userId: string; providerSubscriptionId: string }
  'subscription.synced': { userId: string }
  'renewal.failed': Dated
  'renewal.recovered': Dated
  'access.synced': { userId: string }
}

const subscription = ({ subscriptionId }: { subscriptionId: string }) => subscriptionId
const getPlanName = ({ plan }: SubscriptionData) => plans[plan].name
const toPerson = { to: 'person', type: 'subscription', relatedEntity: subscription } as const
const cancelDuplicate = {
  name: 'cancel-duplicate-subscription',
  data: (data: { providerSubscriptionId: string }) => ({ subscriptionId: data.providerSubscriptionId }),
} as const
const remindOfPayment = {
  name: 'payment-mail',
  data: ({ userId }: SubscriptionData) => ({ mail: 'failed' as const, userId }),
} as const

export const subscriptionEvents: Declarations<SubscriptionEvents> = {
  'subscription.started': {
    audit: { action: 'subscription.started', entity: subscription, details: ({ plan }) => ({ plan }) },
    notifications: [
      {
        ...toPerson,
        title: 'Your subscription is active',
        message: (data) =>
          `Welcome to the ${getPlanName(data)} plan. Your account manager will be in touch within 24 hours.`,
      },
    ],
  },
  'subscription.changed': {
    audit: {
      action: 'subscription.changed',
      entity: subscription,
      details: ({ from, plan }) => ({ from, to: plan }),
    },
    notifications: [
      {
        ...toPerson,
        title: 'Your plan has changed',
        message: (data) => `You are on the ${getPlanName(data)} plan now.`,
      },
    ],
  },
  'subscription.canceled': {
    audit: { action: 'subscription.canceled', entity: subscription, details: ({ plan }) => ({ plan }) },
    notifications: [
      {
        ...toPerson,
        title: 'Your subscription is cancelled',
        message: (data) => `You keep the ${getPlanName(data)} plan until ${data.until}. Nothing more is charged.`,
      },
    ],
  },
  'subscription.resumed': {
    audit: { action: 'subscription.resumed', entity: subscription, details: ({ plan }) => ({ plan }) },
    notifications: [
      {
        ...toPerson,
        title: 'Your subscription continues',
        message: (data) => `The ${getPlanName(data)} plan is renewed on ${data.until}.`,
      },
    ],
  },
  'subscription.paused': {
    notifications: [
      {
        ...toPerson,
        title: 'Your subscription is paused',
        message: (data) => `The ${getPlanName(data)} plan is on hold until the open invoice is paid.`,
      },
    ],
    jobs: [{ ...remindOfPayment, when: isMailed }],
  },
  'subscription.ended': {
    notifications: [
      {
        ...toPerson,
        title: 'Your subscription has ended',
        message: (data) =>
          `Your ${getPlanName(data)} plan has ended. Everything you have here stays, and you can subscribe again at any time.`,
      },
    ],
  },
  'subscription.duplicated': {
    notifications: [
      {
        ...toPerson,
        title: 'You subscribed twice',
        message: () => 'We are ending the second subscription and refunding it to your card.',
      },
      {
        to: 'admins',
        type: 'subscription',
        title: 'A second subscription is being ended',
        message: ({ providerSubscriptionId }) =>
          `One person has paid for two subscriptions. The later one, ${providerSubscriptionId}, is ended and refunded.`,
        relatedEntity: ({ userId }) => userId,
        subject: () => null,
      },
    ],
    jobs: [cancelDuplicate],
    live: [{ to: ['person'], topics: ['subscription'] }],
  },
  'subscription.abandoned': { jobs: [cancelDuplicate] },
  'subscription.synced': {
    live: [
      { to: ['person'], topics: ['subscription'] },
      { to: ['manager'], topics: ['clients'] },
      { to: ['admins'], topics: ['users'] },
    ],
  },
  'renewal.failed': {
    notifications: [
      {
        ...toPerson,
        title: 'Your payment did not go through',
        message: (data) => `Please check your card. You keep the ${getPlanName(data)} plan until ${data.until}.`,
      },
    ],
    jobs: [remindOfPayment],
  },
  'renewal.recovered': {
    notifications: [
      {
        ...toPerson,
        title: 'Your payment went through',
        message: (data) => `Thank you. The ${getPlanName(data)} plan is renewed on ${data.until}.`,
      },
    ],
  },
  // A person with access begins or ends to wait for an account manager.
  'access.synced': { promises: true },
}
