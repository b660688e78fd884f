import { expect, test } from 'vitest'
import { createSignedInTeam, createSubscription } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

test('a person sees their own subscription in dollars, and no provider ids', async () => {
  const app = file()
  const { seeker, otherSeeker } = await createSignedInTeam(app)
  expect(await seeker.calls.get('/api/subscription/status')).toMatchObject({ status: 200, text: 'null' })
  await createSubscription(app, seeker, 'starter')
  const { body } = await seeker.calls.get('/api/subscription/status')
  expect(body).toEqual({
    status: 'active',
    planName: 'Starter',
    amount: 49.99,
    interval: 'month',
    currentPeriodEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  expect((await seeker.calls.get('/api/auth/user')).body).toMatchObject({
    subscriptionPlan: 'starter',
    subscriptionActive: true,
  })
  expect((await otherSeeker.calls.get('/api/subscription/status')).body).toBeNull()
})

test('each plan has its name and price', async () => {
  const app = file()
  for (const [plan, planName, amount] of [
    ['active', 'Active', 124.99],
    ['executive', 'Executive', 249.99],
  ] as const) {
    const { seeker } = await createSignedInTeam(app)
    await createSubscription(app, seeker, plan)
    expect((await seeker.calls.get('/api/subscription/status')).body).toMatchObject({ planName, amount })
  }
})
