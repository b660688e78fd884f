import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { liveTopics, type LiveTopic } from '#contract/live.ts'
import type { Queryable } from './client.ts'

const channel = 'live'
/** PostgreSQL accepts payloads below 8,000 bytes. This many ids leave room for all topics. */
const maxReceivers = 180
/** A page that connects later refetches everything. */
const historyMs = 60_000
const retryMs = 1_000

interface Message {
  userIds: string[]
  topics: readonly LiveTopic[]
  /** The tab that made the change. */
  tab?: string | undefined
}

/** The call that is being served: the tab that made it, and the topics that it published so far. */
const calls = new AsyncLocalStorage<{ tab: string | undefined; topics: Set<LiveTopic> }>()

/** Does the work of a call and returns the topics that it published. The tab gets them with the reply, and not by its stream. */
export async function collectTopics<Result>(tab: string | undefined, work: () => Promise<Result>) {
  const call = { tab, topics: new Set<LiveTopic>() }
  const result = await calls.run(call, work)
  // What still runs reaches the tab by its stream.
  call.tab = undefined
  return { result, topics: [...call.topics] }
}

/** Notifies people's open screens, on every process, when the transaction commits. */
export async function publishLive(
  db: Queryable,
  userIds: readonly (string | null | undefined)[],
  topics: readonly LiveTopic[],
) {
  const call = calls.getStore()
  for (const topic of topics) call?.topics.add(topic)
  const receivers = [...new Set(userIds.filter((id) => typeof id === 'string'))]
  if (receivers.length === 0) return
  const payloads = chunk(receivers, maxReceivers).map((userIds) =>
    JSON.stringify({ userIds, topics, tab: call?.tab } satisfies Message),
  )
  await db.execute(
    sql`select pg_notify(${channel}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`,
  )
}

const chunk = <Thing>(things: readonly Thing[], size: number) =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) => things.slice(index * size, (index + 1) * size))

type Listener = (topics: readonly LiveTopic[], tab?: string) => void

export interface LiveHub {
  /** Calls back for each change for this person, until the returned function is called. */
  subscribe(userId: string, listener: Listener): () => void
  /** The person's changes in the last `milliseconds`. All topics where this process cannot know. */
  missed(userId: string, milliseconds: number): readonly LiveTopic[]
  close(): Promise<void>
}

/**
 * Listens on a dedicated connection and reopens it when it is lost; then every screen refetches. A heartbeat finds a silently
 * lost connection.
 */
export function createLiveHub(
  databaseUrl: string,
  onError: (error: Error) => void,
  { heartbeatMs = 5_000 } = {},
): LiveHub {
  const listeners = new Map<string, Set<Listener>>()
  const recent: (Message & { at: number })[] = []
  let listeningSince = Infinity
  let client: Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let wasLost = false

  const deliver = (userIds: Iterable<string>, topics: readonly LiveTopic[], tab?: string) => {
    for (const userId of userIds) for (const listener of listeners.get(userId) ?? []) listener(topics, tab)
  }

  async function connect() {
    const newClient = new Client({
      connectionString: databaseUrl,
      application_name: 'foothold live',
      connectionTimeoutMillis: 10_000,
      query_timeout: heartbeatMs,
      keepAlive: true,
    })
    client = newClient
    newClient.on('notification', ({ payload }) => {
      const message: Message = JSON.parse(payload ?? '{}')
      const at = performance.now()
      while (recent[0] && at - recent[0].at > historyMs) recent.shift()
      recent.push({ ...message, at })
      deliver(message.userIds, message.topics, message.tab)
    })
    // A lost connection reports its error more than once.
    newClient.on('error', onError)
    newClient.once('end', () => reconnectAfter(newClient))
    try {
      await newClient.connect()
      await newClient.query(`listen ${channel}`)
    } catch (error) {
      giveUp(newClient, error)
      return
    }
    listeningSince = performance.now()
    if (closed) await newClient.end()
    else scheduleHeartbeat(newClient)
    if (wasLost) deliver([...listeners.keys()], liveTopics)
  }

  function scheduleHeartbeat(current: Client) {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => client === current && scheduleHeartbeat(current),
        (error: unknown) => giveUp(current, error),
      )
    }, heartbeatMs)
  }

  function giveUp(lost: Client, error: unknown) {
    onError(error instanceof Error ? error : new Error(String(error)))
    lost.end().catch(onError)
    reconnectAfter(lost)
  }

  function reconnectAfter(lost: Client) {
    // An abandoned connection may end long after its successor was opened.
    if (closed || client !== lost) return
    client = null
    wasLost = true
    listeningSince = Infinity
    clearTimeout(timer)
    timer = setTimeout(connect, retryMs)
  }

  void connect()
  return {
    subscribe(userId, listener) {
      const ownListeners = listeners.get(userId) ?? new Set()
      listeners.set(userId, ownListeners.add(listener))
      return () => {
        ownListeners.delete(listener)
        if (ownListeners.size === 0 && listeners.get(userId) === ownListeners) listeners.delete(userId)
      }
    },
    missed(userId, milliseconds) {
      const from = performance.now() - milliseconds
      if (milliseconds > historyMs || from < listeningSince) return liveTopics
      const ownListeners = recent.filter(({ at, userIds }) => at >= from && userIds.includes(userId))
      return [...new Set(ownListeners.flatMap(({ topics }) => topics))]
    },
    async close() {
      closed = true
      clearTimeout(timer)
      // A connection that is still opening ends once it is open.
      if (listeningSince < Infinity) await client?.end()
    },
  }
}
