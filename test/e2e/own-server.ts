import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { findQuickFolder } from '#test/quick-folder.ts'
import { startServerProcess } from '#test/server-process.ts'
import { databaseUrl, runSql } from './database.ts'

/** A separate database beside that of the server under test. */
export async function createOwnDatabase() {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await runSql(`create database ${name}`)
  const url = new URL(await databaseUrl())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runSql(`drop database if exists ${name} with (force)`) }
}

/** A separate server with a separate database, for tests that affect all users, need other settings or move the clock. */
export async function startOwnServer(
  settings: Record<string, string> = {},
  own?: Awaited<ReturnType<typeof createOwnDatabase>>,
) {
  // A script has no server under test: its server starts the embedded database.
  const database = own ?? (process.env.E2E_DATA_DIR === undefined ? null : await createOwnDatabase())
  const dataDir = await mkdtemp(path.join(findQuickFolder(), 'foothold-e2e-own-'))
  const usual = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    DEMO: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  const server = await startServerProcess({ ...usual, ...settings }, path.join(import.meta.dirname, 'server.ts'))
  return {
    // The product's default host name.
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    url: database?.url ?? '',
    async stop() {
      server.kill('SIGTERM')
      await server.exited
      await rm(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}
