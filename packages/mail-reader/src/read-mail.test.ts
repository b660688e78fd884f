import { describe, expect, it } from 'vitest'
import { maxAttachments, MailError, maxMailBytes } from './limits.ts'
import { readMail } from './read-mail.ts'
import { opaqueSignature, read, receivedAt, toParts } from './write-mail.fixture.ts'

const toBase64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')

describe('a mail', () => {
  it('gives its header fields as plain data', async () => {
    const mail = await read(
      {
        To: '"Maya" <maya.7f3k@in.example>, team: a@b.example;',
        Subject: '=?utf-8?Q?Interview=0D=0ABcc:_x@y.example?=',
        'Message-ID': '<one@larkfield.example>',
        'In-Reply-To': '<app.1@relay.example>',
        References: '<app.0@relay.example> <app.1@relay.example>',
        Date: 'Mon, 23 Nov 2026 18:00:00 +0100',
        'Auto-Submitted': 'auto-generated',
        'List-Id': 'Jobs <jobs.larkfield.example>',
      },
      'Hello <id@host> there',
    )
    expect(mail).toMatchObject({
      messageId: 'one@larkfield.example',
      inReplyTo: 'app.1@relay.example',
      references: ['app.0@relay.example', 'app.1@relay.example'],
      from: { name: 'Dana Fox', address: 'dana@larkfield.example' },
      to: [{ name: 'Maya', address: 'maya.7f3k@in.example' }, { address: 'a@b.example' }],
      subject: 'Interview Bcc: x@y.example',
      date: '2026-11-23T17:00:00.000Z',
      autoSubmitted: true,
      autoReplied: false,
      listId: 'jobs.larkfield.example',
      text: 'Hello <id@host> there',
      html: null,
    })
  })

  it('of a clock that runs ahead has the time of its arrival', async () => {
    expect((await read({ Date: 'Mon, 23 Nov 2037 18:00:00 +0100' }, 'x')).date).toBe(receivedAt.toISOString())
    expect((await read({}, '')).text).toBe('')
    expect(await readMail(new Uint8Array(), { receivedAt })).toMatchObject({ from: null, text: '', attachments: [] })
  })

  it.each([
    ['iso-2022-jp', '1b24424c4c405c1b2842', '面接'],
    ['windows-1252', '4765737072e46368', 'Gespräch'],
    ['shift_jis', '96ca90da', '面接'],
    ['iso-8859-15', 'a4', '€'],
  ])('in %s is read right', async (charset, hex, text) => {
    const mail = await read(
      { 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': 'base64' },
      toBase64(Buffer.from(hex, 'hex')),
    )
    expect(mail.text).toBe(text)
  })

  it('that is HTML only is read as its reader sees it', async () => {
    const mail = await read(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<style>p{}</style><div style="display:none">Preheader</div><p>Hi&nbsp;Maya,</p><p>we <b>like</b>\nyou.</p><ul><li>One<li>Two</ul><blockquote>Earlier</blockquote>',
    )
    expect(mail.text).toBe('Hi Maya,\n\nwe like you.\n\n- One\n- Two')
    expect(mail.quoted).toBe('> Earlier')
  })

  it('keeps earlier mails and the signature apart', async () => {
    const mail = await read(
      {},
      'Sorry, no.\n\n-- \nDana Fox\nLarkfield\n\nOn Mon, Nov 23, 2026 at 9:00 AM Maya Okafor\n<maya@mail.example> wrote:\n> I would love an interview.\n',
    )
    expect(mail).toMatchObject({ text: 'Sorry, no.', signature: 'Dana Fox\nLarkfield' })
    expect(mail.quoted).toContain('> I would love an interview.')
  })
})

describe('what is unusual', () => {
  it('a winmail.dat is named, and said to be unreadable', async () => {
    const mail = await read(
      { 'Content-Type': 'multipart/mixed; boundary=b' },
      toParts('b', [
        'Content-Type: text/plain\n\nSee attached',
        'Content-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\neJ8+Ig==',
      ]),
    )
    expect(mail.unreadable).toBe('winmail')
    expect(mail.attachments.map(({ name, contentType, bytes }) => [name, contentType, bytes.length])).toEqual([
      ['winmail.dat', 'application/ms-tnef', 4],
    ])
  })

  it('S/MIME signatures leave the content readable, encryption does not', async () => {
    const type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m'
    const headers = { 'Content-Type': type, 'Content-Transfer-Encoding': 'base64' }
    const opaque = await read(headers, opaqueSignature)
    expect(opaque).toMatchObject({ text: 'We would like to invite you to an interview.', unreadable: null })
    const detached = await read(
      { 'Content-Type': 'multipart/signed; protocol="application/pkcs7-signature"; boundary=s' },
      toParts('s', [
        'Content-Type: text/plain\n\nSigned words',
        'Content-Type: application/pkcs7-signature; name=smime.p7s\n\nx',
      ]),
    )
    expect(detached.text).toBe('Signed words')
    expect((await read(headers, toBase64('not ASN.1'))).unreadable).toBe('encrypted')
  })

  it('a delivery report is not read as the mail that came back', async () => {
    const mail = await read(
      { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=r' },
      toParts('r', [
        'Content-Type: text/plain\n\nNot delivered.',
        'Content-Type: message/delivery-status\n\nAction: failed',
        'Content-Type: message/rfc822\n\nFrom: maya@mail.example\nSubject: Hi\n\nI accept the offer.',
      ]),
    )
    expect(mail).toMatchObject({ text: 'Not delivered.', forwarded: null })
  })
})

describe('HTML', () => {
  it('fetches nothing, runs nothing, and shows where links lead', async () => {
    const { html } = await read(
      { 'Content-Type': 'text/html' },
      '<p onclick="x()" style="background:url(https://t.example)">Hi</p><img src="https://t.example/o.gif" alt="Logo"><script>x()</script><iframe src="https://t.example"></iframe><form action="https://t.example"><input name="password"></form><link href="https://t.example"><svg><image href="https://t.example"/></svg><a href="https://larkfie1d.example/login">larkfield.example</a> <a href="javascript:x()">y</a><table background="https://t.example"><tr><td>1</td></tr></table>',
    )
    expect(html).not.toMatch(/t\.example|script|onclick|style|<(?:img|form|input|svg|iframe|link)/)
    expect(html).toContain('Logo')
    expect(html).toContain(
      '<a href="https://larkfie1d.example/login" rel="noopener noreferrer nofollow" target="_blank">larkfield.example</a> <small>(larkfie1d.example)</small>',
    )
  })

  it('nested without end is cut', async () => {
    const { html, text } = await read({ 'Content-Type': 'text/html' }, `<p>Hi</p>${'<div>'.repeat(100_000)}x`)
    expect(text).toBe('Hi')
    expect(html?.length).toBeLessThan(20_000)
  })
})

describe('limits', () => {
  const nest = (depth: number): string =>
    depth === 0
      ? 'Content-Type: text/plain\n\nx'
      : `Content-Type: multipart/mixed; boundary=b${depth}\n\n${toParts(`b${depth}`, [nest(depth - 1)])}`
  const attach = (count: number) =>
    toParts(
      'b',
      Array.from({ length: count }, (_each, index) => `Content-Type: application/pdf; name=${index}.pdf\n\nx`),
    )

  it.each([
    ['too_large', {}, 'x'.repeat(maxMailBytes)],
    ['too_large', {}, '\n'.repeat(200_000)],
    ['too_many_parts', { 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\n\n'.repeat(10_000)],
    ['too_deep', { 'Content-Type': 'multipart/mixed; boundary=o' }, toParts('o', [nest(25)])],
    ['too_many_attachments', { 'Content-Type': 'multipart/mixed; boundary=b' }, attach(maxAttachments + 1)],
  ])('beyond %s a mail is refused', async (code, headers, body) => {
    const error: unknown = await read({ ...headers }, body).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject({ code })
  })

  it('at the limit it is read', async () => {
    const { attachments } = await read({ 'Content-Type': 'multipart/mixed; boundary=b' }, attach(maxAttachments))
    expect(attachments).toHaveLength(maxAttachments)
    expect((await read({ 'Content-Type': 'multipart/mixed; boundary=o' }, toParts('o', [nest(18)]))).text).toBe('x')
  })
})
