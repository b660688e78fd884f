import { execFile } from 'node:child_process'
import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const QUIT_AFTER_MS = 10_000
const KILL_AFTER_MS = 20_000
const GIVE_UP_AFTER_MS = 30_000

export const pidFile = (dataFolder: string): string => join(dataFolder, 'postmaster.pid')

/**
 * Ends what an earlier run left alive in the data folder, and then removes a `postmaster.pid` that would keep the
 * server from starting. Only for the holder of the folder's lock: then a server that lives here has no owner.
 */
export async function clearLeftovers(dataFolder: string): Promise<void> {
  const text = await readFile(pidFile(dataFolder), 'utf8').catch(() => undefined)
  if (text === undefined) return
  await endServers(dataFolder)
  const pid = pidIn(await readFile(pidFile(dataFolder), 'utf8').catch(() => ''))
  // A file of a process that is gone is left to PostgreSQL, which also frees the shared memory it names.
  if (!pid || isAlive(pid)) await rm(pidFile(dataFolder), { force: true })
}

async function endServers(dataFolder: string): Promise<void> {
  const since = performance.now()
  const sent = new Set<string>()
  for (;;) {
    const pids = await serversIn(dataFolder)
    if (pids.length === 0) return
    const waited = performance.now() - since
    if (waited > GIVE_UP_AFTER_MS) {
      throw new EmbeddedPostgresError(`PostgreSQL process ${pids[0]} of an earlier run does not end: end it by hand.`)
    }
    await signalOnce(dataFolder, pids, waited, sent)
    await delay(10)
  }
}

async function signalOnce(dataFolder: string, pids: number[], waited: number, sent: Set<string>): Promise<void> {
  const postmaster = pidIn(await readFile(pidFile(dataFolder), 'utf8').catch(() => ''))
  const headed = postmaster !== undefined && pids.includes(postmaster)
  // Without their head the others end by themselves, and a polite signal could set them to work instead.
  const polite = headed ? 'SIGINT' : undefined
  const signal = waited > KILL_AFTER_MS ? 'SIGKILL' : waited > QUIT_AFTER_MS ? 'SIGQUIT' : polite
  if (!signal || sent.has(signal)) return
  sent.add(signal)
  for (const pid of headed ? [postmaster] : pids) send(pid, signal)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already, or we may not end it; then the wait times out with a message.
  }
}

function pidIn(text: string): number | undefined {
  const pid = Number.parseInt(text, 10)
  return pid > 0 ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The PostgreSQL processes that work in the data folder. A number in a file may be anyone's by now, a folder not. */
export function serversIn(dataFolder: string): Promise<number[]> {
  return process.platform === 'linux' ? serversByProc(dataFolder) : serversByLsof(dataFolder)
}

async function serversByProc(dataFolder: string): Promise<number[]> {
  const folder = await stat(dataFolder)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const matches = await Promise.all(
    pids.map(async (pid) => {
      try {
        if ((await readFile(`/proc/${pid}/comm`, 'utf8')) !== 'postgres\n') return false
        const { dev, ino } = await stat(`/proc/${pid}/cwd`)
        return dev === folder.dev && ino === folder.ino
      } catch {
        return false
      }
    }),
  )
  return pids.filter((_, index) => matches[index]).map(Number)
}

/** For macOS, which has no /proc. */
export async function serversByLsof(dataFolder: string): Promise<number[]> {
  const folder = await realpath(dataFolder)
  const args = ['-a', '-d', 'cwd', '-c', 'postgres', '-F', 'pn']
  const env = { PATH: '/usr/sbin:/usr/bin:/bin' }
  // It exits with 1 when it finds none.
  const { stdout } = await promisify(execFile)('lsof', args, { env }).catch(() => ({ stdout: '' }))
  return stdout
    .split(/^p/m)
    .filter((process) => process.split('\n').includes(`n${folder}`))
    .map((process) => Number.parseInt(process, 10))
}
