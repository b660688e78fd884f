import { expect, onTestFinished, test, vi } from 'vitest'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { composeMessageMail } from './message-mails.ts'

const file = fileApp()

type Person = Awaited<ReturnType<typeof createSignedInTeam>>['seeker']

async function say(by: Person, client: { id: string }, text: string): Promise<string> {
  const { body } = await by.calls.post(`/api/conversations/${client.id}/messages`, { text })
  return body.id
}

test('an unread message is mailed once with a link to the thread, also when more follow', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const ids = [await say(seeker, seeker, 'Any news <b>today</b>?'), await say(seeker, seeker, 'Hello?')]
  const [first, second] = [
    await composeMessageMail(file(), ids[0] ?? ''),
    await composeMessageMail(file(), ids[1] ?? ''),
  ]
  expect(first).toMatchObject({
    to: { address: manager.email },
    subject: `${seeker.firstName} ${seeker.lastName} wrote to you`,
  })
  expect(first?.text).toContain('> Any news <b>today</b>?')
  expect(first?.text).toContain(`/messages?userId=${seeker.id}`)
  expect(first?.html).toContain('&lt;b&gt;today')
  expect(first?.headers).toHaveProperty('List-Unsubscribe')
  expect(second).toBeNull()
})

test('the mail waits for ten minutes', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const send = vi.spyOn(file().jobs, 'send')
  onTestFinished(() => send.mockRestore())
  const messageId = await say(manager, seeker, 'We applied.')
  expect(send).toHaveBeenCalledWith(expect.anything(), 'message-mail', { messageId }, { startAfterSeconds: 600 })
})

test('nothing is mailed once it was read, to people who turned it off, and where there is no manager', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const read = await say(manager, seeker, 'We applied.')
  await seeker.calls.post(`/api/conversations/${seeker.id}/read`, {})
  expect(await composeMessageMail(file(), read)).toBeNull()
  const choices = { assignment: true, application_created: true, job_interest: true, message: false }
  await seeker.calls.put('/api/account/notification-choices', choices)
  expect(await composeMessageMail(file(), await say(manager, seeker, 'Again.'))).toBeNull()
  const unmanaged = await say(seeker, seeker, 'Is anyone there?')
  await file().pool.query('delete from account_manager_assignments where user_id = $1', [seeker.id])
  expect(await composeMessageMail(file(), unmanaged)).toBeNull()
})
