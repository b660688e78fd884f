import { expect, test } from 'vitest'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

test("staff write, change and delete notes about a client; the client's calls are refused", async () => {
  const { admin, seeker, manager, otherManager } = await createSignedInTeam(file())
  const notes = `/api/clients/${seeker.id}/notes`
  const { status, body: note } = await manager.calls.post(notes, { text: 'Prefers mornings' })
  expect({ status, note }).toMatchObject({ status: 201, note: { text: 'Prefers mornings', authorId: manager.id } })
  expect((await admin.calls.get(notes)).body).toEqual([note])
  expect((await otherManager.calls.get(notes)).status).toBe(404)
  expect((await otherManager.calls.post(notes, { text: 'x' })).status).toBe(404)
  expect((await admin.calls.put(`/api/notes/${note.id}`, { text: 'x' })).status).toBe(404)
  expect((await otherManager.calls.delete(`/api/notes/${note.id}`)).status).toBe(404)
  expect((await manager.calls.put(`/api/notes/${note.id}`, { text: 'Prefers evenings' })).body.text).toBe(
    'Prefers evenings',
  )
  for (const call of [
    seeker.calls.get(notes),
    seeker.calls.post(notes, { text: 'x' }),
    seeker.calls.put(`/api/notes/${note.id}`, { text: 'x' }),
    seeker.calls.delete(`/api/notes/${note.id}`),
  ])
    expect((await call).status).toBe(403)
  expect((await admin.calls.delete(`/api/notes/${note.id}`)).status).toBe(200)
  expect((await manager.calls.get(notes)).body).toEqual([])
})

test('no audit entry about a client mentions a note', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  await manager.calls.post(`/api/clients/${seeker.id}/notes`, { text: 'Prefers mornings' })
  const { rows } = await file().pool.query(
    "select subject_id from audit_log where action like 'note.%' and actor_id = $1",
    [manager.id],
  )
  expect(rows).toEqual([{ subject_id: null }])
})

test('a client has 200 notes at most', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  await file().pool.query("insert into client_notes (user_id, text) select $1, 'x' from generate_series(1, 200)", [
    seeker.id,
  ])
  expect(await manager.calls.post(`/api/clients/${seeker.id}/notes`, { text: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'quota_reached' },
  })
})
