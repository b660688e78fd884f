/**
 * Takes a backup and a base copy while people write, then loses the database: `node bench/operations/restore.ts`. Restores the backup into
 * an empty place, a damaged one nowhere, the base copy with the archived log up to a given second, and up to the end of the archive.
 */
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#test/server-process.ts'
import { startKeyedWrites } from './keyed-writes.ts'
import { createPeople, openPlace } from './place.ts'
import { addFile, copyCluster, openCluster, query, startPostgres } from './postgres.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** A server has 300: five minutes. */
const archiveSeconds = 10
const folder = await mkdtemp(path.join(tmpdir(), 'foothold-restore-'))
await chmod(folder, 0o755)
const archive = path.join(folder, 'archive')
const source = await openCluster(path.join(folder, 'primary'))
mkdirSync(archive)
if (source.user) execFileSync('chown', [`${source.user.uid}:${source.user.gid}`, archive])
const primary = await startPostgres(source, await freePort(), {
  archive_mode: 'on',
  archive_command: `cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
  archive_timeout: String(archiveSeconds),
})
await query(primary.maintenanceUrl, 'create database foothold')
const place = await openPlace({ url: primary.url, product: { READ_POSTINGS: '0', LOG_LEVEL: 'fatal' } })

const run = (script: string, args: string[], settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, [path.join(root, 'scripts', script), ...args], {
    env: { PATH: process.env.PATH, BACKUP_PASSPHRASE: 'a passphrase for tests', ...settings },
  }).then(
    ({ stdout }) => ({ ok: true, text: stdout.trim() }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr.trim() }),
  )

/** Restores the base copy with the archived log, to a moment or as far as it goes, and reads the links that people submitted. */
async function recover(base: typeof source, name: string, target: Record<string, string>) {
  const begin = performance.now()
  const home = path.join(folder, name)
  mkdirSync(home)
  execFileSync('cp', ['-a', path.join(base.folder, 'cluster'), home])
  const restored = await openCluster(home)
  addFile(restored, 'recovery.signal')
  const server = await startPostgres(restored, await freePort(), {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_action: 'promote',
    ...target,
  })
  try {
    while ((await query(server.url, 'select pg_is_in_recovery() as waits'))[0]?.waits) await delay(50)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    const rows = await query(server.url, 'select job_url as url from job_interests')
    return { seconds, links: new Set(rows.map(({ url }) => url)) }
  } finally {
    await server.stop()
  }
}

try {
  await place.migrate()
  const web = await place.start({ ROLE: 'all', MIGRATE: '0' })
  const { manager, people } = await createPeople(place, web.origin)
  const writes = startKeyedWrites([web.origin], manager, people)
  const { interests } = writes.acknowledged
  while (interests.size < 30) await delay(50)

  const beforeBackup = [...interests.keys()]
  const backup = path.join(folder, 'backup.age')
  const { DATABASE_URL = '', DATA_DIR = '' } = place.settings
  const made = await run('backup.ts', [backup], { DATABASE_URL, DATA_DIR })
  assert.ok(made.ok, made.text)
  console.log(`ok: a backup during load of ${interests.size - beforeBackup.length} writes. ${made.text}`)

  const base = await copyCluster(primary.maintenanceUrl, source, path.join(folder, 'base'))
  await delay(2_000)
  const second = new Date(Math.ceil(Date.now() / 1000) * 1000)
  await delay(archiveSeconds * 1_500)
  await primary.kill('SIGKILL')
  const lostAt = Date.now()
  console.log(`The database is lost after ${interests.size} writes`)
  web.kill('SIGKILL')
  await rm(source.folder, { recursive: true, force: true, maxRetries: 5 })

  const empty = path.join(folder, 'restored')
  const restored = await run('restore.ts', [backup], { DATA_DIR: empty })
  assert.ok(restored.ok, restored.text)
  console.log(`ok: the backup in an empty place. ${restored.text}`)
  const bytes = await readFile(backup)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(`${backup}.damaged`, bytes)
  const nowhere = path.join(folder, 'nowhere')
  const refused = await run('restore.ts', [`${backup}.damaged`], { DATA_DIR: nowhere })
  assert.ok(!refused.ok && !existsSync(nowhere), 'a damaged backup was taken')
  console.log(`ok: a backup with one flipped bit is refused. ${refused.text}`)
  const cluster = await openCluster(path.join(empty, 'postgres'))
  const server = await startPostgres(cluster, await freePort())
  const rows = await query(server.url, 'select job_url as url from job_interests')
  await server.stop()
  const links = new Set(rows.map(({ url }) => url))
  assert.deepEqual(
    beforeBackup.filter((link) => !links.has(link)),
    [],
    'acknowledged before the backup, and not in it',
  )
  console.log(`ok: all ${beforeBackup.length} writes from before the backup are in it`)

  const atSecond = await recover(base, 'at-second', {
    recovery_target_time: second.toISOString().replace('T', ' ').replace('Z', '+00'),
  })
  const isAsItWas = ([link, { begun, acknowledged }]: [string, { begun: number; acknowledged: number }]) =>
    atSecond.links.has(link) ? begun <= second.getTime() : acknowledged > second.getTime()
  const wrong = [...interests].filter((each) => !isAsItWas(each))
  const later = [...interests.values()].filter(({ begun }) => begun > second.getTime()).length
  assert.deepEqual(wrong, [], 'writes on the wrong side of the second')
  console.log(
    `ok: as at ${second.toISOString()}: ${atSecond.links.size} writes, without ${later} later ones, in ${atSecond.seconds} s`,
  )

  const atEnd = await recover(base, 'at-end', {})
  const missing = [...interests].filter(([link]) => !atEnd.links.has(link)).map(([, { acknowledged }]) => acknowledged)
  const lostSeconds = missing.length > 0 ? (lostAt - Math.min(...missing)) / 1000 : 0
  assert.ok(lostSeconds <= archiveSeconds * 1.5, `${lostSeconds} s of writes are lost`)
  console.log(
    `ok: to the end of the archive: ${missing.length} writes of the last ${lostSeconds.toFixed(1)} s are lost (archive_timeout ${archiveSeconds} s), back in ${atEnd.seconds} s`,
  )
} finally {
  await place.close()
  primary.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
// Unacknowledged writes are repeated for as long as the process lives.
process.exit()
