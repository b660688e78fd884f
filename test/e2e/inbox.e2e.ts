import { createTransport } from 'nodemailer'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { runSql } from './database.ts'
import { expect, readMailTo, register, test } from './people.ts'
import { assignManager } from './teams.ts'

const transport = createTransport({
  host: '127.0.0.1',
  port: Number(process.env.E2E_INBOX_PORT),
  secure: false,
  dkim: { domainName: 'kewgardens.example', keySelector: 'test', privateKey: process.env.E2E_MAIL_KEY ?? '' },
})

interface Letter {
  from?: string
  subject: string
  text: string
  html?: string
  invitation?: string
}

/** Mails as an employer's server does. */
const send = (to: string, { from = 'Ida Berg <ida@kewgardens.example>', invitation, ...letter }: Letter) =>
  transport.sendMail({
    from,
    to,
    ...letter,
    ...(invitation ? { icalEvent: { method: 'REQUEST', content: invitation } } : {}),
  })

/** Ten in the morning of a day in three weeks. */
const start = new Date(Date.now() + 21 * 86_400_000)
start.setUTCHours(10, 0, 0, 0)
const toIcal = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
const invitation = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Kew//Hiring//EN',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:botanist-1@kewgardens.example',
  'SEQUENCE:0',
  `DTSTAMP:${toIcal(new Date())}`,
  `DTSTART:${toIcal(start)}`,
  `DTEND:${toIcal(new Date(start.getTime() + 45 * 60_000))}`,
  'SUMMARY:Interview: Botanist',
  'LOCATION:https://meet.example.test/kew',
  'ORGANIZER:mailto:ida@kewgardens.example',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

/** What a mail server sends that could not deliver a reply (RFC 3464). */
const toBounce = (to: string, messageId: string) =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.kewgardens.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${Date.now()}@mx.kewgardens.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'The address does not exist.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.kewgardens.example',
    '',
    'Final-Recipient: rfc822; ida@kewgardens.example',
    'Action: failed',
    'Status: 5.1.1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageId}>`,
    'Subject: Re: A question',
    '--b--',
    '',
  ].join('\r\n')

const openInbox = async (page: Page) => {
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
}

