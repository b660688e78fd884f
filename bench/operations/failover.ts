/**
 * Kills the primary of a streaming pair while two web processes and a worker write through HAProxy, and promotes the standby:
 * `node bench/operations/failover.ts [--async]`. The way to the standby is cut half a second before. With `--async` the primary does
 * not wait for the standby, and what is lost is counted. Needs Debian or Ubuntu, and root to install.
 */
import { writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#test/server-process.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { compare, countProblems, waitForMails } from './kept.ts'
import { startKeyedWrites } from './keyed-writes.ts'
import { createPeople, openPlace } from './place.ts'
import { addFile, copyCluster, openCluster, query, startPostgres } from './postgres.ts'
import { installProgram, startProgram } from './programs.ts'

const { values } = parseArgs({ options: { async: { type: 'boolean' } } })
installProgram('haproxy', '/usr/sbin/haproxy')
const folder = await mkdtemp(path.join(tmpdir(), 'foothold-failover-'))
await chmod(folder, 0o755)
const [primaryPort, standbyPort, stablePort] = [await freePort(), await freePort(), await freePort()]

/** The standby gets connections only while the primary has none to give. */
async function startBalancer() {
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${stablePort}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primaryPort}
  server standby 127.0.0.1:${standbyPort} backup
`,
  )
  return startProgram('/usr/sbin/haproxy', ['-db', '-f', file], stablePort)
}

/** What a manager such as Patroni does: a primary that is silent three times in a row is replaced. */
async function promoteWhenSilent(primaryUrl: string, standbyUrl: string) {
  for (let failures = 0; failures < 3; await delay(1_000)) {
    const answers = await query(primaryUrl, 'select 1').catch(() => null)
    failures = answers ? 0 : failures + 1
  }
  await query(standbyUrl, 'select pg_promote()')
}

const source = await openCluster(path.join(folder, 'primary'))
const pair: Record<string, string> = values.async ? {} : { synchronous_standby_names: 'standby' }
let primary = await startPostgres(source, primaryPort)
const copy = await copyCluster(primary.maintenanceUrl, source, path.join(folder, 'standby'))
addFile(copy, 'standby.signal')
const login = `host=127.0.0.1 port=${primaryPort} user=foothold password=${source.password} application_name=standby`
const standby = await startPostgres(copy, standbyPort, { primary_conninfo: login })
await query(primary.maintenanceUrl, 'create database foothold')
await primary.stop()
primary = await startPostgres(source, primaryPort, pair)
const balancer = await startBalancer()
const mailServer = await startSmtpServer()
const place = await openPlace({
  url: primary.url.replace(`:${primaryPort}/`, `:${stablePort}/`),
  product: { SMTP_URL: mailServer.url, MAIL_FROM: 'no-reply@foothold.example', READ_POSTINGS: '0', LOG_LEVEL: 'fatal' },
})

try {
  await place.migrate()
  const processes = await Promise.all(['web', 'web', 'worker'].map((ROLE) => place.start({ ROLE, MIGRATE: '0' })))
  const origins = processes.slice(0, 2).map(({ origin }) => origin)
  const { manager, people } = await createPeople(place, origins[0]!)
  const writes = startKeyedWrites(origins, manager, people)
  await delay(8_000)
  const [{ pid, sync_state: state } = {}] = await query(primary.url, 'select pid, sync_state from pg_stat_replication')
  if (!pid) throw new Error('The standby does not follow the primary')
  process.kill(Number(pid), 'SIGSTOP')
  await delay(500)
  primary.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
  const killedAt = Date.now()
  const killed = performance.now()
  const getSeconds = () => Number(((performance.now() - killed) / 1000).toFixed(1))
  const before = new Set(writes.acknowledged.interests.keys())
  const isReady = async (origin: string) => (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200
  const waiting = promoteWhenSilent(primary.url, standby.url)
  const isNew = ({ begun }: { begun: number }) => begun > killedAt
  while (![...writes.acknowledged.interests.values()].some(isNew)) await delay(20)
  const firstWrite = getSeconds()
  for (const { origin } of processes) while (!(await isReady(origin))) await delay(50)
  const allReady = getSeconds()
  await waiting
  await delay(5_000)
  await writes.stop()
  await waitForMails(place.database.pool)
  const uploads = path.join(place.settings.DATA_DIR ?? '', 'uploads')
  const { received } = mailServer
  const found = await compare(place.database.pool, { uploads, received, acknowledged: writes.acknowledged })
  console.log({ replication: state, secondsToFirstWrite: firstWrite, secondsToAllReady: allReady })
  console.log({ acknowledgedBefore: before.size, acknowledgedInAll: writes.acknowledged.interests.size })
  console.table(found)
  console.log('Refused:', writes.refusals)
  if (allReady > 30 || (!values.async && countProblems(found).lost + countProblems(found).doubled > 0))
    process.exitCode = 1
} finally {
  await place.close()
  await balancer.stop()
  await standby.stop()
  primary.kill('SIGKILL')
  await mailServer.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
