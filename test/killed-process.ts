import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, vi } from 'vitest'
import { compileCache } from './compile-cache.ts'
import type { TestApp } from './harness.ts'

/** Runs a file with its data as the argument. Returns how it ended: its signal, `completed`, or what it printed. */
export async function runKilledProcess(entry: string, data: unknown) {
  const env = { ...process.env, ...compileCache }
  const child = spawn(process.execPath, [entry, JSON.stringify(data)], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code, signal] = await once(child, 'close')
  return String(signal ?? (code === 0 ? 'completed' : errors))
}

/** The connections of a process that was killed are gone a moment later, and so are its open transactions. */
export async function waitForRollback({ pool }: TestApp) {
  const open = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle' and backend_type = 'client backend' and application_name like 'foothold%'`
  await vi.waitFor(async () => expect((await pool.query(open)).rows).toEqual([]), { timeout: 14_000 })
}
