import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Installs a program from the packages of Debian or Ubuntu, once. Needs root. */
export function installProgram(name: string, program: string) {
  if (existsSync(program)) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
}

async function answers(port: number) {
  const socket = connect(port, '127.0.0.1')
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return open
}

/** Starts a program, as another user if one is given, and waits until its port is open. */
export async function startProgram(
  command: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
  user?: { uid: number; gid: number },
) {
  const variables = { PATH: process.env.PATH, ...env }
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: variables, ...user })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`)
    await delay(50)
  }
  return {
    pid: child.pid,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
