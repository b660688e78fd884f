import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  createApplicationFor,
  createMail,
  createSignedInTeam,
  createSubscription,
  createUser,
} from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { createSamples } from '#server/events/event-samples.fixture.ts'
import { recordEvent, type DomainEvent } from '#server/events/record-event.ts'
import { securityNotices } from '#server/events/security-notices.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { composeMessageMail } from '#server/service/conversations/message-mails.ts'
import { createPeriod, monday, recordHistory } from '#server/service/reports/reports.fixture.ts'
import { sendDueReports } from '#server/service/reports/reports.service.ts'

const origin = 'https://foothold.example'
const file = fileApp({ APP_URL: origin })
let mails: Mail[] = []

/** Of each kind of person, so that every event has its mails. */
async function createCast() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { seeker, manager, admin, otherManager, loneSeeker } = team
  await createSubscription(app, seeker)
  await app.pool.query("update users set time_zone = 'Asia/Kolkata' where role = 'user'")
  await app.pool.query("update users set biography = 'Ten years in hiring.' where id = $1", [manager.id])
  const contact = await app.pool.query(
    `insert into contact_messages (name, email, message, answer)
     values ('Dana', 'dana@example.test', 'Do you help with visas?', 'Not yet.') returning id`,
  )
  const application = await createApplicationFor(app, manager, { userId: seeker.id })
  const cast = {
    client: seeker.id,
    clientWithoutManager: loneSeeker.id,
    manager: manager.id,
    otherManager: otherManager.id,
    admin: admin.id,
    contactMessage: contact.rows[0].id,
    application: application.id,
    mail: await createMail(app, seeker),
    row: randomUUID(),
  }
  return { ...team, cast }
}

async function sendEventMails({ cast }: Awaited<ReturnType<typeof createCast>>) {
  const app = file()
  for (const [type, samples] of Object.entries(createSamples(cast)))
    for (const { by = 'client', ...data } of samples) {
      const source = { id: by === 'system' ? null : cast[by], address: '127.0.0.1', requestId: 'test' }
      await app.db.transaction((db) => recordEvent({ db, jobs: app.jobs }, source, { type, ...data } as DomainEvent))
      await app.deliverMail()
    }
}

async function sendAccountMails(userId: string) {
  const { jobs, db, pool, deliverMail } = file()
  for (const template of Object.keys(securityNotices) as (keyof typeof securityNotices)[])
    await jobs.send(db, 'mail', { template, userId })
  await jobs.send(db, 'mail', { template: 'reset-password', userId })
  await jobs.send(db, 'mail', { template: 'new-device', userId, sid: 'gone' })
  const unverified = await createUser(file())
  await pool.query('update users set email_verified = false where id = $1', [unverified.id])
  await jobs.send(db, 'mail', { template: 'verify-email', userId: unverified.id })
  await deliverMail()
}

async function sendPaymentMails() {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.subscribe('starter')
  await app.pool.query("update subscriptions set status = 'past_due', grace_ends = now() where user_id = $1", [
    shopper.id,
  ])
  for (const mail of ['failed', 'action-required'] as const)
    await app.jobs.send(app.db, 'payment-mail', { mail, userId: shopper.id })
  await app.deliverMail()
}

async function sendReport({ seeker, manager }: Awaited<ReturnType<typeof createCast>>) {
  await createPeriod(file(), seeker.id)
  await recordHistory(file(), { userId: seeker.id, actorId: manager.id }, [
    { at: '2026-03-03T10:00:00Z', to: 'applied' },
  ])
  await sendDueReports(file(), monday)
  await file().deliverMail()
}

beforeAll(async () => {
  const team = await createCast()
  await sendEventMails(team)
  await sendAccountMails(team.seeker.id)
  await sendPaymentMails()
  await sendReport(team)
  const { body } = await team.manager.calls.post(`/api/conversations/${team.seeker.id}/messages`, {
    text: 'We applied.',
  })
  const message = await composeMessageMail(file(), body.id)
  mails = [...file().mails, ...(message ? [message] : [])]
  if (process.env.MAIL_DUMP) (await import('node:fs')).writeFileSync(process.env.MAIL_DUMP, JSON.stringify(mails))
})

const isStoppable = ({ headers }: Mail) => headers !== undefined
const getLinks = ({ html }: Mail) =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

