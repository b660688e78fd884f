import { expect, test } from 'vitest'
import { createInterest, createSignedInTeam, createSubscribedTeam } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { checkPromises } from './check-promises.service.ts'

const check = (app: TestApp) => checkPromises(app, app.config.team)

/** Moves the promise about a row, so that it ran out three hours ago, or runs out in a minute. */
async function moveDue(app: TestApp, subjectId: string, to: 'late' | 'soon') {
  // The term counts again at every synchronisation: 30 days leave no working time, and wall time is exact.
  const change =
    to === 'late'
      ? "started_at = now() - interval '30 days', due_at = now() - interval '3 hours'"
      : "started_at = now() - interval '23 hours 59 minutes', due_at = now() + interval '1 minute'"
  await app.pool.query(`update promises set ${change} where subject_id = $1`, [subjectId])
}

const notices = async (app: TestApp) =>
  (
    await app.pool.query(
      `select title, n.related_entity_id as id, u.id as admin from notifications n inner join users u on u.id = n.user_id
       where type = 'promise' order by n.created_at`,
    )
  ).rows

const audited = async (app: TestApp) =>
  (await app.pool.query("select entity_id, subject_id, details from audit_log where action = 'promise.breached'")).rows

async function writeContact(app: TestApp) {
  const { rows } = await app.pool.query(
    "insert into contact_messages (name, email, message) values ('Ana', 'ana@example.test', 'Hello') returning id",
  )
  return rows[0].id as string
}

test('two processes record a breach and warn once, and tell every admin once', async () => {
  const app = await testApp()
  const { seeker, admin } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  await moveDue(app, id, 'late')
  const soon = await writeContact(app)
  await check(app)
  await moveDue(app, soon, 'soon')
  await Promise.all([check(app), check(app), check(app)])
  const promise = async (subjectId: string) =>
    (await app.pool.query('select * from promises where subject_id = $1', [subjectId])).rows[0]
  const [late, warned] = [await promise(id), await promise(soon)]
  expect(late).toMatchObject({ breached_at: expect.any(Date), warned_at: null })
  expect(warned).toMatchObject({ breached_at: null, warned_at: expect.any(Date) })
  expect(await notices(app)).toEqual([
    { title: 'A promise is late', id: late.id, admin: admin.id },
    { title: 'A promise runs out soon', id: warned.id, admin: admin.id },
  ])
  expect(await audited(app)).toEqual([
    { entity_id: late.id, subject_id: seeker.id, details: { kind: 'interest_answered' } },
  ])

  await app.pool.query("update promises set started_at = now() - interval '25 hours' where subject_id = $1", [soon])
  await app.pool.query("update promises set due_at = now() - interval '1 hour' where subject_id = $1", [soon])
  await Promise.all([check(app), check(app)])
  expect((await notices(app)).map(({ title }) => title)).toEqual([
    'A promise is late',
    'A promise runs out soon',
    'A promise is late',
  ])
  expect(await audited(app)).toHaveLength(2)
})

test('two first runs at the same time record one breach', async () => {
  const app = await testApp()
  const { seeker } = await createSignedInTeam(app)
  for (let round = 0; round < 3; round++) {
    const { id } = await createInterest(app, seeker)
    await moveDue(app, id, 'late')
    await Promise.all([check(app), check(app)])
  }
  expect(await audited(app)).toHaveLength(3)
  expect(await notices(app)).toHaveLength(3)
})

test('a paused promise is neither warned of nor broken', async () => {
  const app = await testApp()
  const { seeker, manager } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  const asked = { question: 'How many?', jobInterestId: id }
  await manager.calls.post(`/api/clients/${seeker.id}/questions`, asked)
  await app.pool.query("update client_questions set created_at = now() - interval '29 days 23 hours 59 minutes'")
  await moveDue(app, id, 'late')
  await app.pool.query(
    "update promise_pauses set started_at = now() - interval '29 days 23 hours 59 minutes' where promise_id = (select id from promises where subject_id = $1)",
    [id],
  )
  await check(app)
  expect(await notices(app)).toEqual([])
  expect(await audited(app)).toEqual([])
})

test('what the records say is kept is no breach, whatever is stored', async () => {
  const app = await testApp()
  const { seeker } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  await moveDue(app, id, 'late')
  await app.pool.query("update job_interests set processed = true, return_reason = 'Closed' where id = $1", [id])
  await check(app)
  expect(await audited(app)).toEqual([])
})

test('promises of an earlier version are opened, each once', async () => {
  const app = await testApp()
  const { seeker, loneSeeker } = await createSubscribedTeam(app)
  const { id } = await createInterest(app, seeker)
  await seeker.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'Hello' })
  await app.pool.query('update users set subscription_active = true where id = $1', [loneSeeker.id])
  const contact = await writeContact(app)
  await app.pool.query('delete from promises')
  await Promise.all([check(app), check(app)])
  const { rows } = await app.pool.query('select kind, subject_id from promises order by kind')
  expect(rows.filter(({ kind }) => kind !== 'first_application')).toEqual([
    { kind: 'contact_message', subject_id: contact },
    { kind: 'interest_answered', subject_id: id },
    { kind: 'manager_assigned', subject_id: loneSeeker.id },
    { kind: 'message_answered', subject_id: expect.any(String) },
  ])
  // Those of the two assignments.
  expect(rows.filter(({ kind }) => kind === 'first_application')).toHaveLength(2)
})

