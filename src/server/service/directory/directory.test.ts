import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listedUser } from '#contract/users.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

/** People with a unique word in their names, newest first. Returns the word. */
async function namedAlike(count: number) {
  const word = `Name${randomUUID().slice(0, 8)}`
  const people = []
  for (let index = 0; index < count; index++) {
    people.unshift(await createUser(file(), { firstName: `${word}-${index}` }))
    await delay(2)
  }
  return { word, ids: people.map(({ id }) => id) }
}

test('staff list accounts, newest first, with their manager and the declared keys only', async () => {
  const { admin, manager, seeker, loneSeeker } = await createSignedInTeam(file())
  for (const { calls } of [admin, manager]) {
    const reply = await calls.get('/api/admin/users?limit=500')
    const find = (id: string) => reply.body.find((each: { id: string }) => each.id === id)
    expect(find(seeker.id)).toMatchObject({ email: seeker.email, role: 'user', accountManagerId: manager.id })
    expect(find(loneSeeker.id).accountManagerId).toBeNull()
    expect(find(manager.id)).toMatchObject({ role: 'account_manager', accountManagerId: null })
    expect(Object.keys(reply.body[0]).toSorted()).toEqual(Object.keys(listedUser.shape).toSorted())
    expect(reply.headers['x-total-count']).toBe(String(reply.body.length))
    expect(reply.text).not.toContain('argon2')
  }
})

test('a list has pages, and the total counts all of it', async () => {
  const { admin } = await createSignedInTeam(file())
  const { word, ids } = await namedAlike(5)
  const page = async (query: string) => {
    const { body, headers } = await admin.calls.get(`/api/admin/users?q=${word}${query}`)
    return { ids: body.map(({ id }: { id: string }) => id), total: headers['x-total-count'] }
  }
  expect(await page('')).toEqual({ ids, total: '5' })
  expect(await page('&limit=2')).toEqual({ ids: ids.slice(0, 2), total: '5' })
  expect(await page('&limit=2&offset=4')).toEqual({ ids: ids.slice(4), total: '5' })
  expect(await page('&offset=10000000')).toEqual({ ids: [], total: '5' })
  expect(await page('&role=admin')).toEqual({ ids: [], total: '0' })
  expect(await page('&role=user')).toMatchObject({ total: '5' })
})

test('a search finds words of name and email in any case and order, and takes wildcards literally', async () => {
  const { admin } = await createSignedInTeam(file())
  const word = randomUUID().slice(0, 8)
  const person = await createUser(file(), { firstName: `Ann_${word}`, lastName: `100%\\${word}` })
  const found = async (q: string) =>
    (await admin.calls.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body.map(({ id }: { id: string }) => id)
  const hits = [
    `ann_${word}`,
    `100%\\${word}`,
    `${word} ANN`,
    person.email.toUpperCase(),
    `  ${word}  `,
    'example.test ' + word,
  ]
  for (const q of hits) expect(await found(q), q).toEqual([person.id])
  for (const q of [`annx${word}`, `1%${word}`, `${word} nobody`, `'; drop table users; -- ${word}`])
    expect(await found(q), q).toEqual([])
})

test('an invalid query is refused', async () => {
  const { manager } = await createSignedInTeam(file())
  const queries = [
    'limit=0',
    'limit=501',
    'limit=-1',
    'limit=1.5',
    'limit=all',
    'limit=1e400',
    'offset=-1',
    'offset=10000001',
  ]
  queries.push('role=owner', 'role=user&role=admin', 'q=a&q=b', `q=${'x'.repeat(201)}`, 'q=%00', 'limit=1&limit=2')
  for (const query of queries) expect((await manager.calls.get(`/api/admin/users?${query}`)).status, query).toBe(400)
})
