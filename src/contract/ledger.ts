import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, maxListRows, timestamp, namedPerson, nudge } from './fields.ts'
import { planId } from './plans.ts'

export const deliveryKinds = ['application', 'consultation', 'custom_resume'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

const units = z.object({
  included: z.int(),
  delivered: z.int(),
  /** What moves on to the next period. Always 0 for applications. */
  carried: z.int(),
  /** What a period that ended did not deliver. */
  owed: z.int(),
})
export type LedgerUnits = z.infer<typeof units>

/** What one billing period includes and what was delivered. */
export const ledgerPeriod = z.object({
  periodStart: timestamp,
  periodEnd: timestamp,
  plan: planId,
  applications: units,
  consultations: units,
  customResumes: units,
  /** Cover letters that went out with applications. No plan limits them. */
  coverLetters: z.int(),
  /** Whether the period still runs and gives access. At most one does. */
  runs: z.boolean(),
})
export type LedgerPeriod = z.infer<typeof ledgerPeriod>

/** Ten years of months. */
export const maxPeriods = 120
const periods = z.array(ledgerPeriod).check(z.maxLength(maxPeriods))

export const readLedger = endpoint('GET', '/api/ledger', {
  summary: 'What each own billing period includes and what was delivered, the latest first, at most 120',
  access: ['user'],
  reply: periods,
})

export const readClientLedger = endpoint('GET', '/api/clients/:userId/ledger', {
  summary: 'What each billing period of a client includes and what was delivered, the latest first, at most 120',
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  reply: periods,
})

/** A client to whom an ended period still owes something. */
export const owedClient = z.object({
  client: namedPerson,
  /** The present account manager. */
  manager: z.nullable(namedPerson),
  applications: z.int(),
  consultations: z.int(),
  customResumes: z.int(),
  /** Dollars: the share of what was paid for these periods and not refunded that buys the undelivered applications. */
  refundExposure: z.number(),
  nudged: nudge,
})
export type OwedClient = z.infer<typeof owedClient>

export const listOwed = endpoint('GET', '/api/admin/ledger', {
  summary: 'Over all clients: what ended periods still owe and what refunding it would cost; the most exposed clients',
  access: ['admin'],
  fromReplica: true,
  reply: z.object({
    applications: z.int(),
    consultations: z.int(),
    customResumes: z.int(),
    refundExposure: z.number(),
    clients: z.array(owedClient).check(z.maxLength(maxListRows)),
  }),
})
