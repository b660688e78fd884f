// Firefox over WebDriver BiDi, as far as a run of the apply kit needs it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Reply = Record<string, unknown>

/** Starts Firefox with a new profile. */
export async function openFirefox(preferences: Record<string, string | number | boolean>) {
  const profile = mkdtempSync(path.join(tmpdir(), 'foothold-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--remote-debugging-port=0', '--remote-allow-system-access', '--profile', profile],
    {
      env: { ...process.env, HOME: profile },
    },
  )
  const address = await new Promise<string>((resolve, reject) => {
    firefox.stderr.on('data', (chunk: Buffer) => {
      const found = /ws:\/\/\S+/.exec(chunk.toString())?.[0]
      if (found) resolve(found)
    })
    firefox.on('exit', (code) => reject(new Error(`Firefox ended with ${code}`)))
    firefox.on('error', reject)
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox took no connection')))
  })
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; result?: Reply; error?: string; message?: string }
    const call = message.id === undefined ? undefined : waiting.get(message.id)
    if (message.result) call?.resolve(message.result)
    else call?.reject(new Error(`${message.error}: ${message.message}`))
  })
  let last = 0
  const send = (method: string, params: object) =>
    new Promise<Reply>((resolve, reject) => {
      const id = (last += 1)
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await send('session.new', { capabilities: {} })

  return {
    install: (folder: string) =>
      send('webExtension.install', { extensionData: { type: 'path', path: path.resolve(folder) } }),
    async open(url: string) {
      const { context } = await send('browsingContext.create', { type: 'tab' })
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
      return String(context)
    },
    close: (context: string) => send('browsingContext.close', { context }),
    /** The context of a frame in the page. */
    async findFrame(context: string, ending: string) {
      const { contexts } = (await send('browsingContext.getTree', { root: context })) as {
        contexts: { children: { context: string; url: string }[] }[]
      }
      return contexts[0]?.children.find(({ url }) => url.endsWith(ending))?.context ?? context
    },
    /** The value of an expression, which must be JSON or a promise of it. */
    async evaluate<Value>(context: string, expression: string): Promise<Value> {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        target: { context },
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } }
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value) as Value
    },
    async stop() {
      await send('browser.close', {}).catch(() => firefox.kill())
      await new Promise((resolve) => {
        firefox.on('exit', resolve)
        if (firefox.exitCode !== null) resolve(null)
      })
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
