import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const letter = { kind: 'cover-letter', name: 'Letter', form: {}, content: 'Dear Acme,\n\nI can drive.\n\nAna' }

test('a receipt records what was sent, and brings the application to applied', async () => {
  const { manager, seeker, otherSeeker } = await createSignedInTeam(file())
  const { body: document, status: made } = await manager.calls.post(`/api/clients/${seeker.id}/documents`, letter)
  expect(made).toBe(201)
  const { id } = await createApplicationFor(file(), manager, { userId: seeker.id })
  const { status, body } = await manager.calls.post(`/api/applications/${id}/receipts`, {
    state: 'confirmed',
    documents: [{ documentId: document.id, kind: 'cover-letter' }],
    answers: [],
    confirmation: { kind: 'number', value: 'A-17' },
  })
  expect({ status, body }).toMatchObject({ status: 201, body: { state: 'confirmed', confirmation: { value: 'A-17' } } })
  expect((await seeker.calls.get(`/api/applications/${id}`)).body.status).toBe('applied')
  expect((await seeker.calls.get(`/api/applications/${id}/receipts`)).body).toEqual([body])
  const bytes = await seeker.calls.get(`/api/receipts/${body.id}/documents/${body.documents[0].sha256}`)
  expect(bytes.status).toBe(200)
  expect((await otherSeeker.calls.get(`/api/receipts/${body.id}/pdf`)).status).toBe(404)
  const pdf = await seeker.calls.get(`/api/receipts/${body.id}/pdf`)
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
})
