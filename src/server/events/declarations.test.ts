import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { createMail, createSubscription, createTeam, createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createSamples, type Cast, type Sample } from './event-samples.fixture.ts'
import { recordEvent, type DomainEvent } from './record-event.ts'

/** Each person waits for something, so that their promises follow from an event that synchronises them. */
async function createCast(app: TestApp): Promise<Cast> {
  const { seeker, manager, admin } = await createTeam(app)
  await createSubscription(app, seeker)
  const clientWithoutManager = await createUser(app)
  await app.pool.query('update users set manager_wanted_since = now() where id = $1', [clientWithoutManager.id])
  const otherManager = await createUser(app, { role: 'account_manager' })
  const contact = await app.pool.query(
    "insert into contact_messages (name, email, message) values ('Dana', 'dana@example.test', 'Hello') returning id",
  )
  return {
    client: seeker.id,
    clientWithoutManager: clientWithoutManager.id,
    manager: manager.id,
    otherManager: otherManager.id,
    admin: admin.id,
    contactMessage: contact.rows[0].id,
    application: randomUUID(),
    mail: await createMail(app, seeker),
    row: randomUUID(),
  }
}

/** Records events on a connection that hears what they publish, and describes what follows from each. */
async function createRecorder({ pool }: TestApp, cast: Cast) {
  const names = new Map(Object.entries(cast).map(([name, id]) => [id, name]))
  const nameIds = (text: string) =>
    text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => names.get(id) ?? 'new')
  const lines: string[] = []
  const jobs: Jobs = {
    ...idleJobs,
    send: async (_tx, name, data, { startAfterSeconds } = { startAfterSeconds: 0 }) =>
      void lines.push(`job ${name} ${JSON.stringify(data)}${startAfterSeconds ? ` after ${startAfterSeconds} s` : ''}`),
  }
  const client = await pool.connect()
  await client.query('listen live')
  client.on('notification', ({ payload = '' }) => {
    const { userIds, topics } = JSON.parse(payload)
    lines.push(`live for ${userIds.join(', ')}: ${topics.join(', ')}`)
  })
  const addRows = async (sql: string, values: string[] = []) => {
    const { rows } = await client.query(sql, values)
    lines.push(...rows.map(({ line }) => nameIds(line)).toSorted())
  }

  async function record(event: DomainEvent, by: Sample['by'] = 'client') {
    const requestId = randomUUID()
    await client.query('delete from notifications')
    await client.query('delete from promises')
    await client.query('update account_manager_assignments set last_action_at = null')
    const source = { id: by === 'system' ? null : cast[by], address: '127.0.0.1', requestId }
    await drizzle(client).transaction((db) => recordEvent({ db, jobs }, source, event))
    await addRows(
      `select concat_ws(' ', 'audit', action, 'by ' || actor_id, 'about ' || subject_id, 'at ' || entity_id, details) as line
       from audit_log where request_id = $1`,
      [requestId],
    )
    await addRows(
      `select concat_ws(' ', 'notification', type, 'for ' || user_id, 'about ' || subject_id, 'at ' || related_entity_id,
         to_json(title), to_json(message)) as line
       from notifications`,
    )
    await addRows("select distinct 'promises of ' || coalesce(user_id, subject_id) as line from promises")
    await addRows(
      "select 'action for ' || user_id as line from account_manager_assignments where last_action_at is not null",
    )
    return [`${event.type} by ${by}`, ...lines.splice(0).map((line) => `  ${nameIds(line)}`)]
  }
  return { record, close: () => client.release(true) }
}

test('from each event follows what event-effects.txt says', async () => {
  const app = await testApp()
  const cast = await createCast(app)
  const recorder = await createRecorder(app, cast)
  const effects: string[] = []
  for (const [type, samples] of Object.entries(createSamples(cast)))
    for (const { by, ...data } of samples)
      effects.push(...(await recorder.record({ type, ...data } as DomainEvent, by)))
  recorder.close()
  // After a wanted change: npx vitest run src/server/events --update
  await expect(`${effects.join('\n')}\n`).toMatchFileSnapshot('event-effects.txt')
})
