import { expect, test } from 'vitest'
import type { ContactMessage } from '#contract/contact.ts'
import { createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

const list = '/api/admin/contact-messages'

const signInAdmin = async (app: TestApp) => app.signIn(await createUser(app, { role: 'admin' }))
type Admin = Awaited<ReturnType<typeof signInAdmin>>

async function readPages(admin: Admin, limit: number) {
  const parts: ContactMessage[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { body, headers } = await admin.get(`${list}?limit=${limit}${cursor && `&cursor=${cursor}`}`)
    parts.push(...body)
    cursor = headers['x-next-cursor'] as string | undefined
  }
  return parts
}

test('the list has pages', async () => {
  const app = await testApp()
  const admin = await signInAdmin(app)
  await app.pool.query(
    `insert into contact_messages (name, email, message, created_at)
     select 'Ana', 'ana@example.test', n::text, '2026-03-01'::timestamptz + (n / 5) * interval '1 h' from generate_series(1, 23) n`,
  )
  const { body: all } = await admin.get(`${list}?limit=200`)
  expect(all).toHaveLength(23)
  expect(await readPages(admin, 4)).toEqual(all)
})

test('urgent messages come first until they are answered, on every page', async () => {
  const app = await testApp()
  const admin = await signInAdmin(app)
  await app.pool.query(
    `insert into contact_messages (name, email, message, created_at)
     select 'Ana', 'ana@example.test',
       case when n % 3 = 0 then case when n % 2 = 0 then '"URGENT": ' else 'urgent, ' end else 'urgently ' end || n,
       '2026-03-01'::timestamptz + (n / 5) * interval '1 h' from generate_series(1, 12) n`,
  )
  const before = await readPages(admin, 2)
  expect(before.map(({ urgent }) => urgent)).toEqual([...Array(4).fill(true), ...Array(8).fill(false)])
  expect(before).toEqual((await admin.get(`${list}?limit=200`)).body)
  const [first] = before
  const { body } = await admin.post(`${list}/${first?.id}/answer`, { answer: 'Done.' })
  expect(body).toMatchObject({ urgent: true, dueAt: null })
  const after = await readPages(admin, 2)
  expect(after.slice(0, 3).every(({ urgent }) => urgent)).toBe(true)
  expect(after.findIndex(({ id }) => id === first?.id)).toBeGreaterThan(2)
  expect(after).toHaveLength(12)
  expect((await admin.get(`${list}?cursor=${Buffer.from('["x"]').toString('base64url')}`)).status).toBe(400)
})
