import { describe, expect, it } from 'vitest'
import { read, toParts } from '#mail/write-mail.fixture.ts'

describe('a forwarded mail', () => {
  const original = 'From: Dana Fox <dana@larkfield.example>'
  it.each([
    [
      'Gmail',
      'Fwd: Interview',
      `---------- Forwarded message ---------\n${original}\nDate: Mon, Nov 23, 2026 at 4:12 PM\nSubject: Interview\nTo: <maya@mail.example>\n\n\nHi Maya`,
    ],
    [
      'Outlook',
      'FW: Interview',
      `________________________________\n${original}\nSent: Monday, November 23, 2026 4:12 PM\nTo: Maya <maya@mail.example>\nSubject: Interview\n\nHi Maya`,
    ],
    [
      'Outlook in German',
      'WG: Interview',
      `Von: Dana Fox [mailto:dana@larkfield.example]\nGesendet: Montag, 23. November 2026 16:12\nAn: Maya\nBetreff: Interview\n\nHi Maya`,
    ],
    [
      'iCloud',
      'Fwd: Interview',
      `Begin forwarded message:\n\n${original}\nSubject: Interview\nDate: 23 November 2026 at 16:12:09 GMT\nTo: maya@mail.example\n\nHi Maya\n\nSent from my iPhone`,
    ],
    [
      'Gmail in Gmail',
      'Fwd: Fwd: Interview',
      `---------- Forwarded message ---------\nFrom: Kim <kim@mail.example>\nDate: Tue, Nov 24, 2026 at 8:00 AM\nSubject: Fwd: Interview\nTo: <maya@mail.example>\n\n---------- Forwarded message ---------\n${original}\nDate: Mon, Nov 23, 2026 at 4:12 PM\nSubject: Interview\nTo: <kim@mail.example>\n\nHi Maya`,
    ],
  ])('by %s has its first sender, date and subject', async (_program, subject, body) => {
    const mail = await read({ From: 'Maya <maya@mail.example>', Subject: subject }, body)
    expect(mail.text).toBe('Hi Maya')
    expect(mail.forwarded).toMatchObject({
      by: 'person',
      from: { name: 'Dana Fox', address: 'dana@larkfield.example' },
      subject: 'Interview',
    })
    expect(mail.forwarded?.date).toMatch(/^2026-11-23T16:12/)
  })

  it('as a file is read too, and its files with it', async () => {
    const mail = await read(
      { From: 'maya@mail.example', Subject: 'Fwd: Interview', 'Content-Type': 'multipart/mixed; boundary=b' },
      toParts('b', [
        'Content-Type: text/plain\n\nPlease see below',
        `Content-Type: message/rfc822\n\n${original}\nSubject: Interview\nDate: Mon, 23 Nov 2026 16:12:00 +0000\nContent-Type: multipart/mixed; boundary=i\n\n${toParts('i', ['Content-Type: text/plain\n\nHi Maya', 'Content-Type: application/pdf; name=offer.pdf\n\n%PDF'])}`,
      ]),
    )
    expect(mail.text).toBe('Please see below\n\nHi Maya')
    expect(mail.forwarded).toMatchObject({
      from: { address: 'dana@larkfield.example' },
      date: '2026-11-23T16:12:00.000Z',
    })
    expect(mail.attachments.map(({ name }) => name)).toContain('offer.pdf')
  })

  it('by a rule of a mailbox keeps its own sender', async () => {
    const mail = await read({ 'X-Forwarded-For': 'maya@mail.example x', Subject: 'Interview' }, 'Hi Maya')
    expect(mail.forwarded).toMatchObject({
      by: 'mailbox',
      from: { address: 'dana@larkfield.example' },
      subject: 'Interview',
    })
  })

  it('is none where a reply quotes a header', async () => {
    const mail = await read(
      { Subject: 'RE: Interview' },
      `No longer needed.\n\n${original}\nSent: Monday, November 23, 2026 4:12 PM\nTo: Maya\nSubject: Interview\n\nWe invite you.`,
    )
    expect(mail).toMatchObject({ text: 'No longer needed.', forwarded: null })
  })
})
