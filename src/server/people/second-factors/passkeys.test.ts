import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createAuthenticator } from '#test/software-authenticator.ts'
import { addPasskey, addTotp, auditedActions, givePassword, stopClock } from './second-factors.fixture.ts'

stopClock()
const file = fileApp()
const options = '/api/account/passkeys/options'
const passkeys = '/api/account/passkeys'
const challengePath = '/api/login/second-factor/passkey-options'
const signInPath = '/api/login/second-factor'

async function signedIn() {
  const person = await createUser(file())
  return { ...person, calls: await file().signIn(person) }
}

async function withPasskey() {
  const me = await signedIn()
  return { ...me, ...(await addPasskey(file(), me.calls)) }
}

/** A pending sign-in with its passkey challenge. */
async function waitingFor(person: { email: string }) {
  const { calls } = await givePassword(file(), person)
  const { body: challenge } = await calls.post(challengePath)
  return { calls, challenge, send: (passkey: unknown) => calls.post(signInPath, { passkey }) }
}

test('a registered passkey signs its person in after the password', async () => {
  const me = await signedIn()
  const key = createAuthenticator()
  const asked = await me.calls.post(options)
  expect(asked.body).toMatchObject({ rp: { id: 'localhost', name: 'Foothold' }, attestation: 'none' })
  expect(asked.body.authenticatorSelection.userVerification).toBe('preferred')
  const added = await me.calls.post(passkeys, { name: 'My laptop', response: key.create(asked.body) })
  expect(added).toMatchObject({
    status: 201,
    body: { secondFactors: { passkeys: [{ name: 'My laptop', lastUsedAt: null }], recoveryCodesLeft: 10 } },
  })
  expect(added.body.recoveryCodes).toHaveLength(10)

  const { send, challenge } = await waitingFor(me)
  expect(challenge.allowCredentials).toEqual([{ id: key.credentialId, transports: ['usb'], type: 'public-key' }])
  const reply = await send(key.get(challenge))
  expect(reply).toMatchObject({ status: 200, body: { id: me.id, email: me.email } })
  const inside = file().withCookie(file().readCookie(reply))
  expect((await inside.get('/api/account/second-factors')).body.passkeys).toEqual([
    expect.objectContaining({ name: 'My laptop', lastUsedAt: expect.any(String) }),
  ])
  expect(await auditedActions(file(), me)).toEqual(['sign-in', 'second-factor.added', 'sign-in'])
})

test('adding a passkey notifies and mails the person', async () => {
  const me = await withPasskey()
  const [notification] = (await me.calls.get('/api/notifications')).body
  expect(notification).toMatchObject({ type: 'message', title: 'A second factor was added to your account' })
  const mails = (await file().deliverMail()).filter(({ to }) => to.address === me.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['A second factor was added to your account'])
})

test('an answer for another site, challenge or host registers nothing', async () => {
  const me = await signedIn()
  for (const change of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { challenge: Buffer.from('guessed').toString('base64url') },
  ]) {
    const { body } = await me.calls.post(options)
    const response = createAuthenticator().create(body, change)
    expect((await me.calls.post(passkeys, { name: 'Key', response })).status, JSON.stringify(change)).toBe(400)
  }
  expect((await me.calls.get('/api/account/second-factors')).body.passkeys).toEqual([])
})

test('a challenge registers one key, within five minutes, in its own session', async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  const { body: first } = await me.calls.post(options)
  const add = (calls: typeof me.calls, response: object) => calls.post(passkeys, { name: 'Key', response })
  expect((await add(other.calls, createAuthenticator().create(first))).status).toBe(400)
  expect((await add(me.calls, createAuthenticator().create(first))).status).toBe(201)
  expect((await add(me.calls, createAuthenticator().create(first))).status).toBe(400)

  const { body: second } = await me.calls.post(options)
  await file().pool.query('update sessions set challenge_expires = now() where user_id = $1', [me.id])
  expect((await add(me.calls, createAuthenticator().create(second))).status).toBe(400)
})

test('malformed bytes are refused', async () => {
  const me = await withPasskey()
  const garbage = Buffer.from('{"type":"webauthn.create"}').toString('base64url')
  const nothing = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} }
  for (const response of [
    { clientDataJSON: '', attestationObject: '' },
    { clientDataJSON: garbage, attestationObject: garbage },
    { clientDataJSON: 'AAAA', attestationObject: 'o2NmbXQ' },
  ]) {
    await me.calls.post(options)
    expect((await me.calls.post(passkeys, { name: 'Key', response: { ...nothing, response } })).status).toBe(400)
  }
  const { send, challenge } = await waitingFor(me)
  const good = me.key.get(challenge)
  expect((await send({ ...good, response: { ...good.response, authenticatorData: 'AA' } })).status).toBe(400)
})