test('the figures equal those of an independent query, and a promise kept after its breach is late', async () => {
  const app = await testApp({ TEAM_TIME_ZONE: 'America/New_York' })
  const { seeker, manager, otherManager, admin } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  await moveDue(app, id, 'late')
  await check(app)
  await manager.calls.post(`/api/job-interests/${id}/return`, { reason: 'Closed' })
  await app.pool.query(
    `insert into promises (kind, subject_id, user_id, manager_id, started_at, due_at, kept_at, canceled_at)
     select (array['interest_answered', 'message_answered'])[1 + n % 2], gen_random_uuid(), $1,
       (array[$2, $3, null]::uuid[])[1 + n % 3], now() - n * interval '11 hours', now() - (n - 40) * interval '9 hours',
       case when n % 5 < 3 then now() - (n - 39 - n % 4) * interval '9 hours' end,
       case when n % 5 = 3 then now() - (n - 40 - n % 2) * interval '9 hours' + interval '1 minute' * (n % 2) * 9 end
     from generate_series(1, 300) n`,
    [seeker.id, manager.id, otherManager.id],
  )
  await app.pool.query(
    `insert into promise_pauses (promise_id, reason, source_id, started_at, ended_at)
     select id, 'question', gen_random_uuid(), started_at, case when kept_at is null then null else started_at end
     from promises where extract(second from created_at)::int >= 0 and ('x' || left(id::text, 1))::bit(4)::int % 3 = 0`,
  )
  const { body } = await admin.calls.get('/api/admin/promises')
  const { rows: raw } = await app.pool.query(
    `select p.*, to_char(due_at at time zone 'America/New_York', 'YYYY-MM') as month,
       (select count(*)::int from promise_pauses where promise_id = p.id) as pauses,
       exists (select from promise_pauses where promise_id = p.id and ended_at is null and started_at < p.due_at) as waits
     from promises p`,
  )
  const expected = new Map<string, { due: number; kept: number; late: number; paused: number }>()
  for (const row of raw) {
    if (row.canceled_at && row.canceled_at <= row.due_at) continue
    const key = [row.month, row.kind, row.manager_id].join(' ')
    const sum = expected.get(key) ?? { due: 0, kept: 0, late: 0, paused: 0 }
    sum.due += 1
    if (row.pauses > 0) sum.paused += 1
    if (row.kept_at && row.kept_at <= row.due_at) sum.kept += 1
    else if (row.kept_at || (row.due_at <= new Date() && !row.waits)) sum.late += 1
    expected.set(key, sum)
  }
  const shown = body.map(
    ({ month, kind, managerId, due, kept, late, paused }: Record<string, string | number | null>) => [
      [month, kind, managerId].join(' '),
      { due, kept, late, paused },
    ],
  )
  expect(new Map(shown)).toEqual(expected)
  expect(shown.length).toBeGreaterThan(8)
  const months = body.map(({ month }: { month: string }) => month)
  expect(months).toEqual(months.toSorted().toReversed())
  for (const { due, kept, late } of body) expect(kept + late).toBeLessThanOrEqual(due)
  const kept = raw.find((row) => row.subject_id === id)
  expect(kept).toMatchObject({ breached_at: expect.any(Date), kept_at: expect.any(Date) })
  expect(kept.kept_at > kept.due_at).toBe(true)
})

test('the admins see late and endangered promises, the earliest first', async () => {
  const app = await testApp()
  const { seeker, manager, admin } = await createSignedInTeam(app)
  const [late, open] = [await createInterest(app, seeker), await createInterest(app, seeker)]
  await moveDue(app, late.id, 'late')
  await app.pool.query("update promises set due_at = now() + interval '20 days' where subject_id <> $1", [late.id])
  const contact = await writeContact(app)
  await check(app)
  await moveDue(app, contact, 'soon')
  const { body } = await admin.calls.get('/api/admin/promises/open')
  expect(body).toMatchObject([
    {
      kind: 'interest_answered',
      subjectId: late.id,
      client: { id: seeker.id },
      manager: { id: manager.id },
      late: true,
      pausedBy: null,
    },
    { kind: 'contact_message', subjectId: contact, client: null, manager: null, late: false },
  ])
  expect(body.map(({ subjectId }: { subjectId: string }) => subjectId)).not.toContain(open.id)
  const remind = (aboutId: string) =>
    admin.calls.post('/api/admin/notifications/send', {
      recipientId: manager.id,
      title: 'Late',
      message: 'Hi',
      aboutId,
    })
  await remind(body[0].id)
  await remind(open.id)
  const { body: reminded } = await admin.calls.get('/api/admin/promises/open')
  const by = `${admin.firstName} ${admin.lastName}`
  expect(reminded).toMatchObject([{ nudged: { at: expect.any(String), by } }, { nudged: null }])
})

test('many late promises at once are one notification, and each is recorded', async () => {
  const app = await testApp()
  const { seeker, admin } = await createSignedInTeam(app)
  for (let count = 0; count < 6; count++) {
    const { id } = await createInterest(app, seeker)
    await moveDue(app, id, 'late')
  }
  await check(app)
  expect(await notices(app)).toEqual([{ title: '6 promises need attention', id: null, admin: admin.id }])
  expect(await audited(app)).toHaveLength(6)
  await check(app)
  expect(await notices(app)).toHaveLength(1)
})
