/**
 * Sends mails through servers that fail, greylist, delay and go away, and counts what arrives: `node bench/operations/mail.ts [scripted|postfix]`.
 * Postfix with Postgrey needs Debian or Ubuntu, and root to install.
 */
import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { callsTo, freePort } from '#test/server-process.ts'
import { openPlace } from './place.ts'
import { startPostfix } from './postfix.ts'

const people = 40
const moods = ['takes mail', 'fails twice', 'greylists for 8 s', 'answers after 25 s'] as const

/** Each recipient meets one mood. Like a real server, it has taken a mail once it has read it, even if its answer comes late. */
async function startMoodyServer(port: number) {
  const arrived: string[] = []
  const tries = new Map<string, { count: number; first: number }>()
  const moodFor = (address: string) => moods[Number(/^\d+/.exec(address)?.[0]) % moods.length]
  const later = (message: string) => Object.assign(new Error(message), { responseCode: 451 })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const seen = tries.get(address) ?? { count: 0, first: Date.now() }
      tries.set(address, { ...seen, count: seen.count + 1 })
      const mood = moodFor(address)
      if (mood === 'fails twice' && seen.count < 2) return callback(later('4.3.0 disk full'))
      if (mood === 'greylists for 8 s' && Date.now() - seen.first < 8_000) return callback(later('4.7.1 greylisted'))
      callback()
    },
    onData(stream, session, callback) {
      const address = session.envelope.rcptTo[0]?.address ?? ''
      stream.resume().on('end', () => {
        arrived.push(address)
        setTimeout(callback, moodFor(address) === 'answers after 25 s' ? 25_000 : 0)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { arrived: async () => arrived, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

type MailServer = Awaited<ReturnType<typeof startMoodyServer>>

/** The server starts when the first tries have failed. */
async function measure(name: string, startServer: (port: number) => Promise<MailServer>) {
  const port = await freePort()
  const product = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@foothold.example' }
  const place = await openPlace({ product })
  let server: MailServer | undefined
  try {
    await place.migrate()
    const web = await place.start({})
    const addresses: string[] = []
    for (let count = 0; count < people; count++) {
      const { email, id } = await place.createPerson()
      addresses.push(`${count}-${email}`)
      await place.database.pool.query('update users set email = $1 where id = $2', [addresses[count], id])
    }
    for (const email of addresses) await callsTo(web.origin).post('/api/forgot-password', { email })
    await delay(3_000)
    server = await startServer(port)
    const started = Date.now()
    const waiting = async () =>
      Number(
        (
          await place.database.pool.query(
            "select count(*) from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')",
          )
        ).rows[0].count,
      )
    while ((await waiting()) > 0 && Date.now() - started < 300_000) await delay(500)
    const arrived = await server.arrived()
    const copies = addresses.map((address) => arrived.filter((each) => each === address).length)
    const figures = {
      server: name,
      mails: people,
      seconds: Math.round((Date.now() - started) / 1000),
      once: copies.filter((count) => count === 1).length,
      doubled: copies.filter((count) => count > 1).length,
      missing: copies.filter((count) => count === 0).length,
    }
    console.log(figures)
    return figures
  } finally {
    await place.close()
    await server?.stop()
  }
}

const servers = { scripted: startMoodyServer, postfix: startPostfix }
for (const [name, startServer] of Object.entries(servers))
  if (process.argv.length < 3 || process.argv.includes(name))
    assert.equal((await measure(name, startServer)).once, people)
