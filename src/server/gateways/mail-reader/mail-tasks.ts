import { Resolver } from 'node:dns/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { MailClassification, MailContext } from '@foothold/mail-reader/classification'
import { classifyMail } from '@foothold/mail-reader/classify-mail'
import { MailError } from '@foothold/mail-reader/limits'
import type { ReadMail } from '@foothold/mail-reader/mail'
import { readMail } from '@foothold/mail-reader/read-mail'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import { findConfirmation, type ForwardingConfirmation } from './forwarding-confirmation.ts'
import { findReturnedIds } from './returned-mail.ts'

interface Stored {
  raw: Uint8Array
  receivedAt: string
}

/** Answers of DNS by type and name, in place of the network: `TXT _dmarc.acme.example`. */
export type DnsAnswers = Record<string, string[][] | string[]>

interface Unread extends Stored {
  /** Who delivered it. */
  mta: { remoteAddress: string; helo: string; from: string } | null
  context: MailContext
  answers: DnsAnswers | null
}

/** What is stored of a mail. Its bodies stay in the raw mail. */
export interface MailReading {
  mail: Pick<
    ReadMail,
    | 'inReplyTo'
    | 'references'
    | 'from'
    | 'replyTo'
    | 'subject'
    | 'date'
    | 'autoSubmitted'
    | 'authentication'
    | 'forwarded'
  >
  classification: MailClassification
  confirmation: ForwardingConfirmation | null
  /** The mails that a bounce returns. */
  returnedIds: string[]
}

export interface MailContent extends Pick<ReadMail, 'to' | 'text' | 'quoted' | 'html'> {
  files: { name: string; contentType: string; size: number }[]
}

export type MailReply<Content> = { content: Content } | { failure: string }

/** All lookups of one mail together. */
const lookupsMs = 8_000

function createResolver() {
  const dns = new Resolver({ timeout: 2_000, tries: 1 })
  const until = Date.now() + lookupsMs
  const giveUp = () =>
    delay(Math.max(0, until - Date.now()), undefined, { ref: false }).then(() =>
      Promise.reject(Object.assign(new Error('DNS took too long'), { code: 'ETIMEOUT' })),
    )
  return (name: string, type: string) =>
    Promise.race([dns.resolve(name, type) as Promise<string[][] | string[]>, giveUp()])
}

const answerFrom = (answers: DnsAnswers) => async (name: string, type: string) =>
  answers[`${type} ${name}`] ?? Promise.reject(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }))

async function attempt<Content>(work: () => Promise<Content>): Promise<MailReply<Content>> {
  try {
    return { content: await work() }
  } catch (error) {
    if (error instanceof MailError) return { failure: error.code }
    throw error
  }
}

const read = ({ raw, receivedAt, mta, context, answers }: Unread) =>
  attempt(async (): Promise<MailReading> => {
    const resolver = answers ? answerFrom(answers) : createResolver()
    const mail = await readMail(raw, { receivedAt: new Date(receivedAt), resolver, ...(mta && { mta }) })
    const { inReplyTo, references, from, replyTo, subject, date, autoSubmitted, authentication, forwarded } = mail
    return {
      mail: { inReplyTo, references, from, replyTo, subject, date, autoSubmitted, authentication, forwarded },
      classification: classifyMail(mail, context),
      confirmation: findConfirmation(mail),
      returnedIds: findReturnedIds(mail),
    }
  })

const open = ({ raw, receivedAt }: Stored) =>
  attempt(async (): Promise<MailContent> => {
    const { to, text, quoted, signature, html, attachments } = await readMail(raw, { receivedAt: new Date(receivedAt) })
    const files = attachments.map(({ name, contentType, bytes }) => ({ name, contentType, size: bytes.length }))
    return { to, text, quoted: [signature, quoted].filter(Boolean).join('\n\n'), html, files }
  })

const openFile = ({ raw, receivedAt, index }: Stored & { index: number }) =>
  attempt(async () => (await readMail(raw, { receivedAt: new Date(receivedAt) })).attachments[index] ?? null)

const tasks = { read, open, openFile }
export type MailTasks = typeof tasks

serveTasks(tasks)
