import { expect, test } from 'vitest'
import { actingAs, createSubscription, createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import { createWorkers, startSchedules } from '#server/workers.ts'
import type { Deps } from '#server/deps.ts'
import { assignClient } from './users.service.ts'

/** Does the scheduled job once, as the worker would. */
const runJob = (deps: Deps) => createWorkers(deps, async () => 200)['assign-waiting-clients']({})

/** A subscriber who has waited that many hours. */
async function waiting(app: TestApp, hours: number) {
  const person = await createUser(app)
  await createSubscription(app, person)
  await app.pool.query('update users set manager_wanted_since = now() - make_interval(mins => $2) where id = $1', [
    person.id,
    hours * 60,
  ])
  return person
}

async function findManager({ pool }: TestApp, { id }: { id: string }) {
  const { rows } = await pool.query('select account_manager_id from account_manager_assignments where user_id = $1', [
    id,
  ])
  return rows[0]?.account_manager_id ?? null
}

const createManagers = (app: TestApp, count: number) =>
  Promise.all(Array.from({ length: count }, () => createUser(app, { role: 'account_manager' })))

test('a client who waited longer than the setting gets the least loaded manager, and both are notified', async () => {
  const app = await testApp({ AUTO_ASSIGN_HOURS: '5' })
  const [busy, free, away] = await createManagers(app, 3)
  if (!busy || !free || !away) throw new Error('There are three managers')
  const admin = await createUser(app, { role: 'admin' })
  for (const { id: accountManagerId } of [busy, busy, free])
    await assignClient(app, actingAs(admin), { userId: (await createUser(app)).id, accountManagerId })
  await app.pool.query('update users set suspended_at = now() where id = $1', [away.id])
  const [late, early] = [await waiting(app, 5.1), await waiting(app, 4.9)]
  app.queued.length = 0
  await runJob(app.deps)
  expect([await findManager(app, late), await findManager(app, early)]).toEqual([free.id, null])
  for (const [person, message] of [
    [late, 'Sam Rivera is now your account manager. You can write to Sam Rivera under Messages at any time.'],
    [free, 'Sam Rivera is now your client.'],
  ] as const)
    expect((await (await app.signIn(person)).get('/api/notifications')).body[0]).toMatchObject({
      type: 'assignment',
      message,
    })
  expect(app.queued.map(({ name }) => name)).toEqual(['notification-mail', 'notification-mail'])
  const { rows } = await app.pool.query(
    "select * from audit_log where action = 'client.assigned' and subject_id = $1",
    [late.id],
  )
  expect(rows).toMatchObject([{ actor_id: null, address: 'system', details: { accountManagerId: free.id } }])
})

test('many waiting clients are each assigned once, by any number of processes, to all managers', async () => {
  const app = await testApp()
  const managers = await createManagers(app, 3)
  const people = []
  for (let index = 0; index < 12; index++) people.push(await waiting(app, 13))
  const run = () => runJob(app.deps)
  await Promise.all([run(), run(), run()])
  const { rows } = await app.pool.query("select client_count from users where role = 'account_manager'")
  expect(rows.map(({ client_count: count }) => count).reduce((sum, count) => sum + count)).toBe(12)
  const audited = await app.pool.query("select 1 from audit_log where action = 'client.assigned'")
  expect(audited.rowCount).toBe(12)
  await run()
  const again = await Promise.all(people.map((person) => findManager(app, person)))
  expect(new Set(again)).toEqual(new Set(managers.map(({ id }) => id)))
})

test('a single worker spreads clients evenly', async () => {
  const app = await testApp()
  await createManagers(app, 3)
  for (let index = 0; index < 7; index++) await waiting(app, 13)
  await runJob(app.deps)
  const { rows } = await app.pool.query("select client_count from users where role = 'account_manager' order by 1")
  expect(rows.map(({ client_count: count }) => count)).toEqual([2, 2, 3])
})

test("an admin's concurrent assignment wins", async () => {
  const app = await testApp()
  const admin = await createUser(app, { role: 'admin' })
  const [byHand] = await createManagers(app, 2)
  if (!byHand) throw new Error('There are managers')
  const run = () => runJob(app.deps)
  for (let round = 0; round < 5; round++) {
    const person = await waiting(app, 13)
    const assign = () => assignClient(app, actingAs(admin), { userId: person.id, accountManagerId: byHand.id })
    await Promise.all([run(), assign(), run()])
    // The admin's assignment wins: it came first, or it replaced the job's.
    expect(await findManager(app, person)).toBe(byHand.id)
  }
})

test('without an account manager, and with the setting at 0, nothing happens', async () => {
  const app = await testApp()
  const person = await waiting(app, 100)
  await runJob(app.deps)
  expect(await findManager(app, person)).toBeNull()
  await createManagers(app, 1)
  await runJob({ ...app.deps, config: { ...app.config, autoAssignHours: 0 } })
  expect(await findManager(app, person)).toBeNull()
  await runJob(app.deps)
  expect(await findManager(app, person)).not.toBeNull()
})

test('runs every ten minutes', async () => {
  const scheduled: string[][] = []
  const jobs = { ...idleJobs, schedule: async (name: string, cron: string) => void scheduled.push([name, cron]) }
  await startSchedules({ jobs })
  expect(scheduled).toContainEqual(['assign-waiting-clients', '*/10 * * * *'])
})
