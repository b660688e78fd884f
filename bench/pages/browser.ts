import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { choose } from '../smoke.ts'
import { browserFlags, testBrowser } from '../../scripts/browser.js'

/** The start of a browser takes both cores of a small machine for a second or two. */
const settlesInMs = choose(4_000, 0)
const flags = [...browserFlags, '--remote-debugging-port=0']

/** A browser with an empty profile and these cookies; `use` gets the port of its debugger. */
export async function withFreshBrowser<Result>(
  cookies: readonly { name: string; value: string; url: string }[],
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(path.join(tmpdir(), 'foothold-pages-'))
  const child = spawn(testBrowser() ?? chromium.executablePath(), [...flags, `--user-data-dir=${profile}`], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  try {
    const [port, place] = await debuggerOf(profile)
    await delay(settlesInMs)
    if (cookies.length > 0) await setCookies(`ws://127.0.0.1:${port}${place}`, cookies)
    return await use(Number(port))
  } finally {
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function debuggerOf(profile: string): Promise<[port: string, place: string]> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const [port, place] = text.split('\n')
    if (port && place) return [port, place]
    await delay(100)
  }
  throw new Error('The browser did not start')
}

async function setCookies(address: string, cookies: readonly object[]) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }))
  await answered
  socket.close()
}
