import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createAppointment, createInterviewee } from './interviews.fixture.ts'

const file = fileApp()

/** The events of a calendar as each of two independent libraries reads them. */
function parseCalendar(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const first = events.map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      place: event.location,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      properties: component.getAllProperties().map(({ name }) => name.toUpperCase()),
      alarms: component.getAllSubcomponents('valarm').length,
    }
  })
  const second = Object.values(nodeIcal.sync.parseICS(text))
    .filter((part) => part !== undefined && part.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      start: event.start.toISOString(),
      end: event.end?.toISOString(),
      summary: event.summary,
      place: event.location ?? null,
      sequence: Number(event.sequence),
      status: event.status,
    }))
  const shared = first.map(({ properties: _properties, alarms: _alarms, ...event }) => event)
  expect(second).toEqual(shared)
  return first
}

const createFeed = async ({ calls }: { calls: { post: (url: string) => Promise<{ body: { url: string } }> } }) =>
  new URL((await calls.post('/api/calendar-feed')).body.url).pathname

test('an interview as a file says the same to two libraries, in the right zone', async () => {
  const { save, seeker, manager, otherManager } = await createInterviewee(file())
  const appointment = createAppointment()
  const [stored] = await save({ ...appointment, notes: 'My secret notes' })
  for (const { calls } of [seeker, manager]) {
    const { status, headers, text } = await calls.get(`/api/interviews/${stored?.id}.ics`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toContain('attachment')
    expect(text).not.toContain('secret notes')
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(parseCalendar(text)).toMatchObject([
      {
        uid: `${stored?.id}@localhost`,
        start: appointment.startsAt,
        end: appointment.endsAt,
        summary: 'Interview: Engineer at Acme',
        place: 'https://meet.example.test/room',
        sequence: 0,
        status: 'CONFIRMED',
        alarms: 1,
      },
    ])
  }
  expect((await otherManager.calls.get(`/api/interviews/${stored?.id}.ics`)).status).toBe(404)
  expect((await file().anonymous.get(`/api/interviews/${stored?.id}.ics`)).status).toBe(401)
  expect((await seeker.calls.get('/api/interviews/nonsense.ics')).status).toBe(404)
  await save()
  expect((await seeker.calls.get(`/api/interviews/${stored?.id}.ics`)).status).toBe(404)
})

test('an update and a cancellation keep the UID and raise the sequence in the feed', async () => {
  const { save, seeker, applicationId } = await createInterviewee(file())
  const path = await createFeed(seeker)
  const read = async () => {
    const { text, status } = await file().anonymous.get(path)
    expect(status).toBe(200)
    return parseCalendar(text)
  }
  expect(await read()).toEqual([])
  const [stored] = await save(createAppointment())
  const [created] = await read()
  expect(created).toMatchObject({ uid: `${stored?.id}@localhost`, sequence: 0, status: 'CONFIRMED' })
  const later = createAppointment(100)
  await save({ ...later, id: stored?.id })
  expect(await read()).toMatchObject([{ uid: created?.uid, sequence: 1, start: later.startsAt, status: 'CONFIRMED' }])
  await save()
  expect(await read()).toMatchObject([{ uid: created?.uid, sequence: 2, status: 'CANCELLED', alarms: 0 }])
  await file().pool.query("update interviews set removed_at = now() - interval '31 days' where application_id = $1", [
    applicationId,
  ])
  expect(await read()).toEqual([])
})

const longText = 'Ünïcode 😀, with; signs \\ and "quotes" '.repeat(60).slice(0, 1_999)
const hostile = [
  'Room 5\r\nATTENDEE:mailto:evil@example.test',
  'A\nBEGIN:VEVENT\nUID:evil\nEND:VEVENT',
  'A\rATTENDEE:mailto:evil@example.test\r',
  'Commas, semicolons; colons: and back\\slashes \\\\',
  `👩‍👩‍👧‍👦🏽${'é'.repeat(80)}`,
  'A\u000bB\u0085ATTENDEE:x\u2028ORGANIZER:y\u0007',
  longText,
]

test.each(hostile)('hostile text %# stays text in both libraries', async (place) => {
  const app = file()
  const team = await createSignedInTeam(app)
  const company = place.slice(0, 190)
  const { id } = await createApplicationFor(app, team.manager, { userId: team.seeker.id, company })
  const appointment = { ...createAppointment(), place, people: [company] }
  const { body } = await team.seeker.calls.put(`/api/applications/${id}/interviews`, [appointment])
  const { text } = await team.seeker.calls.get(`/api/interviews/${body[0].id}.ics`)
  const [event, ...others] = parseCalendar(text)
  expect(others).toEqual([])
  expect(event?.properties.toSorted()).toEqual(
    [
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'SUMMARY',
      'LOCATION',
      'DESCRIPTION',
      'URL',
      'STATUS',
      'LAST-MODIFIED',
    ].toSorted(),
  )
  // Line breaks and control characters may become others; no word is lost.
  const plain = (value: unknown) =>
    String(value)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  expect(plain(event?.place)).toBe(plain(place))
  expect(plain(event?.summary)).toBe(plain(`Interview: Engineer at ${company}`))
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the feed needs its token alone, is not cached, and a new or revoked address ends the one before', async () => {
  const { save, seeker, otherSeeker } = await createInterviewee(file())
  await save(createAppointment())
  const first = await createFeed(seeker)
  const { headers } = await file().anonymous.get(first)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(headers['set-cookie']).toBeUndefined()
  expect((await file().anonymous.get(await createFeed(otherSeeker))).text).not.toContain('VEVENT')
  const second = await createFeed(seeker)
  const status = async (path: string) => (await file().call('GET', path, { headers: { accept: 'text/html' } })).status
  expect([await status(first), await status(second)]).toEqual([404, 200])
  const { rows } = await file().pool.query('select token from calendar_feeds where user_id = $1', [seeker.id])
  expect(second).not.toContain(rows[0].token)
  expect((await seeker.calls.get('/api/calendar-feed')).body).toEqual({ createdAt: expect.any(String) })
  expect((await seeker.calls.delete('/api/calendar-feed')).status).toBe(200)
  expect(await status(second)).toBe(404)
  expect((await seeker.calls.get('/api/calendar-feed')).body).toBeNull()
  for (const path of ['/calendar/x.ics', `/calendar/${rows[0].token}.ics`, `/calendar/${'a'.repeat(43)}.ics`])
    expect(await status(path)).toBe(404)
})

test('the feed of a suspended account is gone until it is restored', async () => {
  const { seeker, admin } = await createInterviewee(file())
  const path = await createFeed(seeker)
  await admin.calls.post(`/api/admin/users/${seeker.id}/suspend`)
  expect((await file().anonymous.get(path)).status).toBe(404)
  await admin.calls.post(`/api/admin/users/${seeker.id}/restore`)
  expect((await file().anonymous.get(path)).status).toBe(200)
})
