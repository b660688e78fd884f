import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'

export interface Sent {
  id: string
  raw: Buffer
}

/** A mail of a random size that only its Message-ID names. */
function makeMail(number: number): Sent {
  const id = `${number}.${randomBytes(8).toString('hex')}@acme.test`
  const body = randomBytes(randomInt(100, 60_000)).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  return { id, raw: Buffer.from(`Message-ID: <${id}>\r\nSubject: ${number}\r\n\r\n${body}\r\n`) }
}

/** Senders that keep each mail until it is acknowledged, as mail servers do. */
export function startSenders(port: number, addresses: readonly string[], parallel: number) {
  const acknowledged = new Map<string, Sent & { to: string }>()
  const state = { number: 0, tries: 0, stopped: false }

  async function deliver(mail: Sent, to: string) {
    const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, connectionTimeout: 5_000 })
    const envelope = { from: 'jobs@acme.test', to }
    for (;;) {
      state.tries++
      const sent = await transport.sendMail({ envelope, raw: mail.raw }).catch(() => null)
      if (sent) break
      await delay(100)
    }
    acknowledged.set(mail.id, { ...mail, to })
  }

  const lanes = Array.from({ length: parallel }, async () => {
    while (!state.stopped) {
      const own = state.number++
      await deliver(makeMail(own), addresses[own % addresses.length] ?? '')
    }
  })
  return {
    acknowledged,
    count: () => ({ acknowledged: acknowledged.size, tries: state.tries }),
    /** Waits until every mail that was begun is acknowledged. */
    async stop() {
      state.stopped = true
      await Promise.all(lanes)
    },
  }
}
