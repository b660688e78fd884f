import { AsyncLocalStorage } from 'node:async_hooks'
import diagnosticsChannel from 'node:diagnostics_channel'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import { anyCallEvents, callEvents } from './call-events.fixture.ts'

/** The events of the call that is being served. */
const calls = new AsyncLocalStorage<Set<string>>()
diagnosticsChannel.subscribe('foothold.event', (type) => void calls.getStore()?.add(String(type)))

const patterns = [...endpoints, ...plainRoutes].map(({ method, path }) => ({
  name: `${method} ${path}`,
  method,
  matches: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** The declared call of a request, such as `PUT /api/applications/:id`. */
const findCall = (method: string, url: string) =>
  patterns.find((call) => call.method === method && call.matches.test(url.replace(/\?.*/, '')))?.name

const listed: Record<string, readonly string[]> = callEvents

/** Makes a call and returns its answer. Throws if the call records an event that is not listed for it. */
export async function checkCallEvents<Answer>(method: string, url: string, send: () => Promise<Answer>) {
  const events = new Set<string>()
  const answer = await calls.run(events, async () => send())
  const name = findCall(method, url) ?? `${method} ${url}`
  const known = new Set<string>([...anyCallEvents, ...(listed[name] ?? [])])
  const unlisted = [...events].filter((event) => !known.has(event))
  if (unlisted.length > 0)
    throw new Error(`${name} recorded ${unlisted.join(', ')}, which test/call-events.fixture.ts does not list for it`)
  return answer
}
