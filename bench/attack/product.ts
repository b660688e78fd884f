import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db/client.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { callsTo, freePort, signInAt } from '#test/server-process.ts'

const demoPassword = 'foothold-demo'

/** Runs the product of one checkout as a separate process, with its demo people and a separate database. */
export async function startProduct(checkout: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-attack-'))
  const database = await startEmbeddedPostgres({ dataDir })
  const port = await freePort()
  const child = spawn(path.join(checkout, 'node_modules/.bin/node'), [path.join(checkout, 'src/server/main.ts')], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let isAlive = true
  child.once('exit', () => (isAlive = false))
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes(' is ready at ') && resolve())
    child.once('exit', (code) => reject(new Error(`The product of ${checkout} ended with ${code}`)))
  })
  const origin = `http://127.0.0.1:${port}`
  const { pool, close } = openDatabase({ url: database.url, connections: 2, onError: () => {} })

  return {
    origin,
    pool,
    isAlive: () => isAlive,
    /** Megabytes that the process holds in memory; Linux only. */
    memory() {
      const status = isAlive ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : ''
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
    /** The calls of a demo person from an address. */
    async person(name: string, address: string) {
      const cookie = await signInAt(origin, { email: `${name}@foothold.test`, password: demoPassword })
      const from = { 'x-forwarded-for': address }
      const { get, post, put } = callsTo(origin, cookie)
      return {
        cookie,
        get: (url: string) => get(url, undefined, from),
        post: (url: string, body?: unknown, headers = {}) => post(url, body, { ...from, ...headers }),
        put,
      }
    },
    async stop() {
      await close()
      if (isAlive) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      }
      await database.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
export type Product = Awaited<ReturnType<typeof startProduct>>
export type Person = Awaited<ReturnType<Product['person']>>
