import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { compileCache } from './compile-cache.ts'

const main = new URL('../src/server/main.ts', import.meta.url).pathname

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the product, or a file that wraps it, in a separate process with exactly these settings. */
export async function startServerProcess(settings: Record<string, string>, entry = main) {
  const port = Number(settings.PORT ?? (await freePort()))
  const own = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'info' }
  const env = { ...own, ...compileCache, ...settings }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text))
  const exited = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const origin = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    const look = () => output.text.includes(' is ready at ') && resolve()
    child.stdout.on('data', look)
    void exited.then((code) => reject(new Error(`The server ended with ${code}:\n${output.text}`)))
  })
  return { origin, output, exited, pid: child.pid, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

/** Calls a server over the network, with the cookies of one person. */
export function callsTo(origin: string, cookie = '') {
  const send =
    (method: string) =>
    async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : null }
    }
  return { cookie, get: send('GET'), post: send('POST'), put: send('PUT') }
}

/** Signs a person in and returns the cookies. */
export async function signInAt(origin: string, { email, password }: { email: string; password: string }) {
  const { status, headers } = await callsTo(origin).post('/api/login', { email, password })
  if (status !== 200) throw new Error(`Sign-in answered ${status}`)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
