import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam, createSubscription } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const job = { company: 'Acme', position: 'Engineer' }

async function createSubscriber() {
  const team = await createSignedInTeam(file())
  await createSubscription(file(), team.seeker)
  const { seeker, manager } = team
  const prepare = async () => (await createApplicationFor(file(), manager, { userId: seeker.id, ...job })).id
  const readUnits = async () => (await seeker.calls.get('/api/ledger')).body[0].applications
  return { ...team, prepare, readUnits }
}

test('an application of staff counts once, by whichever way it is first sent', async () => {
  const { seeker, manager, prepare, readUnits } = await createSubscriber()
  const put = (id: string, status: string) => manager.calls.put(`/api/applications/${id}`, { status })
  const record = (id: string, body: object) => manager.calls.post(`/api/applications/${id}/receipts`, body)
  await manager.calls.post('/api/applications', { ...job, userId: seeker.id, status: 'applied' })
  await manager.calls.post('/api/applications', { ...job, userId: seeker.id, receipt: { state: 'confirmed' } })
  await put(await prepare(), 'applied')
  await put(await prepare(), 'interviewing')
  await record(await prepare(), { state: 'sent' })
  expect(await readUnits()).toMatchObject({ included: 10, delivered: 5 })

  const id = await prepare()
  const { body: uncertain } = await record(id, { state: 'uncertain' })
  await put(await prepare(), 'withdrew')
  expect(await readUnits()).toMatchObject({ delivered: 5 })
  await record(id, { state: 'sent', corrects: uncertain.id })
  await put(id, 'interested')
  await put(id, 'applied')
  expect(await readUnits()).toMatchObject({ delivered: 6 })
  await file().pool.query('delete from job_applications where id = $1', [id])
  expect(await readUnits()).toMatchObject({ delivered: 6 })
})

test("a client's own application counts for nothing", async () => {
  const { seeker, manager, readUnits } = await createSubscriber()
  const { body } = await seeker.calls.post('/api/applications', { ...job, status: 'applied' })
  const { body: later } = await seeker.calls.post('/api/applications', job)
  await manager.calls.put(`/api/applications/${later.id}`, { status: 'applied' })
  await seeker.calls.put(`/api/applications/${body.id}`, { status: 'offered' })
  expect(await readUnits()).toMatchObject({ delivered: 0 })
})

test('two of the staff who send at once deliver once', async () => {
  const { manager, admin, prepare, readUnits } = await createSubscriber()
  const id = await prepare()
  await Promise.all([manager, admin].map(({ calls }) => calls.put(`/api/applications/${id}`, { status: 'applied' })))
  expect(await readUnits()).toMatchObject({ delivered: 1 })
})

test('cover letters count by the receipts of the period, once per application', async () => {
  const { seeker, manager, prepare } = await createSubscriber()
  const letter = { kind: 'cover-letter', name: 'For Acme', form: {}, content: 'Dear Acme' }
  const { body: document } = await manager.calls.post(`/api/clients/${seeker.id}/documents`, letter)
  const documents = [{ documentId: document.id, kind: 'cover-letter' }]
  const path = `/api/applications/${await prepare()}/receipts`
  const { body: sent } = await manager.calls.post(path, { state: 'sent', documents })
  await manager.calls.post(path, { state: 'confirmed', corrects: sent.id })
  await manager.calls.post(`/api/applications/${await prepare()}/receipts`, { state: 'sent' })
  const [period] = (await seeker.calls.get('/api/ledger')).body
  expect(period).toMatchObject({ applications: { delivered: 2 }, coverLetters: 1 })
})
