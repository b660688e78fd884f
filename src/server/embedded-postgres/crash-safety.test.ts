import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  discard,
  canReach,
  isRoot,
  NOBODY,
  open,
  sharedFolder,
  processesIn,
  query,
  temporaryFolder,
} from './test-servers.fixture.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

describe('the running server', () => {
  let dataDir: string
  let server: EmbeddedPostgres

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foothold-database-test-'))
    server = await startEmbeddedPostgres({ dataDir, settings: { work_mem: '8MB' } })
  })

  afterAll(async () => {
    await server.stop()
    await discard(dataDir)
  })

  const show = async (name: string) => {
    const [row] = await query<Record<string, string>>(server.url, `SHOW ${name}`)
    return row![name]
  }

  it.each([
    ['server_encoding', 'UTF8'],
    ['lc_collate', 'C'],
    ['fsync', 'on'],
    ['synchronous_commit', 'on'],
    ['full_page_writes', 'on'],
    ['data_checksums', 'on'],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['password_encryption', 'scram-sha-256'],
    ['max_connections', '100'],
    ['shared_buffers', '128MB'],
    ['work_mem', '8MB'],
  ])('has %s = %s', async (name, value) => {
    if (name === 'lc_collate') {
      const rows = await query(server.url, 'SELECT datcollate AS value FROM pg_database')
      return expect(rows).toEqual(rows.map(() => ({ value })))
    }
    expect(await show(name)).toBe(value)
  })

  it('is PostgreSQL 18', async () => {
    expect(await show('server_version')).toMatch(/^18\./)
  })

  it('requires the password, with SCRAM', async () => {
    await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    const methods = await query(server.url, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules')
    expect(methods).toEqual([{ auth_method: 'scram-sha-256' }])
    const stored = await query(
      server.url,
      `SELECT rolpassword LIKE 'SCRAM-SHA-256$%' AS ok FROM pg_authid WHERE rolcanlogin`,
    )
    expect(stored).toEqual([{ ok: true }])
  })

  it('keeps password, data and log to the owner', () => {
    const root = join(dataDir, 'postgres')
    const mode = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8)
    expect(mode('cluster/password')).toBe('600')
    expect(mode('cluster')).toBe('700')
    expect(mode('cluster/data')).toBe('700')
    expect(mode('log')).toBe('700')
    expect(mode('log/server.log')).toBe('600')
    expect(mode('lock')).toBe('600')
    expect(new URL(server.url).password).toMatch(/^[\w-]{32}$/)
  })

  it('listens on 127.0.0.1 alone', async () => {
    const port = Number(new URL(server.url).port)
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .map(({ address }) => address)
      .filter((address) => address !== '127.0.0.1' && !address.startsWith('fe80'))
    expect(await accepts(port, '127.0.0.1')).toBe(true)
    for (const address of [...others, '::1']) expect(await accepts(port, address)).toBe(false)
    expect(readdirSync(join(dataDir, 'postgres/cluster/data')).filter((name) => name.startsWith('.s.'))).toEqual([])
  })

  it('writes no statement, value or password into its log', async () => {
    const secret = 'a-very-secret-value'
    await expect(query(server.url, `SELECT '${secret}'::uuid`)).rejects.toThrow(secret)
    await query(server.url, `CREATE TABLE secrets (value text PRIMARY KEY); INSERT INTO secrets VALUES ('${secret}')`)
    await expect(query(server.url, `INSERT INTO secrets VALUES ('${secret}')`)).rejects.toMatchObject({ code: '23505' })
    const log = readFileSync(join(dataDir, 'postgres/log/server.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain(secret)
    expect(log).not.toContain(new URL(server.url).password)
  })
})

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

it('does not sync if durability does not matter', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: await sharedFolder(), durable: false })
  const rows = await query(
    url,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name`,
  )
  await stop()
  expect(rows.map(({ setting }) => setting)).toEqual(['off', 'off', 'off'])
})

it('says in one line that the folder cannot be used', async () => {
  const start = startEmbeddedPostgres({ dataDir: '/dev/null/data' })
  await expect(start).rejects.toBeInstanceOf(EmbeddedPostgresError)
  await expect(start).rejects.toThrow(/^The database in \/dev\/null\/data\/postgres cannot be used: ENOTDIR.*$/)
})

function ownersIn(dataDir: string): number[] {
  return processesIn(dataDir).map(({ pid }) =>
    Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' })),
  )
}

describe.runIf(isRoot)('started by root', () => {
  it('runs as nobody, also below a folder only root may enter', async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o700)
    const dataDir = join(home, 'project', '.data')
    for (const _ of ['first boot', 'restart']) {
      const opened = await open(dataDir)
      expect(new Set(ownersIn(dataDir))).toEqual(new Set([NOBODY]))
      await opened.stop()
    }
    expect(statSync(home).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'postgres/cluster/data')).uid).toBe(NOBODY)
  })

  it('runs as the owner of the data, or as nobody when that is root', async () => {
    const dataDir = await sharedFolder()
    for (const [owner, expected] of [
      [1234, 1234],
      [0, NOBODY],
    ]) {
      execFileSync('chown', ['-R', `${owner}:${owner}`, join(dataDir, 'postgres/cluster')])
      const opened = await open(dataDir)
      expect(new Set(ownersIn(dataDir))).toEqual(new Set([expected]))
      await opened.stop()
    }
    expect(statSync(join(dataDir, 'postgres/cluster/data/base')).uid).toBe(NOBODY)
  })
})

it.skipIf(isRoot && !canReach(NOBODY))('runs as the ordinary user who starts it', async () => {
  const dataDir = temporaryFolder()
  const ids = isRoot ? { uid: NOBODY } : {}
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  const first = await open(dataDir, ids)
  await query(first.url, 'CREATE TABLE kept (id int)')
  await first.kill()
  const second = await open(dataDir, ids)
  expect(await query(second.url, 'SELECT id FROM kept')).toEqual([])
  await second.stop()
  expect(statSync(join(dataDir, 'postgres/cluster/data')).uid).toBe(ids.uid ?? process.geteuid?.())
})
