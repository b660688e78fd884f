import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Received } from '#test/smtp-server.ts'
import type { Acknowledged } from './keyed-writes.ts'

/** Waits until no mail is queued, for ten minutes at most: jobs of a killed worker are given back within three. */
export async function waitForMails(pool: Pool) {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await pool.query<{ open: string }>(
      "select count(*) as open from jobs.job where name = 'notification-mail' and state in ('created', 'retry', 'active')",
    )
    if (rows[0]?.open === '0') return
    await delay(1_000)
  }
}

/** How often each acknowledged text is there: never is lost, twice is doubled. */
async function count(pool: Pool, sql: string, wanted: Iterable<string>) {
  const { rows } = await pool.query<{ text: string }>(sql)
  return countTexts(
    rows.map(({ text }) => text),
    wanted,
  )
}

function countTexts(found: string[], wanted: Iterable<string>) {
  const times = new Map<string, number>()
  for (const text of found) times.set(text, (times.get(text) ?? 0) + 1)
  const all = [...wanted]
  return {
    acknowledged: all.length,
    lost: all.filter((text) => !times.has(text)).length,
    doubled: [...times.values()].filter((each) => each > 1).length,
  }
}

async function countFiles(pool: Pool, uploads: string, files: Map<string, string>) {
  const { rows } = await pool.query<{ text: string; id: string }>(
    'select m.text, f.file_id as id from messages m join message_files f on f.message_id = m.id',
  )
  const whole: string[] = []
  for (const { text, id } of rows) {
    const content = await readFile(path.join(uploads, id.slice(0, 2), id)).catch(() => Buffer.alloc(0))
    const hash = createHash('sha256').update(content).digest('hex')
    // One that was not acknowledged may be there too, but never in pieces.
    if (!files.has(text) || files.get(text) === hash) whole.push(text)
  }
  return countTexts(whole, files.keys())
}

const readHeader = (data: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(data)?.[1]?.replace(/\n[ \t]+/g, ' ') ?? ''

/** Mails by subject. A delivery that was repeated with the same Message-ID is one mail for a mailbox that keeps that rule. */
function countMails(received: Received[], titles: Iterable<string>) {
  const ours = received.map(({ data }) => ({
    subject: readHeader(data, 'Subject'),
    id: readHeader(data, 'Message-ID'),
  }))
  const mails = new Map(ours.map((mail) => [mail.id, mail.subject]))
  const news = [...mails.values()].filter((subject) => subject.startsWith('News '))
  return { ...countTexts(news, titles), repeatedDeliveries: received.length - mails.size }
}

/** Compares what was acknowledged with what is there. */
export async function compare(
  pool: Pool,
  { uploads, received, acknowledged }: { uploads: string; received: Received[]; acknowledged: Acknowledged },
) {
  const { interests, notifications, files } = acknowledged
  return {
    interests: await count(pool, 'select job_url as text from job_interests', interests.keys()),
    'notifications of interests': await count(
      pool,
      "select j.job_url as text from notifications n join job_interests j on j.id = n.related_entity_id where n.type = 'job_interest'",
      interests.keys(),
    ),
    notifications: await count(
      pool,
      "select title as text from notifications where title like 'News %'",
      notifications,
    ),
    mails: countMails(received, notifications),
    files: await countFiles(pool, uploads, files),
  }
}

export function countProblems(found: Awaited<ReturnType<typeof compare>>) {
  const all = Object.values(found)
  return {
    lost: all.reduce((sum, each) => sum + each.lost, 0),
    doubled: all.reduce((sum, each) => sum + each.doubled, 0),
  }
}
