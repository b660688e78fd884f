import { generateKeyPairSync } from 'node:crypto'
import { dkimSign, sealMessage } from 'mailauth'
import { describe, expect, it } from 'vitest'
import { readMail, type ReadMailOptions } from '#mail/read-mail.ts'
import { receivedAt } from '#mail/write-mail.fixture.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
const mail =
  'From: Dana Fox <dana@larkfield.example>\r\nTo: maya@in.example\r\nSubject: Interview\r\nDate: Tue, 24 Nov 2026 09:00:00 +0000\r\nMessage-ID: <a@larkfield.example>\r\n\r\nWe invite you.\r\n'

const answers: Record<string, string> = {
  'k._domainkey.larkfield.example': record,
  'k._domainkey.attacker.example': record,
  'k._domainkey.google.com': record,
  'larkfield.example': 'v=spf1 ip4:192.0.2.1 -all',
  '_dmarc.larkfield.example': 'v=DMARC1; p=reject',
}
/** DNS of these names alone; all others are missing. */
const toResolver =
  (known: Record<string, string>) =>
  async (name: string, type: string): Promise<string[][]> => {
    const found = type === 'TXT' ? known[name] : undefined
    if (found === undefined) throw Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' })
    return [[found]]
  }

const check = async (raw: string, options: Partial<ReadMailOptions> = {}) =>
  (await readMail(new TextEncoder().encode(raw), { receivedAt, resolver: toResolver(answers), ...options }))
    .authentication
const sign = async (domain: string, text = mail) => {
  const key = { signingDomain: domain, selector: 'k', privateKey: pem }
  const { signatures } = await dkimSign(text, { ...key, signatureData: [key] })
  return signatures + text
}
/** As a forwarder seals what it received, and changes the body after. */
const seal = async (domain: string, results: string) => {
  const changed = mail.replace('We invite you.', 'We invite you. -- Forwarded for Maya')
  const headers = await sealMessage(Buffer.from(changed), {
    signingDomain: domain,
    selector: 'k',
    privateKey: pem,
    cv: 'none',
    authResults: results,
  })
  return headers.toString() + changed
}

describe('who vouches for a mail', () => {
  it('is its domain by a signature', async () => {
    expect(await check(await sign('larkfield.example'))).toEqual({
      authenticated: true,
      spf: 'none',
      dkim: 'pass',
      dmarc: 'pass',
      arc: 'none',
    })
  })

  it('is its domain by the server that it came from', async () => {
    const mta = { remoteAddress: '192.0.2.1', helo: 'mx.larkfield.example', from: 'dana@larkfield.example' }
    expect(await check(mail, { mta })).toMatchObject({ authenticated: true, spf: 'pass', dmarc: 'pass' })
    const other = await check(mail, { mta: { ...mta, remoteAddress: '192.0.2.9' } })
    expect(other).toMatchObject({ authenticated: false, spf: 'fail', dmarc: 'fail' })
  })

  it('is nobody for a forged sender, with a policy of its domain and without', async () => {
    const { '_dmarc.larkfield.example': _policy, ...without } = answers
    const forged = await sign('attacker.example')
    expect(await check(forged)).toMatchObject({ authenticated: false, dkim: 'pass', dmarc: 'fail' })
    expect(await check(forged, { resolver: toResolver(without) })).toMatchObject({
      authenticated: false,
      dmarc: 'none',
    })
    expect(await check(mail)).toMatchObject({ authenticated: false, dmarc: 'fail' })
    expect(await check(await sign('larkfield.example'), { resolver: toResolver(without) })).toMatchObject({
      authenticated: true,
    })
    const tampered = (await sign('larkfield.example')).replace('We invite', 'We hire')
    expect(await check(tampered)).toMatchObject({ authenticated: false })
    const twoSenders = `From: other@attacker.example\r\n${await sign('larkfield.example')}`
    expect(await check(twoSenders)).toMatchObject({ authenticated: false })
  })

  it('is a known forwarder that saw the domain vouch for it', async () => {
    const passed = 'mx.google.com; dkim=pass header.d=larkfield.example; dmarc=pass header.from=larkfield.example'
    expect(await check(await seal('google.com', passed))).toMatchObject({ authenticated: true, arc: 'pass' })
    expect(await check(await seal('attacker.example', passed))).toMatchObject({ authenticated: false, arc: 'pass' })
    const failed = 'mx.google.com; dmarc=fail header.from=larkfield.example'
    expect(await check(await seal('google.com', failed))).toMatchObject({ authenticated: false })
    const another = 'mx.google.com; dmarc=pass header.from=attacker.example'
    expect(await check(await seal('google.com', another))).toMatchObject({ authenticated: false })
  })

  it('is not asked without a resolver, nor more often than is bearable', async () => {
    const signed = await sign('larkfield.example')
    expect(await check(signed, { resolver: undefined })).toMatchObject({ authenticated: false, dkim: 'none' })
    let lookups = 0
    const resolver = async (name: string, type: string) => {
      lookups++
      return toResolver(answers)(name, type)
    }
    const [header = ''] = signed.split('From: ', 1)
    expect(await check(header.repeat(500) + mail, { resolver })).toMatchObject({ authenticated: false })
    expect(lookups).toBe(0)
  })
})
