import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServerProcess } from '#test/server-process.ts'

/** A separate server with demo data only, for tests that affect all users or need other settings. */
export async function startOwnServer(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-e2e-own-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...settings })
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
