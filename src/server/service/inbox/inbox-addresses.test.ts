import { expect, test } from 'vitest'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { toMailName } from './inbox-addresses.service.ts'

const file = fileApp({ INBOX_DOMAIN: 'In.Foothold.test' })
const path = '/api/inbox-address'

test('a client switches their relay address on and off, and it stays the same', async () => {
  const { seeker, manager, otherManager } = await createSignedInTeam(file())
  const none = { address: null, enabled: false, forwardCopy: true, forwarding: null }
  expect((await seeker.calls.get(path)).body).toEqual(none)
  expect((await seeker.calls.put(path, { enabled: false, forwardCopy: false })).body).toEqual(none)
  const { body: made } = await seeker.calls.put(path, { enabled: true, forwardCopy: true })
  expect(made).toMatchObject({ enabled: true, forwardCopy: true })
  expect(made.address).toMatch(/^[a-z]+\.[a-hjkmnp-z2-9]{6}@in\.foothold\.test$/)
  expect((await seeker.calls.put(path, { enabled: true, forwardCopy: true })).body).toEqual(made)
  const { body: off } = await seeker.calls.put(path, { enabled: false, forwardCopy: false })
  expect(off).toEqual({ ...made, enabled: false, forwardCopy: false })
  expect((await seeker.calls.get(path)).body).toEqual(off)
  const ofClient = `/api/clients/${seeker.id}/inbox-address`
  expect((await manager.calls.get(ofClient)).body).toEqual(off)
  expect((await otherManager.calls.get(ofClient)).status).toBe(404)
  expect((await manager.calls.get(`/api/clients/${otherManager.id}/inbox-address`)).status).toBe(404)
  const { rows } = await file().pool.query(
    "select details from audit_log where action = 'inbox.changed' and subject_id = $1 order by at",
    [seeker.id],
  )
  expect(rows).toEqual([
    { details: { enabled: true, forwardCopy: true } },
    { details: { enabled: false, forwardCopy: false } },
  ])
})

test('an address made at once in two tabs is one address', async () => {
  const client = await file().signIn(await createUser(file()))
  const replies = await Promise.all([1, 2, 3].map(() => client.put(path, { enabled: true, forwardCopy: true })))
  expect(new Set(replies.map(({ body }) => body.address)).size).toBe(1)
})

test('without a domain every call says so', async () => {
  const app = await testApp()
  const { seeker, manager } = await createSignedInTeam(app)
  for (const call of [
    seeker.calls.get(path),
    seeker.calls.put(path, { enabled: true, forwardCopy: true }),
    manager.calls.get(`/api/clients/${seeker.id}/inbox-address`),
  ])
    expect(await call).toMatchObject({ status: 409, body: { code: 'inbox_off' } })
  expect((await app.call('POST', '/api/inbound-mail/mailgun', { body: '' })).status).toBe(404)
})

test('the name in an address is the first name in plain letters', () => {
  const names = ['Zoë', 'Jean-Luc', 'Åse', 'ナオミ', 'Wolfeschlegelsteinhausen', "D'Arcy ", '']
  expect(names.map(toMailName)).toEqual(['zoe', 'jeanluc', 'ase', 'mail', 'wolfeschlegelsteinha', 'darcy', 'mail'])
})
