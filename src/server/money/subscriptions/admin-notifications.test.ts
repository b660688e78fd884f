import { expect, test } from 'vitest'
import { actingAs, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { assignClient } from '#server/people/users/users.service.ts'

const file = fileApp()

test('admins are notified once of a subscriber who waits for an account manager, until they have read it', async () => {
  const app = file()
  const admins = [await createUser(app, { role: 'admin' }), await createUser(app, { role: 'admin' })]
  const manager = await createUser(app, { role: 'account_manager' })
  const [seeker, looked] = [await createShopper(app), await createShopper(app)]
  await assignClient(app, actingAs(manager), { userId: looked.id, accountManagerId: manager.id })
  await looked.subscribe('active')
  await seeker.subscribe('starter')
  await app.deliverPaymentEvents()
  const listTitles = async () => {
    const query =
      "select user_id, message from notifications where type = 'assignment' and user_id = any($1) and related_entity_id = any($2)"
    const ids = [admins, [seeker, looked]].map((people) => people.map(({ id }) => id))
    return (await app.pool.query(query, ids)).rows
  }
  const message = 'Sam Rivera has subscribed. We promised an account manager within 24 hours.'
  expect(await listTitles()).toEqual(expect.arrayContaining(admins.map(({ id }) => ({ user_id: id, message }))))
  expect(await listTitles()).toHaveLength(2)

  const subscribeAgain = async () => {
    await seeker.calls.post('/api/subscription/cancel')
    await seeker.moveToRenewal(0)
    await seeker.subscribe('starter')
  }
  await subscribeAgain()
  expect(await listTitles()).toHaveLength(2)
  await app.pool.query('update notifications set read = true where user_id = $1', [admins[0]?.id])
  await subscribeAgain()
  expect((await listTitles()).map((row) => row.user_id === admins[0]?.id).toSorted()).toEqual([false, true, true])
})
