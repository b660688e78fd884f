import { expect, test } from 'vitest'
import { createApplicationFor, createRelay, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { deliver, inboxSettings, runJobs, toInvitation } from './inbox.fixture.ts'

const file = fileApp(inboxSettings)

async function createClient() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { id: applicationId } = await createApplicationFor(app, team.manager, {
    userId: team.seeker.id,
    status: 'applied',
  })
  return { app, ...team, applicationId, relay: await createRelay(app, team.seeker) }
}

test('an invitation suggests, notifies both sides, and changes nothing until a person accepts it; undo puts all back', async () => {
  const { app, seeker, manager, applicationId, relay } = await createClient()
  const { id } = await deliver(app, relay, toInvitation())
  const [mail] = (await manager.calls.get('/api/inbox')).body
  console.log(mail)
  expect(mail).toMatchObject({ id, applicationId, kind: 'invitation', confidence: 'certain', authenticated: true })
})
