import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A server with the demo's people and nobody else, for tests whose deeds reach everybody or that need other settings. */
export async function startOwnServer(settings: Record<string, string> = {}) {
  const [port, dataDir] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'foothold-e2e-own-'))]
  const always = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
  const env = { ...always, ...settings }
  const child = spawn('node_modules/.bin/node', ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes(' is ready at ')) resolve()
    })
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