test('every kind of mail is here', () => {
  expect([...new Set(mails.map(({ subject }) => subject))].toSorted()).toMatchInlineSnapshot(`
    [
      "20 promises need attention",
      "A promise is late",
      "A promise runs out soon",
      "A recovery code was used for your account",
      "A second factor was added to your account",
      "A second factor was removed from your account",
      "Acme has a question for you",
      "Acme invites Sam Rivera",
      "Acme invites you to an interview",
      "Acme makes you an offer",
      "Acme wrote to Sam Rivera",
      "An answer to Acme could not be delivered",
      "An apply kit was connected to your account",
      "Dana wrote through the contact form",
      "Hello",
      "Here is your Foothold receipt for $49.99",
      "Here is your week from Mar 2 to Mar 8, 2026",
      "May we apply to Acme for you?",
      "May we send this answer to Acme?",
      "Mona is now your account manager",
      "New recovery codes were made for your account",
      "Reset your Foothold password",
      "Sam Rivera doesn't want an answer sent",
      "Sam Rivera is now your account manager",
      "Sam Rivera is now your client",
      "Sam Rivera submitted a job posting: jobs.example.test",
      "Sam Rivera wrote to you",
      "Sam added an application for you: Engineer at Acme",
      "Sam answered a question",
      "Sam applied for you: Engineer at Acme",
      "Sam approved an application: Engineer at Acme",
      "Sam declined an application: Engineer at Acme",
      "Sam has a question",
      "Someone entered your password, but no valid second factor",
      "Someone logged in to your Foothold account from a new browser",
      "The invitation from Acme is still unread",
      "The invitation from Acme to Sam Rivera is still unread",
      "Verify your email for Foothold",
      "We answered your message to Foothold",
      "You have an interview at Acme",
      "Your Foothold payment did not go through",
      "Your account no longer needs a second factor",
      "Your account now needs a second factor",
      "Your bank asks you to confirm a Foothold payment",
      "Your client hasn't decided about Acme",
      "Your interview at Acme is coming up",
      "Your interview at Acme was changed",
      "Your interview at Acme was removed",
      "Your second factors were removed",
    ]
  `)
})

test('all links of all mails are absolute and lead to the product, in the text as in the HTML', () => {
  for (const mail of mails) {
    const links = getLinks(mail)
    expect(links.length, mail.subject).toBeGreaterThan(0)
    for (const url of links) expect(url, mail.subject).toMatch(/^(?:https:\/\/foothold\.example\/|cid:)/)
    // The logo leads home, and nothing in the text does.
    const inHtml = links.filter((url) => url.startsWith('https:') && url !== `${origin}/`)
    expect(mail.text.match(/https:\/\/foothold\.example\/\S+/g) ?? [], mail.subject).toEqual(inHtml)
  }
})

test('every subject is one sentence on one line, and every mail says why it comes', () => {
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^[\p{Lu}\d][^\n]{3,}[^\n.]$/u)
    expect(subject).not.toMatch(/[.!?] \S/)
    expect(text).toMatch(/\n\nYou get this email because [^\n]+\./)
  }
})

test('no mail begins with its subject again', () => {
  for (const { subject, text } of mails) expect(text.split('\n\n')[1]?.startsWith(subject), subject).toBe(false)
})

test('no mail is a greeting and a button', () => {
  for (const { subject, text } of mails) expect(text.split('\n\n')[1], subject).not.toMatch(/^[^\n]+: https:\S+$/)
})

test('a mail that can be stopped has both ways to do so, and the others have none', () => {
  for (const mail of mails) {
    const stops = mail.text.match(/(?:Choose your emails|Stop these emails): https/g) ?? []
    expect(stops, mail.subject).toHaveLength(isStoppable(mail) ? 2 : 0)
  }
  expect(mails.filter(isStoppable).length).toBeGreaterThan(10)
})

test('no mail has a raw time, a code of the product or a blank', () => {
  for (const { text, subject } of mails)
    expect(text.replaceAll(/https:\S+/g, ''), subject).not.toMatch(
      /\d{4}-\d\d-\d\dT|Asia\/|undefined|null\b|NaN|\[object|\b[a-z]+_[a-z]+\b/,
    )
})

test('a new account manager is shown with their words and hours', () => {
  const mail = mails.find(({ subject }) => subject === 'Mona is now your account manager')
  expect(mail?.text).toContain('You can write to Mona under Messages')
  expect(mail?.text).toContain('Ten years in hiring.')
  expect(mail?.html).toContain('Ten years in hiring.')
})
