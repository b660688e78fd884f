import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { userDetails } from '#contract/user-details.ts'
import { createApplicationFor, createPasskey, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp()

test('an admin sees work, subscription, sessions, second factors and promises of an account', async () => {
  const { admin, manager, seeker } = await createSignedInTeam(file())
  await createApplicationFor(file(), manager, { userId: seeker.id })
  await createPasskey(file(), seeker)
  await file().pool.query(
    `insert into subscriptions (user_id, provider_subscription_id, plan, status, current_period_start, current_period_end, grace_ends)
     values ($1, $2, 'active', 'past_due', now() - interval '1 day', '2199-03-01T00:00:00Z', '2199-02-01T00:00:00Z')`,
    [seeker.id, randomUUID()],
  )
  const { status, body } = await admin.calls.get(`/api/admin/users/${seeker.id}`)
  expect(status).toBe(200)
  expect(userDetails.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    id: seeker.id,
    manager: { id: manager.id },
    applicationCount: 1,
    sessionCount: 1,
    subscription: {
      plan: 'active',
      status: 'past_due',
      currentPeriodEnd: '2199-03-01T00:00:00.000Z',
      graceEnds: '2199-02-01T00:00:00.000Z',
    },
    secondFactors: { passkeys: 1, authenticator: false, recoveryCodes: 0 },
  })
  expect(body.lastSeenAt).not.toBeNull()
  expect((await admin.calls.get(`/api/admin/users/${manager.id}`)).body).toMatchObject({
    clientCount: 1,
    manager: null,
  })
  expect((await admin.calls.get(`/api/admin/users/${randomUUID()}`)).status).toBe(404)
})

test('an admin sees counts of what waits, up to 100', async () => {
  const app = await testApp()
  const { admin } = await createSignedInTeam(app)
  const counts = async () => (await admin.calls.get('/api/admin/counts')).body
  expect(await counts()).toEqual({ waiting: 0, messages: 0, latePromises: 0 })
  await app.pool.query(
    "insert into contact_messages (name, email, message) select 'A', 'a@example.test', 'Hello' from generate_series(1, 120)",
  )
  const late = (kept: string) =>
    app.pool.query(
      `insert into promises (kind, subject_id, started_at, due_at, kept_at)
       values ('contact_message', gen_random_uuid(), now() - interval '2 days', now() - interval '1 day', ${kept})`,
    )
  await late('null')
  await late('now()')
  for (const { id } of [await createUser(app), await createUser(app)])
    await app.pool.query('update users set subscription_active = true where id = $1', [id])
  expect(await counts()).toEqual({ waiting: 2, messages: 100, latePromises: 1 })
})
