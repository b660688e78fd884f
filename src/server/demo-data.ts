import { eq, sql } from 'drizzle-orm'
import { applicationStatuses, createApplicationBody } from '#contract/applications.ts'
import { profileBody } from '#contract/profile.ts'
import type { Database } from './db/client.ts'
import type { Actor } from './db/ownership.ts'
import { jobApplications, users } from './db/schema.ts'
import type { Deps } from './deps.ts'
import { recordApplication } from './features/applications/applications.service.ts'
import { createVerifiedAccount } from './features/auth/auth.service.ts'
import { submitInterest } from './features/job-interests/job-interests.service.ts'
import { replaceProfile } from './features/profile/profile.service.ts'
import { applySubscription } from './features/subscriptions/subscriptions.service.ts'
import { assignClient } from './features/users/users.service.ts'
import type { Jobs } from './gateways/jobs.ts'
import type { Vault } from './vault.ts'

const password = 'foothold-demo'
export const demoSignIns = ['seeker@foothold.test', 'manager@foothold.test', 'admin@foothold.test'].map((email) => ({
  email,
  password,
}))

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const acting = (person: { id: string; role: Actor['role'] }): Actor => ({
  id: person.id,
  role: person.role,
  address: 'demo',
  requestId: 'demo',
})

const applications = [
  { company: 'Brightwater Energy', position: 'Operations Analyst', days: 2 },
  { company: 'Larkspur Health', position: 'Program Coordinator', days: 6 },
  { company: 'Northgate Logistics', position: 'Supply Chain Planner', days: 12 },
  { company: 'Juniper & Vale', position: 'Project Manager', days: 17 },
  { company: 'Cobalt Robotics', position: 'Operations Manager', days: 23 },
  { company: "O'Malley Foods", position: 'Logistics Lead', days: 29 },
  { company: 'Società Aurora', position: 'Planning Specialist', days: 34 },
]

const profile = {
  phone: '(555) 010-4477',
  address: '18 Alder Street, Portland, OR 97205',
  workHistory: [
    {
      company: 'Harbor Freightways',
      position: 'Operations Coordinator',
      startDate: '2021-04',
      endDate: '',
      description: 'Plan daily routes for 40 drivers and cut late deliveries from 9% to 4%.',
    },
    {
      company: 'Meridian Retail Group',
      position: 'Inventory Associate',
      startDate: '2018-06',
      endDate: '2021-03',
      description: 'Counted, ordered and reported stock for six stores.',
    },
  ],
  skills: ['Route planning', 'Excel', 'SQL', 'Vendor management', 'Forecasting'],
  education: [
    {
      institution: 'Portland State University',
      degree: 'BSc',
      fieldOfStudy: 'Supply Chain Management',
      graduationYear: 2018,
    },
  ],
  certifications: ['APICS CPIM'],
  salaryExpectation: 68_000,
  benefits: ['Health insurance', 'Paid time off'],
  workPreference: 'hybrid' as const,
  willingToRelocate: false,
}

const interests = [
  {
    jobUrl: 'https://jobs.example.com/fernhill/operations-planner',
    notes: 'Close to home, and I know two people there.',
  },
  { jobUrl: 'https://careers.example.org/tidewater/logistics-coordinator', notes: null },
  { jobUrl: 'https://jobs.example.com/cobalt-robotics/operations-manager', notes: 'My first choice.' },
]

/** Subscribers whom nobody has been assigned to yet. */
const waiting = [
  { email: 'priya@foothold.test', firstName: 'Priya', lastName: 'Raman', plan: 'executive', hours: 7 },
  { email: 'tomas@foothold.test', firstName: 'Tomás', lastName: 'Lindqvist', plan: 'starter', hours: 2 },
] as const

/** Makes the demo's people and their work through the product's own services; answers false where somebody is there already. */
export async function seedDemo({ database, vault, jobs }: Pick<Deps, 'database' | 'vault' | 'jobs'>): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`)
    if ((await tx.$count(users)) > 0) return false
    // Nobody reads the mails of people who do not exist.
    await seed({ db: tx, vault, jobs: { ...jobs, send: async () => {} } })
    return true
  })
}

const account = (email: string, firstName: string, lastName: string) => ({ email, firstName, lastName, password })

async function seed(by: { db: Database; vault: Vault; jobs: Jobs }) {
  const { db } = by
  const seeker = await createVerifiedAccount(db, account('seeker@foothold.test', 'Maya', 'Okafor'), 'user')
  const manager = await createVerifiedAccount(
    db,
    account('manager@foothold.test', 'Daniel', 'Reyes'),
    'account_manager',
  )
  const admin = await createVerifiedAccount(db, account('admin@foothold.test', 'Ingrid', 'Solheim'), 'admin')

  await assignClient(by, acting(admin), { userId: seeker.id, accountManagerId: manager.id })
  await replaceProfile(db, seeker.id, profileBody.parse(profile))
  await applySubscription(db, {
    userId: seeker.id,
    providerSubscriptionId: 'sandbox_sub_demo',
    plan: 'active',
    status: 'active',
    currentPeriodStart: daysAgo(9),
    currentPeriodEnd: daysAgo(-21),
  })

  for (const person of waiting) await seedWaiting(db, person)

  const submitted = []
  for (const interest of interests) submitted.push(await submitInterest(by, { id: seeker.id, user: seeker }, interest))

  for (const [index, { company, position, days }] of applications.entries()) {
    const status = applicationStatuses[index % applicationStatuses.length]
    const body = createApplicationBody.parse({
      userId: seeker.id,
      company,
      position,
      status,
      jobUrl: `https://jobs.example.com/${company.toLowerCase().replace(/[^a-z]+/g, '-')}`,
      dateApplied: status === 'interested' ? null : daysAgo(days),
      siteUsername: status === 'interested' ? null : 'maya.okafor@foothold.test',
      sitePassword: status === 'interested' ? null : `demo-only-${index}`,
      jobInterestId: position === 'Operations Manager' ? submitted.at(-1)?.id : null,
    })
    const { id } = await recordApplication(by, acting(manager), body)
    await db
      .update(jobApplications)
      .set({ createdAt: daysAgo(days) })
      .where(eq(jobApplications.id, id))
  }
}

async function seedWaiting(db: Database, { email, firstName, lastName, plan, hours }: (typeof waiting)[number]) {
  const { id } = await createVerifiedAccount(db, account(email, firstName, lastName), 'user')
  await applySubscription(db, {
    userId: id,
    providerSubscriptionId: `sandbox_sub_${email}`,
    plan,
    status: 'active',
    currentPeriodStart: daysAgo(hours / 24),
    currentPeriodEnd: daysAgo(hours / 24 - 30),
  })
  const since = daysAgo(hours / 24)
  await db.update(users).set({ createdAt: since, managerWantedSince: since }).where(eq(users.id, id))
}
