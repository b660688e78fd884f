import { eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { profileBody } from '#contract/profile.ts'
import type { Database } from '#server/db/client.ts'
import {
  accountManagerAssignments,
  contactMessages,
  jobInterests,
  notifications,
  postings,
  promises,
  sessions,
  users,
} from '#server/db/schema.ts'
import { acting, daysAgo, hoursAgo, type DemoDeps, type People, type Person } from './acting.ts'
import { demoHost, demoPassword } from '#server/demo-accounts.ts'
import { profile } from './demo-client.ts'
import { writeDocuments, type DemoDocuments } from './demo-documents.ts'
import { seedSubscription } from './demo-subscriptions.ts'
import { askOpenQuestion } from './seed-answers.ts'
import { seedInterviews } from './seed-interviews.ts'
import { seedConversation } from './seed-conversation.ts'
import { seedApplications } from './seed-applications.ts'
import { seedEarlierPeriods } from './seed-billing-periods.ts'
import { seedManager } from './seed-manager.ts'
import { seedMovements } from './seed-movements.ts'
import { seedReports } from './seed-reports.ts'
import type { Deps } from '#server/deps.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { answerMessage, storeMessage } from '#server/service/contact/contact.service.ts'
import { returnInterest, submitInterest } from '#server/work/job-interests/job-interests.service.ts'
import { sendMessage } from '#server/platform/notifications/broadcasts.service.ts'
import { checkPromises } from '#server/service/promises/check-promises.service.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { replaceProfile } from '#server/people/profile/profile.service.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

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

/** Of working time, three hours never make a promise late, and a hundred always do. */
const interests = [
  {
    jobUrl: 'https://jobs.example.com/fernhill/operations-planner',
    notes: 'Close to home, and I know two people there.',
    hours: 3,
    posting,
  },
  { jobUrl: 'https://careers.example.org/tidewater/logistics-coordinator', notes: null, hours: 100 },
  {
    jobUrl: 'https://jobs.example.com/westmark/fleet-manager',
    notes: null,
    hours: 50,
    returned: "They ask for a commercial driver's license. Shall I look for a similar job without one?",
  },
  { jobUrl: 'https://jobs.example.com/marlowfield-robotics/operations-manager', notes: 'My first choice.', hours: 600 },
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
  config,
  database,
  encryption,
  jobs,
  payments,
  files,
  texts,
  documentWriter,
}: Pick<
  Deps,
  'config' | 'database' | 'encryption' | 'jobs' | 'payments' | 'files' | 'texts' | 'documentWriter'
>): Promise<boolean> {
  if ((await database.db.$count(users)) > 0) return false
  const sandbox = payments.provider === 'sandbox'
  if (sandbox) await payments.preparePlans()
  // Before the transaction: on a busy machine the letters take longer than a transaction may be idle.
  const documents = await writeDocuments({ texts, documentWriter })
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`)
    if ((await tx.$count(users)) > 0) return false
    // Mails to people who do not exist are not sent.
    const silent: Jobs = {
      ...jobs,
      send: async (db, name, ...job) => {
        if (name === 'expire-approval' || name === 'included-tasks') await jobs.send(db, name, ...job)
      },
      sendMany: async () => {},
    }
    const by = { db: tx, encryption, files, jobs: silent }
    await seed(by, { documents, sandbox })
    await checkPromises(by, config.team)
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
async function seed(by: DemoDeps, { documents, sandbox }: { documents: DemoDocuments; sandbox: boolean }) {
  const { db } = by
  const seeker = await createVerifiedAccount(db, account('seeker@foothold.test', 'Maya', 'Okafor'), 'user')
  const manager = await createVerifiedAccount(
    db,
    account('manager@foothold.test', 'Daniel', 'Reyes'),
    'account_manager',
  )
  const admin = await createVerifiedAccount(db, account('admin@foothold.test', 'Ingrid', 'Solheim'), 'admin')

  await seedManager(by, manager)
  await assignClient(by, acting(admin), { userId: seeker.id, accountManagerId: manager.id })
  await replaceProfile(db, seeker.id, profileBody.parse(profile))
  if (sandbox) {
    const startedAt = daysAgo(70)
    await seedSubscription(by, seeker, { plan: 'active', startedAt })
    await seedEarlierPeriods(by, seeker, startedAt)
    await seedMovements(by, seeker, startedAt)
    for (const person of waiting) await seedWaiting(by, person)
  }
  await sendMessage(by, acting(admin), {
    title: 'Welcome to Foothold',
    // All roles read it.
    message: 'Good to have you here. Under Account Settings you choose which notifications also reach you by mail.',
  })
  for (const { answer, ...letter } of letters) {
    const id = await storeMessage(by, letter, { isMailed: false })
    if (answer) await answerMessage(by, acting(admin), id, answer)
  }

  const people = { seeker, manager }
  const { answered, read } = await submitInterests(by, people)
  await addNewClient(by, admin, manager)
  await seedApplications(by, people, documents, answered)
  await askOpenQuestion(by, people, read)
  await seedConversation(by, people)
  await reopenPromises(by, { userId: seeker.id, assignedAt: daysAgo(69) })
  await seedInterviews(by, people)
  await seedReports(by, people)
}

/** Postings on time, late, read and returned. Returns the one that was read, and one that an application will answer. */
async function submitInterests(by: DemoDeps, { seeker, manager }: People) {
  const ids = []
  for (const { hours, returned, posting, ...interest } of interests) {
    const { id } = await submitInterest(by, { ...acting(seeker), user: seeker }, interest)
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
    ids.push(id)
  }
  const [read, answered] = [ids.at(0), ids.at(-1)]
  if (!read || !answered) throw new Error('The demo has interests')
  return { read, answered }
}

/** Promises start by the time of the database. Those still open start as their records do in the demo. */
async function reopenPromises({ db, jobs }: DemoDeps, { userId, assignedAt }: { userId: string; assignedAt: string }) {
  await db.update(accountManagerAssignments).set({ assignedAt }).where(eq(accountManagerAssignments.userId, userId))
  await db.delete(promises).where(isNull(promises.keptAt))
  const people = await db.select({ id: users.id }).from(users)
  const messages = await db.select({ id: contactMessages.id }).from(contactMessages)
  await recordEvent({ db, jobs }, systemSource, {
    type: 'promises.checked',
    userId: null,
    clientIds: people.map(({ id }) => id),
    contactMessageIds: messages.map(({ id }) => id),
  })
}

/** A client for whom staff have done nothing yet. */
async function addNewClient(by: DemoDeps, admin: Person, manager: Person) {
  const client = await createVerifiedAccount(by.db, account('priya@foothold.test', 'Priya', 'Nair'), 'user')
  await assignClient(by, acting(admin), { userId: client.id, accountManagerId: manager.id })
  await seedSubscription(by, client, { plan: 'starter', startedAt: hoursAgo(6) })
  await by.db
    .update(accountManagerAssignments)
    .set({ assignedAt: hoursAgo(5) })
    .where(eq(accountManagerAssignments.userId, client.id))
}

async function seedWaiting(by: DemoDeps, { email, firstName, lastName, plan, hours }: (typeof waiting)[number]) {
  const person = await createVerifiedAccount(by.db, account(email, firstName, lastName), 'user')
  const since = daysAgo(hours / 24)
  await seedSubscription(by, person, { plan, startedAt: since })
  await by.db.update(users).set({ createdAt: since, managerWantedSince: since }).where(eq(users.id, person.id))
  await by.db.update(notifications).set({ createdAt: since }).where(eq(notifications.relatedEntityId, person.id))
}
