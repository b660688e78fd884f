import { expect, onTestFinished, test } from 'vitest'
import { button, paragraph } from '#server/platform/mail/blocks.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { createSmtpMailer } from './mailer.ts'

async function mailServer() {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const mailer = createSmtpMailer({
    smtpUrl: server.url,
    from: { name: 'Foothold', address: 'no-reply@foothold.example' },
  })
  return { server, mailer }
}

const content = {
  subject: 'Verify your email',
  blocks: [
    ...['Welcome & hello.', '.', '.. a line that begins with dots'].map(paragraph),
    button('Verify <now>', 'https://foothold.example/verify-email?token=abc&x="y"'),
  ],
  appUrl: new URL('https://foothold.example'),
  why: 'You asked for it.',
}

/** The headers of a mail, folded lines joined. */
const readHeaders = (data: string) => (data.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ').split('\n')

test('a mail goes from us to one person, as text and as HTML that say the same', async () => {
  const { server, mailer } = await mailServer()
  await mailer.send(composeMail({ email: 'sam@example.test', firstName: 'Sam', lastName: 'Rivera' }, content))
  expect(server.received).toHaveLength(1)
  const { from, recipients, data } = server.received[0]!
  expect(from).toMatch(/^MAIL FROM:<no-reply@foothold\.example>/)
  expect(recipients).toEqual(['RCPT TO:<sam@example.test>'])
  expect(readHeaders(data)).toEqual(
    expect.arrayContaining([
      'From: Foothold <no-reply@foothold.example>',
      'To: Sam Rivera <sam@example.test>',
      'Subject: Verify your email',
    ]),
  )
  const unwrapped = data.replace(/=\n/g, '').replace(/=3D/g, '=')
  expect(unwrapped).toContain('Welcome & hello.')
  expect(unwrapped).toContain('Welcome &amp; hello.')
  expect(unwrapped).toContain('\n.\n')
  expect(unwrapped).toContain('token=abc&amp;x=&quot;y&quot;')
  expect(unwrapped).toContain('Verify &lt;now&gt;')
  expect(mailer.outbox).toBeNull()
})

test('a mail that is sent a second time has the same Message-ID', async () => {
  const { server, mailer } = await mailServer()
  const mail = composeMail({ email: 'sam@example.test', firstName: 'Sam', lastName: 'Rivera' }, content)
  for (const id of ['first', 'first', 'second']) await mailer.send({ ...mail, id })
  expect(server.received.map(({ data }) => /^Message-ID: (.*)/m.exec(data)?.[1])).toEqual([
    '<first@foothold.example>',
    '<first@foothold.example>',
    '<second@foothold.example>',
  ])
})

test('no name adds a recipient or a header', async () => {
  const { server, mailer } = await mailServer()
  const names = [
    'Eve\r\nBcc: victim@example.test',
    'Eve\nSubject: Planted',
    'Eve\r\n\r\nA body of my own',
    'Eve\u2028Bcc: victim@example.test',
    'victim@example.test, Eve',
    '"Eve" <victim@example.test>',
    'Eve>, <victim@example.test',
    'Eve;victim@example.test:',
    'Eve\\", "victim',
    '(Eve) victim@example.test',
    '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.test?=',
    'Evé 🔑',
    '\u0000\u001b[31mEve',
    'x'.repeat(200),
  ]
  for (const name of names)
    await mailer.send(composeMail({ email: "o'neil+tag@example.test", firstName: name, lastName: name }, content))
  expect(server.received).toHaveLength(names.length)
  for (const [index, { recipients, data }] of server.received.entries()) {
    expect(recipients, names[index]).toEqual(["RCPT TO:<o'neil+tag@example.test>"])
    expect(data, names[index]).not.toMatch(/^(bcc:|subject: planted|a body of my own)/im)
    const headers = readHeaders(data)
    const fields = headers.map((header) => header.split(':')[0]?.toLowerCase())
    expect(fields.toSorted(), names[index]).toEqual(
      ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].toSorted(),
    )
    expect(headers).toContain('Subject: Verify your email')
    const to = headers.find((header) => header.startsWith('To:')) ?? ''
    expect(to, names[index]).toMatch(/<o'neil\+tag@example\.test>$/)
    expect(to.match(/</g), names[index]).toHaveLength(1)
    // Outside quotes and encoded words a comma or a second address would name another recipient.
    const bare = to.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/=\?utf-8\?[^?]*\?[^?]*\?=/gi, '')
    expect(bare, names[index]).not.toMatch(/[,;]|victim@example\.test>/)
  }
})

test('a server that refuses, fails or hangs up is an error, so that the mail is tried again', async () => {
  const { server, mailer } = await mailServer()
  const mail = composeMail({ email: 'sam@example.test', firstName: 'Sam', lastName: 'Rivera' }, content)
  for (const behaviour of ['refuses recipients', 'fails for now', 'hangs up'] as const) {
    server.behaviour = behaviour
    await expect(mailer.send(mail), behaviour).rejects.toThrow()
  }
  expect(server.received).toEqual([])
  server.behaviour = 'takes mail'
  await mailer.send(mail)
  expect(server.received).toHaveLength(1)
})

test('without a server a mail is an error at once', async () => {
  const { server, mailer } = await mailServer()
  await server.close()
  const mail = composeMail({ email: 'sam@example.test', firstName: 'Sam', lastName: 'Rivera' }, content)
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
})
