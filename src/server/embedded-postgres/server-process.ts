import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { clearLeftovers, pidFile } from './orphan-servers.ts'
import type { ServerLog } from './server-log.ts'
import { dataFolderArgument, type ServerUser } from './server-user.ts'
import { hasEnded, startWatched, type Watched } from './watchdog.ts'

const ATTEMPTS = 3
const QUIT_AFTER_MS = 30_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000

export type ServerOptions = {
  binaries: string
  dataFolder: string
  user: ServerUser | undefined
  durable: boolean
  settings: Record<string, string>
  log: ServerLog
}

export type Server = { port: number; stop(): Promise<void> }

/** Starts the server and keeps it running until it is stopped: one that dies is started again on the same port. */
export async function superviseServer(options: ServerOptions): Promise<Server> {
  let { run, port } = await startOnFreePort(options)
  let reviving = Promise.resolve()
  const stopping = new AbortController()
  const { signal } = stopping
  const revive = async (): Promise<void> => {
    await run.release()
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await delay(pause, undefined, { ref: false, signal }).catch(() => {})
      try {
        run = await launch(options, port)
        return reviveWhenLost()
      } catch (error) {
        process.emitWarning(`The embedded PostgreSQL does not start again yet: ${String(error)}`)
      }
    }
  }
  const reviveWhenLost = (): void => {
    void run.ended.then(() => {
      if (signal.aborted) return
      process.emitWarning('The embedded PostgreSQL has ended: we start it again')
      reviving = revive()
    })
  }
  reviveWhenLost()
  const stop = async (): Promise<void> => {
    stopping.abort()
    await reviving
    await endInOrder(run)
  }
  return { port, stop }
}

async function endInOrder(run: Watched): Promise<void> {
  run.child.ref()
  if (!hasEnded(run.child)) run.child.kill('SIGINT')
  const lastResort = setTimeout(() => run.child.kill('SIGQUIT'), QUIT_AFTER_MS)
  await run.ended
  clearTimeout(lastResort)
  await run.release()
}

async function startOnFreePort(options: ServerOptions): Promise<{ run: Watched; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { run: await launch(options, port), port }
    } catch (error) {
      // Another program may have taken the port, or a server in its very first moments may have been overlooked.
      if (attempt === ATTEMPTS || !/could not bind|postmaster\.pid|shared memory/.test(String(error))) throw error
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function launch(options: ServerOptions, port: number): Promise<Watched> {
  const { binaries, dataFolder, user, log } = options
  await clearLeftovers(dataFolder)
  const since = await log.size()
  const command = [
    join(binaries, 'bin', 'postgres'),
    '-D',
    dataFolderArgument(dataFolder, user),
    ...settingsArguments({ ...options, port }),
  ]
  const run = startWatched({ command, signal: 'INT', cwd: dataFolder, user, output: log.fd })
  while (!hasEnded(run.child)) {
    if (await isReady(dataFolder, run.child.pid)) return run
    await delay(5)
  }
  await run.release()
  throw new EmbeddedPostgresError(`PostgreSQL does not start: ${await log.lastLines(since)}`)
}

/** The server writes its state into the eighth line of its pid file. */
async function isReady(dataFolder: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(pidFile(dataFolder), 'utf8').catch(() => '')).split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_init_zero']

type SettingsOptions = { port: number; durable: boolean; settings: Record<string, string> }

/** The server's settings as arguments, which count more than its files. */
function settingsArguments({ port, durable, settings }: SettingsOptions): string[] {
  const all: Record<string, string> = {
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What a statement was, and with which values, is for the product's own log to say or not.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    ...Object.fromEntries(DURABILITY.map((name) => [name, durable ? 'on' : 'off'])),
    ...settings,
    password_encryption: 'scram-sha-256',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