test('a key is registered once, and the browser gets the list of known ones', async () => {
  const [me, other] = [await withPasskey(), await signedIn()]
  const { body: asked } = await me.calls.post(options)
  expect(asked.excludeCredentials).toMatchObject([{ id: me.key.credentialId }])
  expect((await me.calls.post(passkeys, { name: 'Again', response: me.key.create(asked) })).status).toBe(409)
  const { body: theirs } = await other.calls.post(options)
  expect((await other.calls.post(passkeys, { name: 'Mine', response: me.key.create(theirs) })).status).toBe(409)
})

test('a sign-in refuses answers for another site, host, challenge or person, and changed ones', async () => {
  const [me, other] = [await withPasskey(), await withPasskey()]
  const wrong = (challenge: { challenge: string }) => [
    me.key.get(challenge, { origin: 'https://evil.example' }),
    me.key.get(challenge, { rpId: 'evil.example' }),
    me.key.get(challenge, { challenge: Buffer.from('guessed').toString('base64url') }),
    me.key.get(challenge, { userHandle: Buffer.from(other.id).toString('base64url') }),
    other.key.get(challenge),
    { ...other.key.get(challenge), id: me.key.credentialId, rawId: me.key.credentialId },
  ]
  for (const index of wrong({ challenge: '' }).keys()) {
    const { send, challenge } = await waitingFor(me)
    const reply = await send(wrong(challenge)[index])
    expect(reply, String(index)).toMatchObject({ status: 400 })
    expect(reply.headers['set-cookie'], String(index)).toBeUndefined()
  }
  const { send, challenge } = await waitingFor(me)
  const handle = Buffer.from(me.id).toString('base64url')
  expect((await send(me.key.get(challenge, { userHandle: handle }))).status).toBe(200)
})

test('a challenge of a sign-in is valid for one answer in that sign-in', async () => {
  const me = await withPasskey()
  const [first, second] = [await waitingFor(me), await waitingFor(me)]
  expect((await second.send(me.key.get(first.challenge))).status).toBe(400)
  expect((await first.send(me.key.get(first.challenge, { origin: 'https://evil.example' }))).status).toBe(400)
  expect((await first.send(me.key.get(first.challenge))).status).toBe(400)
  const { body: renewed } = await first.calls.post(challengePath)
  const assertion = me.key.get(renewed)
  const replies = await Promise.all([first.send(assertion), first.send(assertion), first.send(assertion)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a counter that has not increased is refused, because the key may be cloned', async () => {
  const me = await withPasskey()
  const first = await waitingFor(me)
  expect((await first.send(me.key.get(first.challenge, { counter: 7 }))).status).toBe(200)
  for (const counter of [7, 6, 0]) {
    const { send, challenge } = await waitingFor(me)
    expect((await send(me.key.get(challenge, { counter }))).status, String(counter)).toBe(400)
  }
  const last = await waitingFor(me)
  expect((await last.send(me.key.get(last.challenge, { counter: 8 }))).status).toBe(200)
})

test('a key that does not count keeps working', async () => {
  const me = await withPasskey()
  for (const _ of [1, 2]) {
    const { send, challenge } = await waitingFor(me)
    expect((await send(me.key.get(challenge, { counter: 0 }))).status).toBe(200)
  }
})

test('only the owner renames and removes a passkey, and the last one removes the recovery codes', async () => {
  const [me, other] = [await withPasskey(), await withPasskey()]
  const path = `${passkeys}/${me.passkeyId}`
  expect((await other.calls.put(path, { name: 'Theirs' })).status).toBe(404)
  expect((await other.calls.delete(path)).status).toBe(404)
  expect((await me.calls.put(path, { name: 'Key ring' })).body.passkeys).toMatchObject([{ name: 'Key ring' }])
  const { recoveryCodes } = await addTotp(me.calls)
  expect(recoveryCodes).toBeNull()
  expect((await me.calls.delete(path)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 })
  expect((await me.calls.delete('/api/account/totp')).body).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
  expect((await givePassword(file(), me)).reply.body).toMatchObject({ id: me.id })
})

test('an account can have twenty passkeys', async () => {
  const me = await withPasskey()
  await file().pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, name)
     select $1, gen_random_uuid(), '', 0, 'Key ' || n from generate_series(1, 18) n`,
    [me.id],
  )
  const { body: asked } = await me.calls.post(options)
  expect((await me.calls.post(passkeys, { name: 'Key', response: createAuthenticator().create(asked) })).status).toBe(
    201,
  )
  expect((await me.calls.post(options)).status).toBe(409)
})
