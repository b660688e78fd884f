import { execFileSync, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { hasEnded } from './watchdog.ts'

export const isRoot = process.geteuid?.() === 0
export const NOBODY = 65_534

const fixture = join(import.meta.dirname, 'embedded-postgres.fixture.ts')

type Options = { uid?: number; durable?: boolean }

/** Whether another user could run this project: not when it lies in root's own home. */
export function canReach(uid: number): boolean {
  const script = `require('node:fs').accessSync(${JSON.stringify(fixture)})`
  try {
    execFileSync(process.execPath, ['-e', script], { uid, gid: uid, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type Opened = { child: ChildProcess; url: string; stop(): Promise<void>; kill(): Promise<void> }

let shared: string | undefined

afterAll(async () => {
  if (shared) await discard(shared)
})

/** A folder for one test. Whatever still runs in it at the end is killed. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foothold-database-test-')))
  onTestFinished(() => discard(folder))
  return folder
}

export async function discard(folder: string): Promise<void> {
  await endAll(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** One folder with a database in it for the tests of a file, because making one takes longer than all they do. */
export async function sharedFolder(): Promise<string> {
  const folder = (shared ??= realpathSync(mkdtempSync(join(tmpdir(), 'foothold-database-test-'))))
  onTestFinished(() => endAll(folder))
  if (!existsSync(join(folder, 'postgres'))) {
    await (await startEmbeddedPostgres({ dataDir: folder, durable: false })).stop()
  }
  return folder
}

async function endAll(folder: string): Promise<void> {
  while (killAll(folder) > 0) await delay(10)
}

export function startFixture(
  dataDir: string,
  { uid, durable }: Options = {},
): ChildProcessByStdio<Writable, Readable, null> {
  const args = [fixture, dataDir, durable ? 'durable' : 'fast']
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], uid, gid: uid, cwd: '/' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Starts the embedded server in a new process; throws the error of that process. */
export async function open(dataDir: string, options?: Options): Promise<Opened> {
  const child = startFixture(dataDir, options)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const answer = JSON.parse(line) as { url: string } | { name: string; message: string }
  if (!('url' in answer)) throw Object.assign(new Error(answer.message), { name: answer.name })
  const stop = async (): Promise<void> => {
    child.stdin.write('stop\n')
    await exited(child)
  }
  return { child, url: answer.url, stop, kill: () => kill(child) }
}

/** Kills the process, so that nothing ends in order. */
export function killEverything(child: ChildProcess, folder: string): void {
  killAll(folder, 'sh')
  child.kill('SIGKILL')
  killAll(folder)
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await exited(child)
}

async function exited(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit')
}

export async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export type Running = { pid: number; name: string }

/** Servers, their helpers and watchdogs: all work inside the data folder. */
export function processesIn(folder: string): Running[] {
  return process.platform === 'linux' ? byProc(folder) : byLsof(folder)
}

function byProc(folder: string): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)) return []
        return [{ pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() }]
      } catch {
        return []
      }
    })
}

function byLsof(folder: string): Running[] {
  const found = execFileSync('sh', ['-c', 'lsof -d cwd -F pcn || true'], { encoding: 'utf8' })
  return found.split(/^p/m).flatMap((entry) => {
    const [pid, name = '', ...rest] = entry.split('\n')
    return rest.some((line) => line.startsWith(`n${folder}/`)) ? [{ pid: Number(pid), name: name.slice(1) }] : []
  })
}

export function killAll(folder: string, name?: string): number {
  const victims = processesIn(folder).filter((running) => !name || running.name === name)
  for (const { pid } of victims) killPid(pid)
  return victims.length
}

function killPid(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was quicker.
  }
}

export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10)
}
