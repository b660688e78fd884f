import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'
import { promiseKinds } from './promises.ts'

/** The kinds of changes of monthly recurring revenue (MRR), as subscription businesses name them. */
export const mrrMovementKinds = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const
export type MrrMovementKind = (typeof mrrMovementKinds)[number]

export const maxFigureMonths = 36

/** A share from 0 to 1; null if there is nothing to divide by. */
const share = z.nullable(z.number())

/** Months are calendar months in UTC; the last one runs until now. Money is in dollars. */
export const monthFigures = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Monthly recurring revenue at the end of the month: the monthly prices of all subscriptions that give access. */
  mrr: z.number(),
  /** Subscriptions that give access at the end of the month, one per subscriber. */
  subscribers: z.int(),
  /** Subscribers who never had a subscription before. */
  newSubscribers: z.int(),
  /** Subscribers who came back after theirs had ended. */
  reactivatedSubscribers: z.int(),
  /** Subscriptions whose access ended, also by a deleted account. */
  lostSubscribers: z.int(),
  /** What each kind of change added to the MRR. Contraction and churn are negative. */
  movements: z.object({
    new: z.number(),
    reactivation: z.number(),
    expansion: z.number(),
    contraction: z.number(),
    churn: z.number(),
  }),
  /** Lost subscribers, divided by the subscribers at the start of the month. */
  subscriberChurn: share,
  /** MRR lost to churn and contraction, divided by the MRR at the start of the month. */
  revenueChurn: share,
  /** Applications that staff sent for a billing period in this month. Those of deleted accounts are not counted. */
  applications: z.int(),
  /** Clients with access at some moment of the month. Deleted accounts are not counted. */
  activeClients: z.int(),
  /** Applications, divided by active clients. */
  applicationsPerClient: z.nullable(z.number()),
})
export type MonthFigures = z.infer<typeof monthFigures>

export const figures = z.object({
  /** When the figures were computed: at most five minutes ago. */
  computedAt: timestamp,
  /** The earliest month first. */
  months: z.array(monthFigures).check(z.maxLength(maxFigureMonths)),
  /** Promises with a due time from these months on, by kind: kept in time, or late. A promise that became void in time counts nowhere. */
  promises: z
    .array(
      z.object({
        kind: z.enum(promiseKinds),
        kept: z.int(),
        late: z.int(),
        /** Kept in time, divided by kept and late ones. */
        keptShare: share,
      }),
    )
    .check(z.maxLength(promiseKinds.length)),
  /** The share of payments less refunds and lost disputes that buys the applications which ended periods owe, as in the ledger. */
  refundExposure: z.number(),
})
export type Figures = z.infer<typeof figures>

export const readFigures = endpoint('GET', '/api/admin/figures', {
  summary:
    'Recurring revenue, subscribers, churn and applications per client for up to 36 months; promises kept; refund exposure. Cached for five minutes',
  access: ['admin'],
  fromReplica: true,
  query: z.object({
    months: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxFigureMonths)), 12),
  }),
  reply: figures,
})
