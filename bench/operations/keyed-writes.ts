import { createHash, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { callsTo } from '#test/server-process.ts'
import { pdf } from '#server/platform/files/files.fixture.ts'

/** What was acknowledged, by the unique text that it holds. */
export interface Acknowledged {
  /** When each was begun and acknowledged. */
  interests: Map<string, { begun: number; acknowledged: number }>
  /** Titles of notifications, each mailed too. */
  notifications: Set<string>
  /** Hashes of files by the text of their message. */
  files: Map<string, string>
}

export interface Person {
  id: string
  cookie: string
}

/** The answer of a server that works. Anything else but a failure to be reached is a fault of the product. */
class RefusedError extends Error {}
/** An upload whose server was killed is announced again. */
class UploadCutError extends Error {}

const mostWaiting = 15
const again = new Set([409, 429, 500, 502, 503, 504])

/**
 * People who write through any of the origins until `stop`. Each write is repeated with the same key until it is acknowledged, as the
 * browser does.
 */
export function startKeyedWrites(origins: string[], sender: Person, people: Person[]) {
  const acknowledged: Acknowledged = { interests: new Map(), notifications: new Set(), files: new Map() }
  const refusals: string[] = []
  const stopping = new AbortController()
  const pending = new Set<Promise<void>>()
  let repeats = 0

  async function post(cookie: string, path: string, body: unknown) {
    const key = randomUUID()
    for (;;) {
      const origin = origins[randomInt(origins.length)]!
      const reply = await callsTo(origin, cookie)
        .post(path, body, { 'idempotency-key': key })
        .catch(() => null)
      if (reply && reply.status < 300) return reply.body
      if (reply && !again.has(reply.status)) throw new RefusedError(`${path}: ${reply.status}`)
      repeats += 1
      // A key whose process was killed is free again after two minutes.
      await delay(reply?.status === 409 ? 10_000 : 200)
    }
  }

  async function upload({ cookie }: Person, content: Buffer): Promise<string> {
    const { uploadURL } = await post(cookie, '/api/objects/upload', { purpose: 'attachment', fileName: 'file.pdf' })
    const headers = { cookie, 'content-type': 'application/pdf' }
    const origin = origins[randomInt(origins.length)]!
    const sent = await fetch(new URL(uploadURL, origin), {
      method: 'PUT',
      headers,
      body: new Uint8Array(content),
    }).catch(() => null)
    if (!sent?.ok) throw new UploadCutError()
    return /\/uploads\/([0-9a-f-]{36})/.exec(uploadURL)?.[1] ?? ''
  }

  const kinds = [
    async (person: Person) => {
      const jobUrl = `https://jobs.example.test/${randomUUID()}`
      const begun = Date.now()
      await post(person.cookie, '/api/job-interests', { jobUrl })
      acknowledged.interests.set(jobUrl, { begun, acknowledged: Date.now() })
    },
    async (person: Person) => {
      const title = `News ${randomUUID()}`
      await post(sender.cookie, '/api/admin/notifications/send', { recipientId: person.id, title, message: 'Hello' })
      acknowledged.notifications.add(title)
    },
    sendFile,
  ]

  async function sendFile(person: Person) {
    const content = Buffer.concat([pdf(20_000 + randomInt(200_000)), Buffer.from(`%${randomUUID()}\n`)])
    const fileId = await upload(person, content)
    const text = `A file ${randomUUID()}`
    await post(person.cookie, `/api/conversations/${person.id}/messages`, { text, fileIds: [fileId] })
    acknowledged.files.set(text, createHash('sha256').update(content).digest('hex'))
  }

  async function run(person: Person, write: (person: Person) => Promise<void>) {
    // A file that waits too long makes room for later ones of its person.
    const patience = write === sendFile ? 600_000 : 1_000
    let waiting = 0
    while (!stopping.signal.aborted) {
      if (waiting >= mostWaiting) {
        await delay(100)
        continue
      }
      waiting += 1
      const one = write(person).catch((error: Error) => {
        if (!(error instanceof UploadCutError)) refusals.push(error.message)
      })
      pending.add(one)
      void one.finally(() => {
        pending.delete(one)
        waiting -= 1
      })
      // A write that was cut waits for its key to be free again. The person does something else until then.
      await Promise.race([one, delay(patience, undefined, { signal: stopping.signal }).catch(() => {})])
      await delay(40)
    }
  }

  const all = people.flatMap((person, index) => run(person, kinds[index % kinds.length]!))
  return {
    acknowledged,
    refusals,
    getRepeats: () => repeats,
    /** Resolves once everything that was begun is acknowledged or refused. */
    async stop() {
      stopping.abort()
      await Promise.all(all)
      await Promise.all(pending)
    },
  }
}
