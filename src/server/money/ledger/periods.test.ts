import { expect, test } from 'vitest'
import { plans, type PlanId } from '#contract/plans.ts'
import { addIncludedTasks } from './included-tasks.service.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { actingAs, createApplicationFor, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper, type Shopper } from '#test/subscribers.ts'

const file = fileApp()

async function createSubscriber(plan: PlanId) {
  const app = file()
  const { admin, manager } = await createTeam(app)
  const seeker = await createShopper(app)
  await assignClient(app, actingAs(admin), { userId: seeker.id, accountManagerId: manager.id })
  await seeker.subscribe(plan)
  await addTasks()
  const calls = await app.signIn(manager)
  const send = () => createApplicationFor(app, manager, { userId: seeker.id, status: 'applied' })
  const ledger = async () => (await seeker.calls.get('/api/ledger')).body
  const tasks = async () =>
    (await seeker.calls.get('/api/tasks')).body.map(
      ({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`,
    )
  return { seeker, manager: { ...manager, calls }, send, ledger, tasks }
}

/** Does the queued jobs, as the worker would. */
async function addTasks() {
  for (const { periodId } of file().takeQueued('included-tasks'))
    await addIncludedTasks(file(), file().config.team, periodId)
}

const change = async (seeker: Shopper, plan: PlanId) => {
  // The provider takes the same change within a second for a repetition.
  await seeker.moveClock(1)
  await seeker.choose(plan)
  await file().deliverPaymentEvents()
  await addTasks()
}

const renew = async (seeker: Shopper) => {
  await seeker.moveToRenewal(1)
  await addTasks()
}

test('each renewal adds a period; applications count for the latest, and what is missing is owed', async () => {
  const { seeker, send, ledger, tasks } = await createSubscriber('active')
  await send()
  await send()
  expect(await ledger()).toMatchObject([
    { plan: 'active', runs: true, applications: { included: 25, delivered: 2, carried: 0, owed: 0 } },
  ])
  await renew(seeker)
  await send()
  expect(await ledger()).toMatchObject([
    { runs: true, applications: { delivered: 1, owed: 0 }, consultations: { included: 0 } },
    {
      runs: false,
      applications: { delivered: 2, carried: 0, owed: 23 },
      consultations: { included: 1, delivered: 0, carried: 1, owed: 0 },
    },
  ])
  expect(await tasks()).toEqual(['consultation open'])
})

test('a carried consultation that is done counts for its period', async () => {
  const { seeker, manager, ledger } = await createSubscriber('active')
  await renew(seeker)
  const [task] = (await manager.calls.get('/api/tasks')).body
  await manager.calls.put(`/api/tasks/${task.id}`, { state: 'done', outcome: 'Talked.' })
  expect(await ledger()).toMatchObject([
    { consultations: { included: 0, delivered: 0 } },
    { consultations: { included: 1, delivered: 1, carried: 0, owed: 0 } },
  ])
})

test('the end of the subscription cancels open tasks, and what was included is owed', async () => {
  const { seeker, ledger, tasks } = await createSubscriber('executive')
  expect(await tasks()).toEqual(['custom_resume open'])
  await seeker.calls.post('/api/subscription/cancel')
  expect(await tasks()).toEqual(['custom_resume open'])
  await seeker.moveToRenewal(0)
  expect(await tasks()).toEqual(['custom_resume canceled'])
  expect(await ledger()).toMatchObject([
    { runs: false, customResumes: { included: 1, delivered: 0, carried: 0, owed: 1 }, applications: { owed: 25 } },
  ])
})

test('an upgrade changes the running period and brings the consultation, a later return brings no second one', async () => {
  const { seeker, ledger, tasks } = await createSubscriber('starter')
  expect(await tasks()).toEqual([])
  expect(await ledger()).toMatchObject([{ applications: { included: 10 }, consultations: { included: 0 } }])
  await renew(seeker)
  await change(seeker, 'active')
  expect(await ledger()).toMatchObject([
    { plan: 'active', applications: { included: 25 }, consultations: { included: 1 } },
    { plan: 'starter', applications: { included: 10 } },
  ])
  expect(await tasks()).toEqual(['consultation open'])
  await renew(seeker)
  await change(seeker, 'starter')
  await renew(seeker)
  await change(seeker, 'active')
  expect(
    (await ledger()).map(({ consultations }: { consultations: { included: number } }) => consultations.included),
  ).toEqual([0, 0, 1, 0])
  expect(await tasks()).toEqual(['consultation open'])
})

test('a downgrade within the period takes back a consultation that is not booked, and keeps one that is done', async () => {
  const { seeker, manager, ledger, tasks } = await createSubscriber('active')
  await change(seeker, 'starter')
  expect(await tasks()).toEqual(['consultation canceled'])
  expect(await ledger()).toMatchObject([{ plan: 'starter', consultations: { included: 0, delivered: 0, owed: 0 } }])
  await change(seeker, 'active')
  const { body } = await manager.calls.get('/api/tasks')
  const open = body.find(({ state }: { state: string }) => state === 'open')
  await manager.calls.put(`/api/tasks/${open.id}`, { state: 'done', outcome: 'Talked.' })
  await change(seeker, 'starter')
  await change(seeker, 'active')
  expect(await ledger()).toMatchObject([{ consultations: { included: 1, delivered: 1 } }])
  expect(await tasks()).toHaveLength(2)
})

test('a repeated event stores nothing twice', async () => {
  const { seeker } = await createSubscriber('active')
  await seeker.calls.post('/api/subscription/cancel')
  await seeker.calls.post('/api/subscription/resume')
  await file().deliverPaymentEvents()
  const { rows } = await file().pool.query('select 1 from billing_periods where user_id = $1', [seeker.id])
  expect(rows).toHaveLength(1)
  expect(file().takeQueued('included-tasks')).toEqual([])
})

test('an application of a pause counts once the payment gives access again', async () => {
  const { seeker, send, ledger } = await createSubscriber('starter')
  await file().pool.query('update billing_periods set ended_at = now() where user_id = $1', [seeker.id])
  await send()
  expect(await ledger()).toMatchObject([
    { runs: false, applications: { delivered: 0, owed: plans.starter.applications } },
  ])
  await seeker.moveClock(1)
  await seeker.calls.post('/api/subscription/cancel')
  expect(await ledger()).toMatchObject([{ runs: true, applications: { delivered: 1, owed: 0 } }])
})
