import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const changes = { company: 'Mills', position: 'Clerk', jobUrl: 'https://jobs.example.test/mills' }

test('a seeker changes company, position and link of an own entry, and the history names the fields', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, seeker)
  const url = `/api/applications/${id}`
  const changed = await seeker.calls.put(url, { status: 'applied', ...changes, company: '  Mills ' })
  expect(changed).toMatchObject({ status: 200, body: { ...changes, status: 'applied' } })
  expect(await seeker.calls.put(url, { status: 'applied', jobUrl: '' })).toMatchObject({
    status: 200,
    body: { ...changes, jobUrl: null },
  })
  const { body } = await seeker.calls.get(`${url}/history`)
  expect(body).toMatchObject([
    { fields: ['jobUrl'], from: null, to: null },
    { fields: ['company', 'position', 'jobUrl', 'dateApplied'], from: 'interested', to: 'applied' },
    { action: 'created' },
  ])
  const { rows } = await app.pool.query('select details from audit_log where entity_id = $1', [id])
  expect(JSON.stringify(rows)).not.toMatch(/Mills|Clerk|example/)
})

test('an invalid company, position or link is refused and changes nothing', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const created = await createApplicationFor(app, seeker)
  const bodies = [
    { company: '' },
    { company: ' ' },
    { company: null },
    { position: '' },
    { position: 'x'.repeat(201) },
    { jobUrl: 'javascript:alert(1)' },
    { jobUrl: 7 },
  ]
  for (const body of bodies) {
    const reply = await seeker.calls.put(`/api/applications/${created.id}`, { status: 'offered', ...body })
    expect(reply.status, JSON.stringify(body)).toBe(400)
    expect(Object.keys(reply.body.fields)).toEqual(Object.keys(body))
  }
  expect((await seeker.calls.get('/api/applications')).body).toMatchObject([created])
})

test('company, position and link of a staff entry cannot be changed, and such a change is refused as a whole', async () => {
  const app = file()
  const { seeker, manager, admin } = await createSignedInTeam(app)
  const created = await createApplicationFor(app, manager, { userId: seeker.id })
  for (const { calls } of [seeker, manager, admin]) {
    for (const [field, value] of Object.entries(changes)) {
      const reply = await calls.put(`/api/applications/${created.id}`, { status: 'offered', [field]: value })
      expect(reply).toMatchObject({ status: 403, body: { message: /created for its job seeker/ } })
    }
  }
  expect((await seeker.calls.get('/api/applications')).body).toMatchObject([created])
  expect((await seeker.calls.get(`/api/applications/${created.id}/history`)).body).toHaveLength(1)

  const same = { status: 'offered', company: created.company, position: ` ${created.position} `, jobUrl: '' }
  expect(await seeker.calls.put(`/api/applications/${created.id}`, same)).toMatchObject({
    status: 200,
    body: { status: 'offered', company: created.company, position: created.position, jobUrl: null },
  })
})

test("staff change status and notes of a seeker's entry, but not its company, position or link", async () => {
  const app = file()
  const { seeker, manager, admin } = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, seeker)
  for (const { calls } of [manager, admin]) {
    const refused = await calls.put(`/api/applications/${id}`, { status: 'offered', company: 'Mills' })
    expect(refused).toMatchObject({ status: 403, body: { message: /job seeker who created this entry/ } })
    expect((await calls.put(`/api/applications/${id}`, { status: 'offered', notes: 'Seen' })).status).toBe(200)
  }
})
