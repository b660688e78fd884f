import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openStream } from '#test/live-stream.ts'
import { callsTo } from '#test/server-process.ts'

interface LoadFigures {
  reads: number
  acknowledged: Set<string>
  failures: string[]
  streamsOpened: number
  eventsSeen: number
  /** Streams without an event since `listenAgain`. */
  silentStreams: number
}

/**
 * People who submit and read job interests through a proxy until `stop`, each with an open event stream. A refused or failed call
 * counts as a failure; nothing is tried a second time.
 */
export function startLoad(origin: string, cookies: string[]) {
  const figures: LoadFigures = {
    reads: 0,
    acknowledged: new Set(),
    failures: [],
    streamsOpened: 0,
    eventsSeen: 0,
    silentStreams: 0,
  }
  const stopping = new AbortController()

  async function write(cookie: string) {
    const calls = callsTo(origin, cookie)
    while (!stopping.signal.aborted) {
      const jobUrl = `https://jobs.example.test/${randomUUID()}`
      try {
        const { status } = await calls.post('/api/job-interests', { jobUrl })
        if (status === 201) figures.acknowledged.add(jobUrl)
        else figures.failures.push(`write: ${status}`)
        const read = await calls.get('/api/auth/user')
        if (read.status === 200) figures.reads += 1
        else figures.failures.push(`read: ${read.status}`)
      } catch (error) {
        figures.failures.push(String(error instanceof Error ? (error.cause ?? error) : error))
      }
      await delay(30)
    }
  }

  const silent = new Set<string>()
  async function listen(cookie: string) {
    while (!stopping.signal.aborted) {
      const stream = await openStream(origin, cookie).catch(() => null)
      if (stream?.status === 200) figures.streamsOpened += 1

      const isOpen = () => stream !== null && !stream.ended
      for (let seen = 0; !stopping.signal.aborted && isOpen(); await delay(50)) {
        const { length } = stream?.events ?? []
        if (length > seen) silent.delete(cookie)
        seen = length
      }
      figures.eventsSeen += stream?.events.length ?? 0
      stream?.close()
      await delay(100)
    }
  }

  const all = cookies.flatMap((cookie) => [write(cookie), listen(cookie)])
  return {
    figures,
    /** From now on each stream must bring an event. */
    listenAgain: () => cookies.forEach((cookie) => silent.add(cookie)),
    async stop() {
      stopping.abort()
      await Promise.all(all)
      figures.silentStreams = silent.size
      return figures
    },
  }
}
