import { eq, inArray, like, sql } from 'drizzle-orm'
import { applicationStatuses, createApplicationBody } from '#contract/applications.ts'
import { profileBody } from '#contract/profile.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import {
  accountManagerAssignments,
  jobApplications,
  jobInterests,
  notifications,
  postings,
  sessions,
  users,
} from '#server/db/schema.ts'
import { demoHost, demoPassword } from './demo-accounts.ts'
import type { Deps } from '#server/deps.ts'
import { recordApplication } from '#server/features/applications/applications.service.ts'
import { createVerifiedAccount } from '#server/features/auth/auth.service.ts'
import { answerMessage, storeMessage } from '#server/features/contact/contact.service.ts'
import { returnInterest, submitInterest } from '#server/features/job-interests/job-interests.service.ts'
import { sendMessage } from '#server/features/notifications/broadcasts.service.ts'
import { replaceProfile } from '#server/features/profile/profile.service.ts'
import { seedSubscription } from './demo-subscriptions.ts'
import { assignClient } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Encryption } from '#server/encryption.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
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

const posting = {
  company: 'Fernhill Outdoor',
  position: 'Operations Planner',
  location: 'Portland, OR',
  description: `We plan what 40 shops sell next season, and how it gets there.

You will
- forecast demand with the buyers
- plan deliveries with two carriers
- report to the head of operations

We ask for three years in planning, and good Excel. Hybrid, two days a week in Portland.`,
}

const interests = [
  {
    jobUrl: 'https://jobs.example.com/fernhill/operations-planner',
    notes: 'Close to home, and I know two people there.',
    hours: 19,
    posting,
  },
  { jobUrl: 'https://careers.example.org/tidewater/logistics-coordinator', notes: null, hours: 27 },
  {
    jobUrl: 'https://jobs.example.com/westmark/fleet-manager',
    notes: null,
    hours: 50,
    returned: "They ask for a commercial driver's license. Shall I look for a similar job without one?",
  },
  { jobUrl: 'https://jobs.example.com/cobalt-robotics/operations-manager', notes: 'My first choice.', hours: 600 },
]

const letters = [
  {
    name: 'Priya Raman',
    email: 'priya@example.com',
    message:
      'Do you also work with people who want to change from retail to office work? I have eight years in stores.',
    answer:
      'Hello Priya,\n\nYes, we do. Add your stores to the work history of your profile, and say what you want to do next.',
  },
  {
    name: 'Tom Becker',
    email: 'tom.becker@example.com',
    message: 'Hello,\n\nis the resume consultation of the Active plan by phone or by video?\n\nThank you!\nTom',
    answer: null,
  },
]

/** Subscribers without an account manager. */
const waiting = [
  { email: 'lena@foothold.test', firstName: 'Léna', lastName: 'Marchetti', plan: 'executive', hours: 7 },
  { email: 'tomas@foothold.test', firstName: 'Tomás', lastName: 'Lindqvist', plan: 'starter', hours: 2 },
] as const

/** Creates the demo's people and data through the product's services. Returns false if there are accounts already. */
export async function seedDemo({
  database,
  encryption,
  jobs,
  payments,
}: Pick<Deps, 'database' | 'encryption' | 'jobs' | 'payments'>): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`)
    if ((await tx.$count(users)) > 0) return false
    // Mails to people who do not exist are not sent.
    const silent = { ...jobs, send: async () => {}, sendMany: async () => {} }
    await seed({ db: tx, encryption, jobs: silent }, { sandbox: payments.provider === 'sandbox' })
    // And they are not part of the first real mail about interests.
    await tx.update(notifications).set({ mailedAt: sql`now() - interval '1 hour'` })
    return true
  })
}

/** Ends the sessions of demo accounts, at a start that allows no demo. */
export async function endDemoSessions(db: Database) {
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%@${demoHost}`))
  await db.delete(sessions).where(inArray(sessions.userId, people))
}

const account = (email: string, firstName: string, lastName: string) => ({
  email,
  firstName,
  lastName,
  password: demoPassword,
})

/** With the real card provider the demo has no subscriptions there. */
async function seed(by: { db: Database; encryption: Encryption; jobs: Jobs }, { sandbox }: { sandbox: boolean }) {
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
  if (sandbox) {
    await seedSubscription(by, seeker, { plan: 'active', startedAt: daysAgo(70) })
    for (const person of waiting) await seedWaiting(by, person)
  }
  await sendMessage(by, acting(admin), {
    title: 'Welcome to Foothold',
    // All roles read it.
    message: 'Good to have you here. Under Account Settings you choose which notifications also reach you by mail.',
  })
  for (const { answer, ...letter } of letters) {
    const id = await storeMessage(by, letter, { mailed: false })
    if (answer) await answerMessage(by, acting(admin), id, answer)
  }

  const answered = await submitInterests(by, seeker, manager)
  await addNewClient(by, admin, manager)

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
      jobInterestId: position === 'Operations Manager' ? answered : null,
    })
    const { id } = await recordApplication(by, acting(manager), body)
    await db
      .update(jobApplications)
      .set({ createdAt: daysAgo(days) })
      .where(eq(jobApplications.id, id))
  }
}

type By = Parameters<typeof seed>[0]
type Person = Awaited<ReturnType<typeof createVerifiedAccount>>

/** Postings on time, late, read and returned. Returns the id of one that an application will answer. */
async function submitInterests(by: By, seeker: Person, manager: Person) {
  let last: string | null = null
  for (const { hours, returned, posting, ...interest } of interests) {
    const { id } = await submitInterest(by, { id: seeker.id, user: seeker }, interest)
    const { jobUrl } = interest
    if (posting)
      await by.db
        .insert(postings)
        .values({ userId: seeker.id, jobInterestId: id, jobUrl, readAt: hoursAgo(hours), ...posting })
    if (returned) await returnInterest(by, acting(manager), id, returned)
    await by.db
      .update(jobInterests)
      .set({ createdAt: hoursAgo(hours) })
      .where(eq(jobInterests.id, id))
    last = id
  }
  return last
}

/** A client for whom staff have done nothing yet. */
async function addNewClient(by: By, admin: Person, manager: Person) {
  const client = await createVerifiedAccount(by.db, account('priya@foothold.test', 'Priya', 'Nair'), 'user')
  await assignClient(by, acting(admin), { userId: client.id, accountManagerId: manager.id })
  await by.db
    .update(accountManagerAssignments)
    .set({ assignedAt: hoursAgo(21) })
    .where(eq(accountManagerAssignments.userId, client.id))
}

async function seedWaiting(by: By, { email, firstName, lastName, plan, hours }: (typeof waiting)[number]) {
  const person = await createVerifiedAccount(by.db, account(email, firstName, lastName), 'user')
  const since = daysAgo(hours / 24)
  await seedSubscription(by, person, { plan, startedAt: since })
  await by.db.update(users).set({ createdAt: since, managerWantedSince: since }).where(eq(users.id, person.id))
  await by.db.update(notifications).set({ createdAt: since }).where(eq(notifications.relatedEntityId, person.id))
}
