import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { findQuickFolder } from '#test/quick-folder.ts'
import { startServerProcess } from '#test/server-process.ts'

/** A separate server with demo data only, for tests that affect all users or need other settings. */
export async function startOwnServer(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(findQuickFolder(), 'foothold-e2e-own-'))
  const environment = { DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...settings }
  const server = await startServerProcess(environment, path.join(import.meta.dirname, 'server.ts'))
  return {
    // The product's default host name.
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    async stop() {
      server.kill('SIGTERM')
      await server.exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
