import { expect, test } from 'vitest'
import { historyEntry, type HistoryEntry } from '#contract/application-history.ts'
import { applicationDetails } from '#contract/applications.ts'
import { createApplicationFor, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

async function teamWithChanges() {
  const app = file()
  const team = await createSignedInTeam(app)
  await app.pool.query("update users set first_name = 'Mina', last_name = 'Ortiz' where id = $1", [team.manager.id])
  const { id } = await createApplicationFor(app, team.manager, { userId: team.seeker.id, sitePassword: 'hidden' })
  const url = `/api/applications/${id}`
  await team.seeker.calls.put(url, { status: 'applied', notes: 'Private words' })
  await team.seeker.calls.put(url, { status: 'applied', notes: 'Private words' })
  await team.manager.calls.get(`${url}/credentials`)
  await team.admin.calls.put(url, { status: 'applied', dateApplied: '2026-02-03', coverLetterUrl: null })
  return { ...team, url }
}

const withoutIds = (entries: HistoryEntry[]) => entries.map(({ id: _id, at: _at, ...entry }) => entry)

test('owner, assigned manager and admin read who changed what, newest first, by name', async () => {
  const { seeker, manager, admin, url } = await teamWithChanges()
  const expected = (reader: { id: string }) => [
    {
      action: 'updated',
      by: 'Sam Rivera',
      byMyself: reader.id === admin.id,
      from: null,
      to: null,
      fields: ['dateApplied'],
      outcome: null,
    },
    {
      action: 'updated',
      by: 'Sam Rivera',
      byMyself: reader.id === seeker.id,
      from: 'interested',
      to: 'applied',
      fields: ['dateApplied', 'notes'],
      outcome: null,
    },
    {
      action: 'created',
      by: 'Mina Ortiz',
      byMyself: reader.id === manager.id,
      from: null,
      to: 'interested',
      fields: [],
      outcome: null,
    },
  ]
  for (const reader of [seeker, manager, admin]) {
    const { status, body, text } = await reader.calls.get(`${url}/history`)
    expect(status).toBe(200)
    expect(withoutIds(body)).toEqual(expected(reader))
    expect(Object.keys(body[0]).toSorted()).toEqual(Object.keys(historyEntry.shape).toSorted())
    expect(text).not.toMatch(/Private words|hidden|revealed/)
  }
})

test('all others get a 404', async () => {
  const { otherSeeker, otherManager, loneSeeker, url } = await teamWithChanges()
  for (const { calls } of [otherSeeker, otherManager, loneSeeker]) {
    for (const path of [url, `${url}/history`])
      expect(await calls.get(path)).toMatchObject({ status: 404, body: { message: 'Application not found' } })
  }
  const nowhere = '/api/applications/00000000-0000-4000-8000-000000000000'
  for (const path of [nowhere, `${nowhere}/history`]) expect((await otherSeeker.calls.get(path)).status).toBe(404)
  for (const path of ['/api/applications/1', '/api/applications/1/history'])
    expect((await otherSeeker.calls.get(path)).status).toBe(400)
})

test('the history stays without the name when the person who made it is deleted', async () => {
  const app = file()
  const { seeker, admin } = await createSignedInTeam(app)
  const leaving = await createUser(app, { role: 'admin' })
  const { id } = await createApplicationFor(app, leaving, { userId: seeker.id })
  await app.pool.query('delete from users where id = $1', [leaving.id])
  const { body } = await seeker.calls.get(`/api/applications/${id}/history`)
  expect(body).toMatchObject([{ action: 'created', by: null, byMyself: false }])
  expect((await admin.calls.get(`/api/applications/${id}/history`)).body).toHaveLength(1)
})

test('one application is read with its client and who made the entry, without its password', async () => {
  const { seeker, manager, url } = await teamWithChanges()
  const { body, text } = await manager.calls.get(url)
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(applicationDetails.shape).toSorted())
  expect(body).toMatchObject({
    notes: 'Private words',
    createdByStaff: true,
    hasSitePassword: true,
    client: { id: seeker.id, firstName: 'Sam', lastName: 'Rivera' },
  })
  expect(text).not.toContain('hidden')
})
