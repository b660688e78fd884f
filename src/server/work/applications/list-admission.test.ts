import { expect, test } from 'vitest'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

/** Blocks every query on applications until the returned function is called. */
async function blockApplications() {
  const client = await file().pool.connect()
  await client.query('begin')
  await client.query('lock table job_applications in access exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

test('one caller has at most 20 long lists at once; the next is refused', async () => {
  const { seeker } = await createSignedInTeam(file())
  const unblock = await blockApplications()
  const replies = Array.from({ length: 21 }, () => seeker.calls.get('/api/applications'))
  expect(await Promise.race(replies)).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  await unblock()
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array<number>(20).fill(200), 429])
})

test('short lists are not counted', async () => {
  const { seeker } = await createSignedInTeam(file())
  const unblock = await blockApplications()
  const replies = Array.from({ length: 21 }, () => seeker.calls.get('/api/applications?limit=100'))
  await unblock()
  for (const { status } of await Promise.all(replies)) expect(status).toBe(200)
})
