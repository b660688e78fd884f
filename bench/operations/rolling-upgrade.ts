/**
 * Upgrades two web processes and a worker behind Caddy from the version before the newest migration to this one and back, under load:
 * `node bench/operations/rolling-upgrade.ts [--from COMMIT] [--kill]`. With `--kill` processes get no graceful stop, which must show.
 */
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callsTo, freePort, signInAt, type ServerProcess } from '#test/server-process.ts'
import { checkOut, findCommitBeforeNewestMigration } from './checkouts.ts'
import { startLoad } from './load.ts'
import { openPlace } from './place.ts'
import { startProxy } from './proxy.ts'

const { values } = parseArgs({ options: { from: { type: 'string' }, kill: { type: 'boolean' } } })
const newer = path.resolve(import.meta.dirname, '../..')
const commit = values.from ?? findCommitBeforeNewestMigration(newer)
const place = await openPlace()
const older = checkOut(newer, commit, path.join(place.folder, 'older'))
console.log(`From ${commit} to this checkout and back`)
const ports = [await freePort(), await freePort()]
/** An older version knows no roles and does both. */
const start = (role: string, port: number, checkout: string) =>
  place.start(
    { PORT: String(port), ROLE: role, DRAIN_SECONDS: '2', ...(checkout === newer ? { MIGRATE: '0' } : {}) },
    checkout,
  )
const proxy = await startProxy(place.folder, ports)

try {
  const processes: { role: string; port: number; server: ServerProcess }[] = []
  for (const port of ports) processes.push({ role: 'web', port, server: await start('web', port, older) })
  const workerPort = await freePort()
  processes.push({ role: 'worker', port: workerPort, server: await start('worker', workerPort, older) })
  const cookies: string[] = []
  for (let count = 0; count < 4; count++) cookies.push(await signInAt(proxy.origin, await place.createPerson()))

  const load = startLoad(proxy.origin, cookies)
  const replaceAll = async (checkout: string) => {
    for (const each of processes) {
      each.server.kill(values.kill ? 'SIGKILL' : 'SIGTERM')
      await each.server.exited
      each.server = await start(each.role, each.port, checkout)
      // The proxy looks twice a second.
      await delay(1_500)
    }
  }
  await delay(2_000)
  await place.migrate()
  await replaceAll(newer)
  const upgraded = load.figures.acknowledged.size
  await replaceAll(older)
  load.listenAgain()
  await delay(2_000)
  const figures = await load.stop()

  const stored = new Set<string>()
  for (const cookie of cookies)
    for (const { jobUrl } of (await callsTo(proxy.origin, cookie).get('/api/job-interests')).body) stored.add(jobUrl)
  const { rows } = await place.database.pool.query<{ url: string }>('select job_url as url from job_interests')
  for (const { url } of rows) stored.add(url)
  const lost = [...figures.acknowledged].filter((url) => !stored.has(url))
  console.log({
    acknowledgedWrites: figures.acknowledged.size,
    untilUpgraded: upgraded,
    reads: figures.reads,
    lostWrites: lost.length,
    failedRequests: figures.failures.length,
    failures: Object.entries(Object.groupBy(figures.failures, (each) => each.slice(0, 60))).map(
      ([why, all]) => `${all?.length} x ${why}`,
    ),
    streams: cookies.length,
    streamsOpenedInAll: figures.streamsOpened,
    eventsSeen: figures.eventsSeen,
    silentStreams: figures.silentStreams,
  })
  if (lost.length + figures.failures.length + figures.silentStreams > 0) process.exitCode = 1
} finally {
  await place.close()
  await proxy.stop()
}
