import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSes } from './ses.ts'
import { createCertificate, signAsSns, type SignedRequest } from './signing-providers.fixture.ts'

const topic = 'arn:aws:sns:eu-west-1:123456789012:inbound'
const certificateUrl = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem'
const { pem, privateKey } = createCertificate()
const raw = Buffer.from('Subject: caf\xe9\r\n\r\nHello\r\n', 'latin1')

function toFields(more: Record<string, string> = {}, content = raw.toString('base64')) {
  const mail = { source: 'bounce@acme.test' }
  const receipt = { recipients: ['maya.k7m2xp@in.foothold.test'], action: { type: 'SNS', encoding: 'BASE64' } }
  return {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topic,
    Message: JSON.stringify({ notificationType: 'Received', mail, receipt, content }),
    Timestamp: new Date().toISOString(),
    SigningCertURL: certificateUrl,
    ...more,
  }
}

/** SES behind an Amazon that serves the test's certificate and notes what it is asked. */
function openSes(served = pem) {
  const asked: string[] = []
  const ses = createSes(topic, async (url) => {
    asked.push(url.href)
    return served
  })
  const verify = ({ body, headers }: SignedRequest) => ses.verify({ body, headers })
  return { asked, verify }
}

test('takes a mail that Amazon signed, in both versions, and asks once for its certificate', async () => {
  const { asked, verify } = openSes()
  for (const version of ['1', '2'] as const) {
    const fields = toFields(version === '1' ? { Subject: 'Amazon SES' } : {})
    expect(await verify(signAsSns(privateKey, fields, version))).toEqual({
      raw,
      envelope: { remoteAddress: null, helo: null, from: 'bounce@acme.test' },
      recipients: ['maya.k7m2xp@in.foothold.test'],
      requestKey: `ses ${fields.MessageId}`,
    })
  }
  expect(asked).toEqual([certificateUrl])
})

test('refuses what was changed, signed by another key, for another topic, too old or without a mail', async () => {
  const { verify } = openSes()
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
  const changed = JSON.parse(String(signAsSns(privateKey, toFields()).body))
  const wrong: SignedRequest[] = [
    { body: Buffer.from(JSON.stringify({ ...changed, Message: `${changed.Message} ` })), headers: {} },
    { body: Buffer.from(JSON.stringify({ ...changed, Subject: 'added' })), headers: {} },
    { body: Buffer.from('{"Type":"Notification"}'), headers: {} },
    { body: Buffer.from('no JSON'), headers: {} },
    signAsSns(createCertificate().privateKey, toFields()),
    signAsSns(privateKey, toFields({ TopicArn: `${topic}2` })),
    signAsSns(privateKey, toFields({ Timestamp: days(-5) })),
    signAsSns(privateKey, toFields({ Timestamp: days(1) })),
    signAsSns(privateKey, toFields({ Timestamp: 'soon' })),
  ]
  for (const request of wrong) await expect(verify(request)).rejects.toMatchObject({ status: 401 })
  await expect(verify(signAsSns(privateKey, toFields({ Message: '{}' })))).rejects.toMatchObject({ status: 422 })
  const old = createCertificate(true)
  await expect(openSes(old.pem).verify(signAsSns(old.privateKey, toFields()))).rejects.toMatchObject({ status: 401 })
})

test('asks no host but SNS for a certificate or a confirmation', async () => {
  const { asked, verify } = openSes()
  const urls = [
    'http://sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com.evil.test/a.pem',
    'https://evil.test/sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.test/a.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/a.pem',
    'https://bucket.s3.amazonaws.com/a.pem',
    'https://sns.evil.test/.amazonaws.com/a.pem',
    'https://169.254.169.254/a.pem',
    'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
    'file:///etc/passwd',
    '',
  ]
  for (const SigningCertURL of urls)
    await expect(verify(signAsSns(privateKey, toFields({ SigningCertURL }))), SigningCertURL).rejects.toMatchObject({
      status: 401,
    })
  expect(asked).toEqual([])
  const confirmation = { Type: 'SubscriptionConfirmation', Token: 'abc' }
  const evil = toFields({ ...confirmation, SubscribeURL: 'https://evil.test/' })
  await expect(verify(signAsSns(privateKey, evil))).rejects.toMatchObject({ status: 401 })
  const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc'
  const other = toFields({ ...confirmation, SubscribeURL, TopicArn: `${topic}2` })
  await expect(verify(signAsSns(privateKey, other))).rejects.toMatchObject({ status: 401 })
  expect(asked).toEqual([certificateUrl])
  expect(await verify(signAsSns(privateKey, toFields({ ...confirmation, SubscribeURL })))).toBeNull()
  expect(asked).toEqual([certificateUrl, SubscribeURL])
})
