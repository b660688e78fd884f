import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseClient } from '#server/db/client.ts'
import { openStream } from '#test/live-stream.ts'
import { callsTo } from '#test/server-process.ts'

interface LoadFigures {
  reads: number
  acknowledged: Set<string>
  failures: string[]
  streamsOpened: number
  eventsSeen: number
}

/**
 * People who submit and read job interests through a proxy until `stop`, each with an open event stream. A refused or failed call
 * counts as a failure; nothing is tried a second time.
 */
export function startLoad(origin: string, cookies: string[], { pool }: Pick<DatabaseClient, 'pool'>) {
  const figures: LoadFigures = { reads: 0, acknowledged: new Set(), failures: [], streamsOpened: 0, eventsSeen: 0 }
  const stopping = new AbortController()
  // Each account would soon meet its limit.
  const clearing = setInterval(() => void pool.query('delete from rate_limits').catch(() => {}), 500)

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

  async function listen(cookie: string) {
    while (!stopping.signal.aborted) {
      const stream = await openStream(origin, cookie).catch(() => null)
      if (stream?.status === 200) figures.streamsOpened += 1
      const isOpen = () => stream !== null && !stream.ended
      while (!stopping.signal.aborted && isOpen()) await delay(50)
      figures.eventsSeen += stream?.events.length ?? 0
      stream?.close()
      await delay(100)
    }
  }

  const all = cookies.flatMap((cookie) => [write(cookie), listen(cookie)])
  return {
    figures,
    async stop() {
      stopping.abort()
      clearInterval(clearing)
      await Promise.all(all)
      return figures
    },
  }
}
