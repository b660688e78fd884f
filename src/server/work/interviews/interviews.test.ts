import { expect, test } from 'vitest'
import { fileApp } from '#test/harness.ts'
import { createAppointment, createInterviewee, inHours } from './interviews.fixture.ts'

const file = fileApp()

const readSequences = async (applicationId: string) => {
  const { rows } = await file().pool.query(
    'select id, sequence, removed_at is not null as removed from interviews where application_id = $1 order by starts_at',
    [applicationId],
  )
  return rows
}

test('the list is replaced, listed ids stay, and the others are removed', async () => {
  const { save, seeker, manager, path, applicationId } = await createInterviewee(file())
  const [first, second] = await save(createAppointment(48), createAppointment(72))
  expect(first).toMatchObject({
    applicationId,
    place: 'https://meet.example.test/room',
    people: ['Ida Berg', 'Tom Reyes'],
  })
  const changed = { ...createAppointment(24 * 5), id: second?.id, place: '5 Main St' }
  const { body } = await manager.calls.put(path, [createAppointment(24 * 9), changed])
  expect(body).toMatchObject([{ id: second?.id, place: '5 Main St' }, { place: 'https://meet.example.test/room' }])
  expect((await seeker.calls.get(path)).body).toEqual(body)
  expect(await readSequences(applicationId)).toMatchObject([
    { id: first?.id, sequence: 1, removed: true },
    { id: second?.id, sequence: 1, removed: false },
    { sequence: 0, removed: false },
  ])
  expect((await seeker.calls.get(`/api/interviews/${first?.id}`)).status).toBe(404)
})

test('only time, place, people and kind raise the sequence', async () => {
  const { save, seeker, applicationId } = await createInterviewee(file())
  const appointment = createAppointment()
  const [stored] = await save(appointment)
  const id = stored?.id
  await save({ ...appointment, id, notes: 'Bring the portfolio' })
  await seeker.calls.put(`/api/interviews/${id}/preparation`, { checklist: ['posting'], outcome: 'Well' })
  expect(await readSequences(applicationId)).toMatchObject([{ sequence: 0 }])
  const changes = [
    { endsAt: inHours(80) },
    { timeZone: 'UTC' },
    { kind: 'phone' },
    { place: null },
    { people: ['Ida Berg'] },
  ]
  let current: object = { ...appointment, id }
  for (const [count, change] of changes.entries()) {
    current = { ...current, ...change }
    await save(current)
    expect(await readSequences(applicationId)).toMatchObject([{ sequence: count + 1 }])
  }
})

test('refuses unknown and repeated ids, an end before the start and what is no time zone', async () => {
  const { save, seeker, path } = await createInterviewee(file())
  const another = await createInterviewee(file())
  const appointment = createAppointment()
  const [foreign] = await another.save(appointment)
  const [own] = await save(appointment)
  const put = async (...list: object[]) => (await seeker.calls.put(path, list)).status
  expect(await put({ ...appointment, id: foreign?.id })).toBe(404)
  expect(await put({ ...appointment, id: own?.id }, { ...appointment, id: own?.id })).toBe(400)
  expect(await put({ ...appointment, endsAt: appointment.startsAt })).toBe(400)
  for (const timeZone of ['', 'Mars/Base', '+02:00', 'Europe/Berlin\r\nX:1', '../etc'])
    expect(await put({ ...appointment, timeZone }), timeZone).toBe(400)
  for (const timeZone of ['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata'])
    expect(await put({ ...appointment, timeZone }), timeZone).toBe(200)
  expect(await put(...Array.from({ length: 21 }, () => appointment))).toBe(400)
})

test('each side writes its own notes, and both read both', async () => {
  const { save, seeker, manager, otherManager, otherSeeker } = await createInterviewee(file())
  const [stored] = await save({ ...createAppointment(), notes: 'Ask about the team' })
  const path = `/api/interviews/${stored?.id}`
  expect((await manager.calls.put(`${path}/preparation`, { teamNotes: 'They like numbers' })).status).toBe(200)
  expect((await manager.calls.put(`${path}/preparation`, { notes: 'Overwritten' })).status).toBe(403)
  expect((await seeker.calls.put(`${path}/preparation`, { teamNotes: 'Overwritten' })).status).toBe(403)
  await manager.calls.put(`/api/applications/${stored?.applicationId}/interviews`, [
    { ...createAppointment(), id: stored?.id, notes: 'Overwritten' },
  ])
  await seeker.calls.put(`${path}/preparation`, { checklist: ['posting', 'posting', 'questions'] })
  for (const { calls } of [seeker, manager])
    expect((await calls.get(path)).body).toMatchObject({
      notes: 'Ask about the team',
      teamNotes: 'They like numbers',
      checklist: ['posting', 'questions'],
      application: { company: 'Acme', position: 'Engineer' },
      client: { id: seeker.id },
    })
  for (const { calls } of [otherManager, otherSeeker]) {
    expect((await calls.get(path)).status).toBe(404)
    expect((await calls.put(`${path}/preparation`, { outcome: 'Bad' })).status).toBe(404)
  }
  expect((await seeker.calls.put(`${path}/preparation`, { notes: '' })).body.notes).toBeNull()
})

