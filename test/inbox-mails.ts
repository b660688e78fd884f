import type { SendMailOptions } from 'nodemailer'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createWorkers } from '#server/workers.ts'
import type { TestApp } from './harness.ts'
import { writeRawMail } from './mail-sender.ts'
import { receiveMail } from '#server/service/inbox/receive.service.ts'

export const inboxSettings = { INBOX_DOMAIN: 'in.foothold.example' }

export const runJobs = (app: TestApp) => createWorkers(app.deps, async () => 200)

type Written = Omit<SendMailOptions, 'from'> & { from?: string }

/** Delivers a raw mail to a relay address, and lets the job read it. */
export async function deliverRaw(app: TestApp, to: string, raw: Buffer, from = 'bounce@acme.example') {
  const deps = { ...app.deps, db: app.db, limits: createRateLimits(app.database.countingPool) }
  const domain = inboxSettings.INBOX_DOMAIN
  const envelope = { remoteAddress: '192.0.2.1', helo: 'mail.acme.example', from }
  const reception = await receiveMail({ ...deps, domain }, { raw, envelope, recipients: [to] })
  const read = app.takeQueued('read-mail')
  for (const job of read) await runJobs(app)['read-mail'](job)
  return { reception, id: read[0]?.mailId ?? '' }
}

/** The same for a mail of the employer, signed by its domain. */
export const deliver = async (app: TestApp, to: string, mail: Written) =>
  deliverRaw(app, to, await writeRawMail({ from: 'Ana Silva <ana@acme.example>', to, ...mail }))

/** An invitation to an interview, with its calendar file. */
export const toInvitation = (
  { company = 'Acme', position = 'Engineer', uid = 'one@acme.example', sequence = 0, hour = 10 } = {},
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
): Written => ({
  subject: `Interview for ${position} at ${company}`,
  text: `Dear Sam,\n\nThank you for applying for the ${position} position at ${company}. We would like to invite you to an interview on December 3, 2090 at ${hour}:00.\n\nKind regards\nAna Silva\n${company}`,
  icalEvent: {
    method,
    content: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Acme//EN',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      'DTSTAMP:20261101T000000Z',
      `DTSTART:20901203T${hour}0000Z`,
      `DTEND:20901203T${hour + 1}0000Z`,
      `SUMMARY:Interview ${position}`,
      'LOCATION:https://meet.example/abc',
      ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  },
})
