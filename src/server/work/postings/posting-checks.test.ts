import { expect, test } from 'vitest'
import type { FoundState } from '#server/gateways/posting-fetcher/posting-reader.ts'
import { createClosedInterest, createInterest, createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { checkPendingPostings } from './posting-checks.service.ts'

const open: FoundState = { state: 'open', reason: 'The job board lists it.' }
const closed: FoundState = { state: 'closed', reason: 'Its page is gone.' }
const unknown: FoundState = { state: 'unknown', reason: 'The website was too busy to answer.' }

/** An app whose postings are in the state that the test sets, and a client with a pending interest. */
async function createChecked(state: FoundState | null, settings: Record<string, string> = {}) {
  const now = { state, asked: [] as string[], during: async () => {} }
  const app = await testApp(settings, {
    postings: {
      read: () => Promise.reject(new Error('not read here')),
      check: async (link) => {
        now.asked.push(link)
        await now.during()
        return now.state
      },
      close: async () => {},
    },
  })
  const team = await createSignedInTeam(app)
  const interest = await createInterest(app, team.seeker)
  const path = `/api/job-interests/${interest.id}/posting-state`
  const { pool } = app
  /** Lets the checks become older. */
  const age = (interval: string) =>
    pool.query(
      `update posting_checks set tried_at = tried_at - $1::interval, checked_at = checked_at - $1::interval,
       closed_at = closed_at - $1::interval, resumed_at = resumed_at - $1::interval`,
      [interval],
    )
  const readPauses = async (id = interest.id) =>
    (
      await pool.query(
        `select reason, ended_at is not null as ended from promise_pauses
         join promises on promises.id = promise_id where subject_id = $1 order by promise_pauses.started_at`,
        [id],
      )
    ).rows
  const readNews = async (who: 'seeker' | 'manager') =>
    (await team[who].calls.get('/api/notifications')).body
      .filter(
        ({ type, title }: { type: string; title: string }) => type === 'job_interest' && title !== 'New job interest',
      )
      .map(({ title, relatedEntityId }: { title: string; relatedEntityId: string }) => [title, relatedEntityId])
  const readOwn = async () => (await team.seeker.calls.get('/api/job-interests')).body[0]
  const readItem = async () => (await team.manager.calls.get(`/api/account-manager/queue?item=${interest.id}`)).body[0]
  const runJob = () => checkPendingPostings(app, 0)
  return { app, now, ...team, interest, path, age, readPauses, readNews, readOwn, readItem, runJob }
}

test('an open posting changes nothing, and both sides see when we looked', async () => {
  const { now, manager, seeker, path, interest, readPauses, readOwn, readItem } = await createChecked(open)
  expect((await readOwn()).postingCheck).toBeNull()
  const found = await manager.calls.get(path)
  expect(found).toMatchObject({ status: 200, body: { ...open, checkedAt: expect.any(String), saidOpenAt: null } })
  expect((await seeker.calls.get(path)).body).toEqual(found.body)
  expect((await readOwn()).postingCheck).toEqual(found.body)
  expect((await readItem()).interest.postingCheck).toEqual(found.body)
  expect(await readPauses()).toEqual([])
  expect(now.asked).toEqual([interest.jobUrl])
})

test('a posting is looked at again after an hour, or ten minutes where that gave no answer', async () => {
  const { now, manager, path, age } = await createChecked(open)
  const look = async () => {
    const before = now.asked.length
    await manager.calls.get(path)
    return now.asked.length - before
  }
  expect([await look(), await look()]).toEqual([1, 0])
  await age('59 minutes')
  expect(await look()).toBe(0)
  now.state = unknown
  await age('2 minutes')
  expect([await look(), await look()]).toEqual([1, 0])
  await age('11 minutes')
  expect(await look()).toBe(1)
})

test('the link of two clients is looked at once', async () => {
  const { app, now, manager, seeker, path, interest, admin, otherSeeker } = await createChecked(closed)
  const other = await createInterest(app, otherSeeker)
  await app.pool.query('update job_interests set job_url = $1 where id = $2', [interest.jobUrl, other.id])
  await manager.calls.get(path)
  expect((await admin.calls.get(`/api/job-interests/${other.id}/posting-state`)).body).toMatchObject(closed)
  expect(now.asked).toHaveLength(1)
  expect((await seeker.calls.get(`/api/job-interests/${other.id}/posting-state`)).status).toBe(404)
})

test('a closed posting pauses its promise alone, and asks the client once', async () => {
  const { app, seeker, manager, path, interest, age, readPauses, readNews, readItem, runJob } =
    await createChecked(closed)
  const other = await createInterest(app, seeker)
  await app.pool
    .query(`insert into posting_checks (user_id, job_interest_id, job_url, state, reason, checked_at, tried_at)
    select user_id, id, job_url, 'open', 'x', now(), now() from job_interests where id = '${other.id}'`)
  await manager.calls.get(path)
  expect(await readPauses()).toEqual([{ reason: 'posting', ended: false }])
  expect(await readPauses(other.id)).toEqual([])
  expect((await readItem()).pausedBy).toBe('posting')
  const { rows } = await app.pool.query(
    "select 1 from promise_pauses join promises on promises.id = promise_id where kind = 'first_application'",
  )
  expect(rows).toEqual([])
  for (let day = 0; day < 3; day++) {
    await age('1 day')
    await runJob()
  }
  const news = await readNews('seeker')
  expect(news.filter(([, id]: [string, string]) => id === interest.id)).toEqual([
    ['This posting seems to be closed', interest.id],
  ])
  expect(await readNews('manager')).toEqual([])
  expect((await app.pool.query('select processed from job_interests where id = $1', [interest.id])).rows).toEqual([
    { processed: false },
  ])
})

test('the pause ends when the posting is open again', async () => {
  const { now, manager, path, age, readPauses, readItem } = await createChecked(closed)
  await manager.calls.get(path)
  await age('2 hours')
  now.state = unknown
  await manager.calls.get(path)
  expect(await readPauses()).toEqual([{ reason: 'posting', ended: false }])
  now.state = open
  await age('2 hours')
  await manager.calls.get(path)
  expect(await readPauses()).toEqual([{ reason: 'posting', ended: true }])
  expect(await readItem()).toMatchObject({ pausedBy: null, interest: { postingCheck: open } })
})

test('a website that does not answer does not make a closed posting doubtful, and an open one unknown', async () => {
  const { now, manager, path, age } = await createChecked(closed)
  const first = (await manager.calls.get(path)).body
  await age('2 hours')
  now.state = unknown
  const { checkedAt, ...again } = (await manager.calls.get(path)).body
  expect(again).toMatchObject(closed)
  expect(checkedAt < first.checkedAt).toBe(true)
  const other = await createChecked(open)
  await other.manager.calls.get(other.path)
  await other.age('2 hours')
  other.now.state = unknown
  expect((await other.manager.calls.get(other.path)).body).toMatchObject(unknown)
})

test('a change of the interest ends the pause, and another link is another posting', async () => {
  const { now, seeker, manager, interest, path, readPauses, readOwn, readNews } = await createChecked(closed)
  await manager.calls.get(path)
  await seeker.calls.put(`/api/job-interests/${interest.id}`, { jobUrl: interest.jobUrl, notes: 'Please look again' })
  expect(await readPauses()).toEqual([{ reason: 'posting', ended: true }])
  await seeker.calls.put(`/api/job-interests/${interest.id}`, { jobUrl: 'https://jobs.example.test/another' })
  expect((await readOwn()).postingCheck).toBeNull()
  await manager.calls.get(path)
  expect(now.asked.at(-1)).toBe('https://jobs.example.test/another')
  expect((await readPauses()).map(({ ended }) => ended)).toEqual([true, false])
  expect(await readNews('seeker')).toHaveLength(2)
})

test('the client contradicts: the pause ends, the manager hears it, and that link pauses no more', async () => {
  const { seeker, manager, interest, path, age, readPauses, readNews, runJob } = await createChecked(closed)
  const still = `/api/job-interests/${interest.id}/still-open`
  expect((await seeker.calls.post(still)).status).toBe(409)
  await manager.calls.get(path)
  const said = await seeker.calls.post(still)
  expect(said).toMatchObject({ status: 200, body: { ...closed, saidOpenAt: expect.any(String) } })
  expect(await readPauses()).toEqual([{ reason: 'posting', ended: true }])
  expect(await readNews('manager')).toEqual([['Still open', interest.id]])
  await age('1 day')
  await runJob()
  expect(await readPauses()).toEqual([{ reason: 'posting', ended: true }])
  expect(await readNews('seeker')).toHaveLength(1)
  expect((await manager.calls.get(path)).body).toMatchObject({ state: 'closed', saidOpenAt: said.body.saidOpenAt })
})

test('what changed while the website was asked holds', async () => {
  const { app, now, seeker, manager, interest, path, readPauses } = await createChecked(closed)
  now.during = async () => {
    await seeker.calls.put(`/api/job-interests/${interest.id}`, { jobUrl: 'https://jobs.example.test/another' })
  }
  expect((await manager.calls.get(path)).body).toMatchObject(closed)
  expect((await app.pool.query('select 1 from posting_checks')).rowCount).toBe(0)
  now.during = async () => void (await app.pool.query('update job_interests set processed = true'))
  await manager.calls.get(path)
  expect(await readPauses()).toEqual([])
  now.during = async () => void (await app.pool.query('delete from job_interests'))
  await app.pool.query(
    "update posting_checks set tried_at = tried_at - interval '1 day', checked_at = checked_at - interval '1 day'",
  )
  expect((await manager.calls.get(path)).status).toBe(200)
})

test('two looks at once store one check and ask once', async () => {
  const { app, manager, seeker, path, readNews } = await createChecked(closed)
  const replies = await Promise.all([manager, seeker, manager, seeker].map(({ calls }) => calls.get(path)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await app.pool.query('select 1 from posting_checks')).rowCount).toBe(1)
  expect(await readNews('seeker')).toHaveLength(1)
})

test('the job looks at pending interests once a day, the longest ago first, and at no others', async () => {
  const { app, now, seeker, interest, age, runJob } = await createChecked(open)
  const second = await createInterest(app, seeker)
  const answered = await createInterest(app, seeker)
  await app.pool.query('update job_interests set processed = true where id = $1', [answered.id])
  await runJob()
  expect(now.asked).toEqual([interest.jobUrl, second.jobUrl])
  await runJob()
  expect(now.asked).toHaveLength(2)
  await age('21 hours')
  const third = await createInterest(app, seeker)
  await runJob()
  expect(now.asked.slice(2)).toEqual([third.jobUrl, interest.jobUrl, second.jobUrl])
})

test('nothing is asked where the server does not read postings', async () => {
  const { now, manager, seeker, app, path, runJob } = await createChecked(closed, { READ_POSTINGS: '0' })
  expect((await manager.calls.get(path)).body).toEqual({
    state: 'unknown',
    reason: 'This server does not read postings.',
    checkedAt: null,
    saidOpenAt: null,
  })
  await createClosedInterest(app, seeker)
  await runJob()
  expect(now.asked).toEqual([])
})

test('while too many wait for a website nothing is claimed or stored', async () => {
  const { app, manager, path } = await createChecked(null)
  expect((await manager.calls.get(path)).body).toMatchObject({ state: 'unknown', checkedAt: null })
  expect((await app.pool.query('select 1 from posting_checks')).rowCount).toBe(0)
})
