import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerProcess } from '#test/server-process.ts'

/** What can be killed, and comes back by itself. */
export interface Target {
  name: string
  isUp: () => boolean
  kill: () => void
}

/** Keeps a process of the product running, as a supervisor does. One that ends, or does not start, is started again. */
export function keepRunning(name: string, start: () => Promise<ServerProcess>) {
  let server: ServerProcess | null = null
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      server = await start().catch(() => null)
      if (server) await server.exited
      else await delay(200)
      server = null
    }
  }
  const running = run()
  return {
    name,
    isUp: () => server !== null,
    kill: () => void server?.kill('SIGKILL'),
    async stop() {
      stopping.abort()
      server?.kill('SIGTERM')
      await running
    },
  }
}

/** PostgreSQL in a data folder: its first process, whose end ends the others at once and without writing what they hold. */
export function findDatabase(cluster: string): Target {
  const readPidFile = () => {
    try {
      const lines = readFileSync(path.join(cluster, 'data/postmaster.pid'), 'utf8').split('\n')
      return lines[7]?.trim() === 'ready' ? Number(lines[0]) : null
    } catch {
      return null
    }
  }
  let killed: number | null = null
  return {
    name: 'database',
    isUp: () => readPidFile() !== null && readPidFile() !== killed,
    kill() {
      const pid = readPidFile()
      if (pid === null) return
      killed = pid
      process.kill(pid, 'SIGKILL')
    },
  }
}
