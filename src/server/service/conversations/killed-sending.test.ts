import { expect, test } from 'vitest'
import { actingAs, createTeam } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { isLong } from '#test/long.ts'
import { runKilledProcess, waitForRollback } from '#test/killed-process.ts'
import type { KilledSending } from './killed-sending.fixture.ts'

const entry = new URL('killed-sending.fixture.ts', import.meta.url).pathname

async function addAttachment({ pool }: TestApp, ownerId: string) {
  const { rows } = await pool.query(
    `insert into files (owner_id, purpose, file_name, content_type, size, upload_expires, uploaded_at)
     values ($1, 'attachment', 'Offer.pdf', 'application/pdf', 8, now(), now()) returning id`,
    [ownerId],
  )
  return String(rows[0].id)
}

async function readSent({ pool }: TestApp, userId: string, fileId: string) {
  const { rows } = await pool.query(
    `select (select count(*)::int from messages where user_id = $1) as messages,
       (select count(*)::int from message_files where file_id = $2) as files,
       (select claimed_at is not null from files where id = $2) as "isClaimed",
       exists (select from conversations where user_id = $1 and waiting_since is not null) as "isWaiting",
       (select count(*)::int from conversations c where user_id = $1 and last_message_id is null) as "emptyConversations"`,
    [userId, fileId],
  )
  return rows[0]
}

test(
  'a process that is killed before any write leaves all of a message or nothing, and sending again sends it once',
  { timeout: 200_000 },
  async () => {
    const app = await testApp()
    const { seeker } = await createTeam(app)
    const calls = await app.signIn(seeker)
    const { databaseUrl } = app
    const fileId = await addAttachment(app, seeker.id)
    let [ending, writes] = ['SIGKILL', 0]
    while (ending === 'SIGKILL') {
      // In a short run before every third.
      writes += isLong ? 1 : 3
      const sending: KilledSending = {
        databaseUrl,
        author: actingAs(seeker),
        userId: seeker.id,
        text: 'Here is the offer',
        fileId,
        killAt: writes,
      }
      ending = await runKilledProcess(entry, sending)
      await waitForRollback(app)
      expect(await readSent(app, seeker.id, fileId), `write ${writes}`).toEqual(
        ending === 'SIGKILL'
          ? { messages: 0, files: 0, isClaimed: false, isWaiting: false, emptyConversations: 0 }
          : { messages: 1, files: 1, isClaimed: true, isWaiting: true, emptyConversations: 0 },
      )
    }
    expect(ending).toBe('completed')
    // The conversation, the file, the message, its file, the conversation again and the commit.
    expect(writes).toBeGreaterThan(5)
    const path = `/api/conversations/${seeker.id}/messages`
    expect((await calls.get(path)).body).toMatchObject([{ text: 'Here is the offer', files: [{ id: fileId }] }])
  },
)
