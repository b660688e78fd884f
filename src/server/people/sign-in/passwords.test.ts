import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { testCost } from '#test/password-cost.ts'
import { hashPassword, passwordMatches, productCost, setPasswordCost } from './passwords.ts'

const file = fileApp()
beforeAll(() => setPasswordCost(productCost))
afterAll(() => setPasswordCost(testCost))

const oldCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

async function withHash(stored: string) {
  const person = await createUser(file())
  await file().pool.query('update users set password = $2 where id = $1', [person.id, stored])
  const signIn = async (password: string) =>
    (await file().anonymous.post('/api/login', { email: person.email, password })).status
  const read = async () =>
    (await file().pool.query('select password from users where id = $1', [person.id])).rows[0].password
  return { signIn, read }
}

test('a password is hashed by argon2id with 64 MiB and four passes', async () => {
  const stored = await hashPassword(testPassword)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=4,p=1\$/)
  expect(await passwordMatches(stored, testPassword, { caller: [] })).toBe(true)
  expect(await passwordMatches(stored, 'another password', { caller: [] })).toBe(false)
})

test('a hash of an older cost still signs in, and is renewed', async () => {
  const old = await hash(testPassword, oldCost)
  const { signIn, read } = await withHash(old)
  expect(await signIn('a wrong password')).toBe(401)
  expect(await read()).toBe(old)
  expect(await signIn(testPassword)).toBe(200)
  const stored = await read()
  expect(stored).toContain('$m=65536,t=4,p=1$')
  expect(await signIn(testPassword)).toBe(200)
  expect(await read()).toBe(stored)
})
