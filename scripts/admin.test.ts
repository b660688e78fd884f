import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

const makeAdmin = (databaseUrl: string, email: string) =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', email], {
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

test('an account that does not exist is said in one line', async () => {
  const app = await testApp()
  await expect(makeAdmin(app.databaseUrl, 'nobody@example.test')).rejects.toMatchObject({
    stderr: 'There is no account with the email nobody@example.test\n',
  })
})