test('employers answer: a receipt is confirmed, an interview is added and put back, a question is answered', async ({
  page,
  browser,
}) => {
  test.slow()
  const seeker = await register(page, { firstName: 'Maya', lastName: 'Okafor' })
  const manager = await assignManager(browser, seeker.id)
  const desktop = manager.page

  const address = await test.step('the client switches the relay address on', async () => {
    await page.goto('/account/notifications')
    await page.getByRole('button', { name: 'Switch On' }).click()
    const field = page.getByLabel('Your Address for Applications')
    await expect(field).toBeVisible()
    await page.getByText('Forward from Gmail').click()
    await expectAccessible(page, 'the relay address')
    return field.inputValue()
  })
  expect(address).toMatch(/^maya\.[a-z0-9]+@in\.foothold\.test$/)

  const sent = { company: 'Kew Gardens', position: 'Botanist', status: 'applied', userId: seeker.id }
  const created = await desktop.request.post('/api/applications', { data: { ...sent, receipt: { state: 'sent' } } })
  expect(created.status(), await created.text()).toBe(201)
  const { id: applicationId } = (await created.json()) as { id: string }

  await test.step('a confirmation is a suggestion, and becomes proof when it is accepted', async () => {
    await send(address, {
      from: 'Kew Gardens <no-reply@kewgardens.example>',
      subject: 'Your application: Botanist',
      text: 'Dear Maya,\n\nThank you. We have received your application for the position of Botanist at Kew Gardens.\n\nKew Gardens',
    })
    await openInbox(desktop)
    const waiting = desktop.getByRole('list', { name: 'Waiting for you' })
    await expect(waiting.getByText('Kew Gardens received the application')).toBeVisible({ timeout: 60_000 })
    const before = await desktop.request.get(`/api/applications/${applicationId}/receipts`)
    expect(await before.json()).toMatchObject([{ state: 'sent' }])
    await waiting.getByRole('button', { name: 'Mark as confirmed' }).click()
    await expect(desktop.getByText('Marked as confirmed.')).toBeVisible()
    await page.goto(`/applications/${applicationId}/receipt`)
    await expect(page.getByText('Sent, and the employer confirmed it.')).toBeVisible()
  })

  await test.step('an invitation notifies the client, who adds the interview and puts it back', async () => {
    await send(address, {
      subject: 'Interview for Botanist at Kew Gardens',
      text: 'Dear Maya,\n\nWe would like to invite you to an interview for the position of Botanist at Kew Gardens.\n\nIda Berg',
      invitation,
    })
    await readMailTo(page, seeker.email, /Kew Gardens/)
    await page.goto(`/dashboard?application=${applicationId}`)
    const mails = page.getByRole('listitem').filter({ hasText: 'Kew Gardens invites you to an interview on' })
    await expect(mails).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page, 'an application with mails')
    await mails.getByRole('button', { name: 'Set to Interviewing and add the interview' }).click()
    await expect(mails.getByText('Set to Interviewing, interview added.')).toBeVisible()
    const readInterviews = async () =>
      (await (await page.request.get(`/api/applications/${applicationId}/interviews`)).json()) as { startsAt: string }[]
    expect(await readInterviews()).toMatchObject([
      { startsAt: start.toISOString(), place: 'https://meet.example.test/kew' },
    ])
    await mails.getByRole('button', { name: 'Undo' }).click()
    await expect(mails.getByRole('button', { name: 'Not This' })).toBeVisible()
    expect(await readInterviews()).toEqual([])
    await mails.getByRole('button', { name: 'Set to Interviewing and add the interview' }).click()
    await expect(mails.getByText('Set to Interviewing, interview added.')).toBeVisible()
  })

  await test.step('the manager answers a question, and hears when the answer came back', async () => {
    await send(address, {
      subject: 'A question about your application for Botanist at Kew Gardens',
      text: 'Dear Maya,\n\nCould you tell us when you could start?\n\nIda Berg, Kew Gardens',
      html: '<p>Dear Maya,</p><p>Could you tell us when you could start?</p><img src="https://tracker.example/1.gif"><script>parent.document.title = "taken"</script><form action="https://tracker.example"><input name="password"></form>',
    })
    await openInbox(desktop)
    const question = desktop.getByRole('listitem').filter({ hasText: 'Kew Gardens asks a question' })
    await expect(question).toBeVisible({ timeout: 60_000 })
    await question.getByRole('button', { name: 'Kew Gardens asks a question' }).click()
    const outside: string[] = []
    desktop.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('tracker.example')) outside.push(request.url())
    })
    await question.getByRole('button', { name: 'Show as Sent, Without Pictures' }).click()
    const frame = question.frameLocator('iframe')
    await expect(frame.getByText('Could you tell us when you could start?')).toBeVisible()
    await expect(frame.locator('img[src^="http"], script, form, input')).toHaveCount(0)
    expect(outside).toEqual([])
    expect(await desktop.title()).not.toContain('taken')
    await question.getByRole('button', { name: 'Reply', exact: true }).click()
    await question.getByRole('textbox', { name: /^Reply/ }).fill('On the first of the month.')
    await question.getByRole('button', { name: 'Send Reply' }).click()
    await expect(desktop.getByText('Reply sent')).toBeVisible()
    const reply = await readMailTo(page, 'ida@kewgardens.example', /^Re: A question/)
    expect(reply.text).toContain('On the first of the month.')
    await readMailTo(page, seeker.email, /A question about your application/)
    const [{ message_id: messageId }] = (await runSql(
      "select message_id from mails where user_id = $1 and direction = 'out'",
      [seeker.id],
    )) as [{ message_id: string }]
    await transport.sendMail({ envelope: { from: '', to: address }, raw: toBounce(address, messageId) })
    await openInbox(desktop)
    await expect(desktop.getByText('Not delivered')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('another client sees none of it', async () => {
    const stranger = await browser.newPage()
    await register(stranger)
    expect((await stranger.request.get(`/api/applications/${applicationId}/mails`)).status()).toBe(404)
    await stranger.close()
  })
  await manager.close()
})
