/**
 * Kills the database, two web processes and a worker by `kill -9`, at random and again and again, while people write, upload and are
 * mailed, and counts what is lost or doubled: `node bench/operations/kill-everything.ts [--kills 1000] [--minutes 60]`. With `--unsafe` PostgreSQL
 * acknowledges before it writes (`synchronous_commit=off`), which must show.
 */
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#test/server-process.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { compare, countProblems, waitForMails } from './kept.ts'
import { startKeyedWrites } from './keyed-writes.ts'
import { createPeople, openPlace } from './place.ts'
import { findDatabase, keepRunning } from './supervised.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    unsafe: { type: 'boolean' },
  },
})
const mailServer = await startSmtpServer()
const place = await openPlace({
  postgres: values.unsafe ? { synchronous_commit: 'off' } : {},
  product: { SMTP_URL: mailServer.url, MAIL_FROM: 'no-reply@foothold.example', READ_POSTINGS: '0', LOG_LEVEL: 'fatal' },
})
const { pool } = place.database
await place.migrate()
const [webA, webB, workerPort] = [await freePort(), await freePort(), await freePort()]
const origins = [webA, webB].map((port) => `http://127.0.0.1:${port}`)
const processes = [
  { role: 'web', port: webA },
  { role: 'web', port: webB },
  { role: 'worker', port: workerPort },
].map(({ role, port }) => keepRunning(role, () => place.start({ ROLE: role, PORT: String(port), MIGRATE: '0' })))
const database = findDatabase(path.join(place.folder, 'database/postgres/cluster'))
async function untilAllUp() {
  while (![database, ...processes].every(({ isUp }) => isUp())) await delay(50)
}

/** The database is back soonest, so it is killed most often. */
const choices = [database, database, ...processes]

/** Each kill meets another mix of what is up: the others come back in between. */
async function killAtRandom(kills: number, minutes: number) {
  const killed: Record<string, number> = {}
  for (let count = 1; count <= kills && getSeconds() < minutes * 60; count++) {
    const target = choices[randomInt(choices.length)]!
    while (!target.isUp()) await delay(20)
    await delay(randomInt(1_000))
    target.kill()
    killed[target.name] = (killed[target.name] ?? 0) + 1
    if (count % 50 === 0) console.log(getSeconds(), killed)
  }
  return killed
}

const begin = performance.now()
const getSeconds = () => Math.round((performance.now() - begin) / 1000)
try {
  await untilAllUp()
  const { manager, people } = await createPeople(place, origins[0]!)
  const writes = startKeyedWrites(origins, manager, people)
  const killed = await killAtRandom(Number(values.kills), Number(values.minutes))
  const seconds = getSeconds()
  await untilAllUp()
  await writes.stop()
  await waitForMails(pool)
  const found = await compare(pool, {
    uploads: path.join(place.settings.DATA_DIR ?? '', 'uploads'),
    received: mailServer.received,
    acknowledged: writes.acknowledged,
  })
  console.log({ killed, seconds, secondsUntilAllWasDone: getSeconds(), repeats: writes.getRepeats() })
  console.table(found)
  if (writes.refusals.length > 0)
    console.log(
      'Refused:',
      Object.groupBy(writes.refusals, (each) => each.replace(/[0-9a-f-]{36}/, 'ID')),
    )
  const { lost, doubled } = countProblems(found)
  const asExpected = values.unsafe ? lost > 0 : lost + doubled + writes.refusals.length === 0
  console.log(`${lost} lost, ${doubled} doubled: ${asExpected ? 'as it must be' : 'NOT as it must be'}`)
  if (!asExpected) process.exitCode = 1
} finally {
  await Promise.all(processes.map((each) => each.stop()))
  await place.close()
  await mailServer.close()
}
