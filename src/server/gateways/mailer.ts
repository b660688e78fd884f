import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  /** The same each time this mail is sent: where a repeat after a crash cannot be avoided, it can be told by its Message-ID. */
  id?: string | undefined
  /** An object, never a string: a name cannot add a recipient or a header. */
  to: { name: string; address: string }
  /** Reply-To, if replies do not go to the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Left out: the product's own address. */
  from?: { name: string; address: string }
  /** In place of one made of `id`. With angle brackets, like the two below. */
  messageId?: string
  inReplyTo?: string
  references?: string[]
  /** Files, and pictures that the HTML shows by their `cid`. */
  attachments?: { cid?: string; filename: string; content: Buffer; contentType: string }[]
  /** Beside those every mail has. */
  headers?: Record<string, string>
}

export interface OutboxMail {
  to: string
  subject: string
  text: string
  html: string
  date: string
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects otherwise. */
  send(mail: Mail): Promise<void>
  /** Mails that were stored instead of sent, newest first; null if mail is really sent. */
  outbox: (() => Promise<OutboxMail[]>) | null
}

/**
 * Sends by SMTP. Servers delay their answers on purpose, or while they scan a mail. To give up on one that has the mail would
 * send it twice, so we wait ten minutes, as RFC 5321 says. A job ends after fifteen.
 */
export function createSmtpMailer(options: { smtpUrl: string; from: { name: string; address: string } }): Mailer {
  const transport = createTransport({
    url: options.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 60_000,
    socketTimeout: 600_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, from = options.from, ...mail }) {
      const messageId = id && `<${id}@${options.from.address.split('@')[1]}>`
      await transport.sendMail({ ...(messageId ? { messageId } : {}), ...mail, from })
    },
    outbox: null,
  }
}

const keptMails = 200

/** Keeps mails as files, one each, for a product that runs without a mail server. */
export function createOutboxMailer(folder: string): Mailer {
  return {
    async send({ id = randomUUID(), to, subject, text, html }) {
      const date = new Date().toISOString()
      const mail: OutboxMail = { to: to.address, subject, text, html, date }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sent = (await readdir(folder)).some((name) => name.endsWith(`-${id}.json`))
      if (sent) return
      const file = path.join(folder, `${date.replaceAll(':', '-')}-${id}.json`)
      await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async outbox() {
      const names = await readdir(folder).catch(() => [])
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .slice(0, keptMails)
      return Promise.all(
        newest.map(async (name): Promise<OutboxMail> => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
      )
    },
  }
}
