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
  applicationKind: 'job' | 'role-focused'
  /** Included once per subscription, in the first billing period that has the plan. */
  consultations: number
  customResumes: number
  popular: boolean
  features: readonly string[]
}

const unitFeatures = { consultations: 'Resume consultation', customResumes: 'ATS custom resume' } as const
type Units = Pick<Plan, 'applications' | keyof typeof unitFeatures>

const plan = (
  { id, name, audience, price }: Pick<Plan, 'id' | 'name' | 'audience' | 'price'>,
  { consultations = 0, customResumes = 0, applications }: Partial<Units> & Pick<Units, 'applications'>,
  applicationKind: Plan['applicationKind'] = 'job',
): Plan => ({
  id,
  name,
  audience,
  price,
  applications,
  applicationKind,
  consultations,
  customResumes,
  popular: id === 'active',
  features: [
    `Up to ${applications} ${applicationKind} applications`,
    ...(consultations > 0 ? [unitFeatures.consultations] : []),
    ...(customResumes > 0 ? [unitFeatures.customResumes] : []),
  ],
})

/** Prices, limits and names of the plans, here and nowhere else. */
export const plans: Record<PlanId, Plan> = {
  starter: plan({ id: 'starter', name: 'Starter', audience: 'Just Looking', price: 49.99 }, { applications: 10 }),
  active: plan(
    { id: 'active', name: 'Active', audience: 'Actively Needs Employment', price: 124.99 },
    { applications: 25, consultations: 1 },
  ),
  executive: plan(
    { id: 'executive', name: 'Executive', audience: 'Managers to Executives', price: 249.99 },
    { applications: 25, customResumes: 1 },
    'role-focused',
  ),
}

/** The price a month in cents. */
export const toCents = (plan: PlanId) => Math.round(plans[plan].price * 100)

/** What account managers and admins see wherever plans are sold. */
export const plansForSeekers = {
  title: 'Plans are for job seekers',
  text: 'You work here, so your account needs none. Job seekers choose a plan on this site.',
} as const

export const inEveryPlan = [
  'Employment profile',
  'Individualized cover letters',
  'Email support',
  'ATS-friendly applications',
] as const

const firstPlan = plans[planIds[0]]

/** What the plan has beyond the first one, which every other plan contains. */
export const getExtraFeatures = ({ id, features }: Plan) => (id === firstPlan.id ? inEveryPlan : features.slice(1))

/** In dollars, if the client uses all applications of a month. */
export const getPricePerApplication = ({ price, applications }: Plan) => (price / applications).toFixed(2)
