import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { Socket } from 'node:net'
import { toSpawnUser, type ServerUser } from './server-user.ts'

// Waits on the lifeline, file descriptor 3: a line means "all is well, go", its end that our process is gone.
const WATCH = 'trap "" HUP INT QUIT TERM; read -r line <&3 || kill -s "$signal" -- "$target"'

// The watchdog exists before the command does, so there is no moment without it. The second fork is because
// PostgreSQL must not find itself the parent of a process it did not start.
const START_WATCHED = `target=$1$$ signal=$2; shift 2; ( (${WATCH}) >/dev/null 2>&1 & ); exec 3<&-; exec "$@"`
const WATCH_ONLY = `target=$1 signal=$2; ${WATCH}`

// A watchdog that ends sooner is not replaced at once, so that a machine without memory does not restart it in a loop.
const SHORT_LIFE_MS = 1000

export type WatchedOptions = {
  command: string[]
  /** What ends the command when this process is gone. */
  signal: 'INT' | 'KILL'
  /** Whether its children get the signal too. */
  wholeGroup?: boolean
  cwd: string
  user: ServerUser | undefined
  output: number
}

export type Watched = {
  child: ChildProcess
  ended: Promise<void>
  /** Ends the watchdog and waits for it; for after the command has ended. */
  release(): Promise<void>
}

/** Starts a command that ends when this process ends, even by SIGKILL. It does not keep this process alive. */
export function startWatched(options: WatchedOptions): Watched {
  const { command, signal, wholeGroup = false, output } = options
  const group = wholeGroup ? '-' : ''
  const child = runScript(START_WATCHED, [group, signal, ...command], ['ignore', output, output, 'pipe'], options)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  const rewatch = (): ChildProcess =>
    runScript(WATCH_ONLY, [`${group}${child.pid}`, signal], ['ignore', 'ignore', 'ignore', 'pipe'], options)
  return { child, ended, release: keepWatched(child, rewatch) }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

/** Replaces the watchdog whenever it is lost. */
function keepWatched(child: ChildProcess, rewatch: () => ChildProcess): () => Promise<void> {
  let line = findLifeline(child)
  let released = false
  const renew = (): void => {
    if (released || hasEnded(child)) return
    try {
      line = findLifeline(rewatch().on('error', () => {}))
      renewWhenLost()
    } catch {
      setTimeout(renew, SHORT_LIFE_MS).unref()
    }
  }
  const renewWhenLost = (): void => {
    const since = performance.now()
    line.once('close', () => setTimeout(renew, performance.now() - since < SHORT_LIFE_MS ? SHORT_LIFE_MS : 0).unref())
  }
  renewWhenLost()
  return async () => {
    released = true
    if (line.closed) return
    line.ref()
    await new Promise((resolve) => line.once('close', resolve).end('\n'))
  }
}

function runScript(
  script: string,
  args: string[],
  stdio: StdioOptions,
  { cwd, user }: { cwd: string; user: ServerUser | undefined },
): ChildProcess {
  // Nothing of our environment: PGOPTIONS and the like would change the server, and it needs no secrets.
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' }
  // A new session, so that Ctrl-C reaches only this process, which stops the server in order.
  const options = { cwd, env, stdio, detached: true, ...toSpawnUser(user) }
  const child = spawn('/bin/sh', ['-c', script, 'foothold-watchdog', ...args], options)
  child.unref()
  return child
}

function findLifeline(child: ChildProcess): Socket {
  const line = child.stdio[3]
  if (!(line instanceof Socket)) throw new Error('The watchdog did not start')
  line.on('error', () => {})
  line.resume()
  line.unref()
  return line
}
