import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import {
  addPasskey,
  addTotp,
  auditedActions,
  givePassword,
  stopClock,
} from '#server/people/second-factors/second-factors.fixture.ts'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

stopClock()

const makeAdmin = (databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })

test('an existing account becomes an admin, and counts as one on its next request', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const me = await app.signIn(person)
  expect((await me.get('/api/admin/users')).status).toBe(403)
  expect((await makeAdmin(app.databaseUrl, person.email.toUpperCase())).stdout).toContain('is now an admin')
  expect((await me.get('/api/admin/users')).status).toBe(200)
})

test('a missing account gives a one-line error', async () => {
  const app = await testApp()
  await expect(makeAdmin(app.databaseUrl, 'nobody@example.test')).rejects.toMatchObject({
    stderr: 'There is no account with the email nobody@example.test\n',
  })
})

test('a person who lost all second factors signs in by password alone, with the same role', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const me = await app.signIn(person)
  await addPasskey(app, me)
  await addTotp(me)
  expect((await givePassword(app, person)).reply.body).toEqual({ secondFactor: ['passkey', 'totp', 'recovery'] })
  const { stdout } = await makeAdmin(app.databaseUrl, '--reset-second-factors', person.email)
  expect(stdout).toBe(`${person.email} has no second factor any more and is logged out everywhere\n`)
  expect((await me.get('/api/auth/user')).status).toBe(401)
  expect((await givePassword(app, person)).reply.body).toMatchObject({ id: person.id, role: 'user' })
  expect(await auditedActions(app, person)).toContain('second-factors.reset')
})