test('the lines of the client survive, each replaced by its own next text, and staff only read them', async () => {
  const { save, seeker, manager } = await createInterviewee(file())
  const [stored] = await save(createAppointment())
  const path = `/api/interviews/${stored?.id}`
  const put = (answer: object, person = seeker) => person.calls.put(`${path}/preparation`, { answer })
  const question = { part: 'answer', about: 'What made you apply?' }
  await put({ ...question, text: 'The team' })
  await put({ part: 'result', about: 'Led a team', text: '40 %' })
  await put({ ...question, text: 'The team, and the work' })
  await save({ ...createAppointment(96), id: stored?.id })
  const answers = [
    { part: 'result', about: 'Led a team', text: '40 %' },
    { ...question, text: 'The team, and the work' },
  ]
  for (const { calls } of [seeker, manager]) expect((await calls.get(path)).body.answers).toEqual(answers)
  expect((await put({ ...question, text: 'Mine' }, manager)).status).toBe(403)
  expect((await put({ ...question, text: '' })).body.answers).toEqual(answers.slice(0, 1))
  expect((await put({ ...question, text: 'x'.repeat(2_001) })).status).toBe(400)
  expect((await put({ ...question, part: 'outcome', text: 'x' })).status).toBe(400)
})

test('refuses more lines than there is room for, and still takes another text of a known one', async () => {
  const { save, seeker } = await createInterviewee(file())
  const [stored] = await save(createAppointment())
  const full = Array.from({ length: 60 }, (_, index) => ({ part: 'answer', about: `Question ${index}`, text: 'Yes' }))
  await file().pool.query('update interviews set answers = $2 where id = $1', [stored?.id, JSON.stringify(full)])
  const put = (about: string) =>
    seeker.calls.put(`/api/interviews/${stored?.id}/preparation`, { answer: { part: 'answer', about, text: 'No' } })
  expect((await put('Another')).status).toBe(409)
  expect((await put('Question 7')).status).toBe(200)
})

test('how it went is part of the history of the application, once per change', async () => {
  const { save, seeker, applicationId } = await createInterviewee(file())
  const [stored] = await save(createAppointment())
  const path = `/api/interviews/${stored?.id}/preparation`
  for (const outcome of ['Went well', 'Went well', null, 'They call on Friday'])
    await seeker.calls.put(path, { outcome })
  const readOutcomes = async () =>
    (await seeker.calls.get(`/api/applications/${applicationId}/history`)).body
      .filter(({ action }: { action: string }) => action === 'interview_outcome')
      .map(({ outcome, byMyself }: { outcome: string; byMyself: boolean }) => ({ outcome, byMyself }))
  // The log holds no texts, so each entry shows the current one.
  expect(await readOutcomes()).toEqual(
    Array.from({ length: 2 }, () => ({ outcome: 'They call on Friday', byMyself: true })),
  )
  const { rows } = await file().pool.query("select details from audit_log where action = 'interview.outcome'")
  expect(rows).toContainEqual({ details: { interviewId: stored?.id } })
  await save()
  expect(await readOutcomes()).toEqual(Array.from({ length: 2 }, () => ({ outcome: null, byMyself: true })))
})

test('the client is notified of what the account manager enters, and not of their own', async () => {
  const { save, seeker, manager, path } = await createInterviewee(file())
  const count = async () => {
    const { body } = await seeker.calls.get('/api/notifications')
    return body.filter(({ type }: { type: string }) => type === 'interview')
  }
  const [stored] = await save(createAppointment())
  expect(await count()).toEqual([])
  await manager.calls.put(path, [{ ...createAppointment(), id: stored?.id, kind: 'phone' }])
  expect(await count()).toMatchObject([{ title: 'Your interview at Acme was changed', relatedEntityId: stored?.id }])
  await manager.calls.put(path, [])
  expect(await count()).toHaveLength(2)
})

test('upcoming interviews are those to come of applications that go on, the earliest first', async () => {
  const { save, seeker, manager, otherSeeker, applicationId } = await createInterviewee(file())
  const [past, late, soon] = [createAppointment(-5), createAppointment(90), createAppointment(20)]
  await save(past, late, soon)
  const read = async ({ calls }: typeof seeker) =>
    (await calls.get('/api/interviews')).body.map(({ startsAt }: { startsAt: string }) => startsAt)
  expect(await read(seeker)).toEqual([soon.startsAt, late.startsAt])
  expect(await read(manager)).toEqual([soon.startsAt, late.startsAt])
  expect(await read(otherSeeker)).toEqual([])
  await seeker.calls.put(`/api/applications/${applicationId}`, { status: 'withdrew' })
  expect(await read(seeker)).toEqual([])
})
