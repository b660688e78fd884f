import { z } from 'zod/mini'

export const productName = 'Foothold'

export const planIds = ['starter', 'active', 'executive'] as const
export const planId = z.enum(planIds, 'Please choose one of the plans')
export type PlanId = (typeof planIds)[number]

export interface Plan {
  id: PlanId
  name: string
  audience: string
  /** Dollars a month. */
  price: number
  /** Applications that staff make for the client in one billing period. */
  applications: number
  popular: boolean
  features: readonly string[]
}

const plan = (
  id: PlanId,
  name: string,
  audience: string,
  price: number,
  applications: number,
  features: string[],
): Plan => ({
  id,
  name,
  audience,
  price,
  applications,
  popular: id === 'active',
  features,
})

/** Prices, limits and names of the plans, here and nowhere else. */
export const plans: Record<PlanId, Plan> = {
  starter: plan('starter', 'Starter', 'Just Looking', 49.99, 10, ['Up to 10 job applications']),
  active: plan('active', 'Active', 'Actively Needs Employment', 124.99, 25, [
    'Up to 25 job applications',
    'Resume consultation',
  ]),
  executive: plan('executive', 'Executive', 'Managers to Executives', 249.99, 25, [
    'Up to 25 role-focused applications',
    'ATS custom resume',
  ]),
}

/** What account managers and admins see wherever plans are sold. */
export const plansForSeekers = {
  title: 'Plans are for job seekers',
  text: 'Your account works without one, so there is nothing for you to buy.',
} as const

export const inEveryPlan = [
  'Employment profile',
  'Individualized cover letters',
  'Email support',
  'ATS-friendly applications',
] as const
