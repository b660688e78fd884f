import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

/** An upload that is not used yet. */
async function upload(owner: { id: string }, purpose = 'attachment') {
  const app = file()
  const { rows } = await app.pool.query(
    `insert into files (owner_id, purpose, file_name, content_type, size, upload_expires, uploaded_at)
     values ($1, $2, 'Offer.pdf', 'application/pdf', 8, now(), now()) returning id`,
    [owner.id, purpose],
  )
  const draft = path.join(await app.files.drafts(), randomUUID())
  await writeFile(draft, '%PDF-1.7')
  await app.files.keep(rows[0].id, { path: draft, size: 8 }, 'application/pdf')
  return String(rows[0].id)
}

test('both sides read the files of a message, and nobody else', async () => {
  const { admin, seeker, otherSeeker, manager, otherManager } = await createSignedInTeam(file())
  const fileId = await upload(manager)
  expect((await seeker.calls.get(`/objects/${fileId}`)).status).toBe(404)
  const { status, body } = await manager.calls.post(`/api/conversations/${seeker.id}/messages`, { fileIds: [fileId] })
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { text: '', files: [{ id: fileId, name: 'Offer.pdf', size: 8, url: `/objects/${fileId}` }] },
  })
  for (const reader of [seeker, manager, admin])
    expect(await reader.calls.get(`/objects/${fileId}`)).toMatchObject({ status: 200, text: '%PDF-1.7' })
  for (const stranger of [otherSeeker, otherManager])
    expect((await stranger.calls.get(`/objects/${fileId}`)).status).toBe(404)
})

test("a file belongs to the client: it stays when its author's account is deleted", async () => {
  const { admin, seeker, otherManager } = await createSignedInTeam(file())
  await admin.calls.post('/api/admin/assign-account-manager', { userId: seeker.id, accountManagerId: otherManager.id })
  const fileId = await upload(otherManager)
  await otherManager.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'Here', fileIds: [fileId] })
  expect((await otherManager.calls.delete('/api/account')).status).toBe(200)
  const [message] = (await seeker.calls.get(`/api/conversations/${seeker.id}/messages`)).body
  expect(message).toMatchObject({ authorId: null, authorName: null, text: 'Here', files: [{ id: fileId }] })
  expect((await seeker.calls.get(`/objects/${fileId}`)).status).toBe(200)
})

test("only one's own unused attachments can be sent, each once", async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const send = (fileIds: string[]) =>
    seeker.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'Look', fileIds })
  expect((await send([await upload(manager)])).status).toBe(404)
  expect((await send([await upload(seeker, 'resume')])).status).toBe(404)
  expect((await send([randomUUID()])).status).toBe(404)
  const own = await upload(seeker)
  expect((await send([own, own])).body.files).toHaveLength(1)
  expect((await send([own])).status).toBe(404)
  expect((await send(Array.from({ length: 6 }, () => randomUUID()))).status).toBe(400)
})
