import type { MailContext } from '@foothold/mail-reader/classification'
import type { MailAttachment } from '@foothold/mail-reader/mail'
import type { Caller } from '#server/admission.ts'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import { createWorkerPool, type PoolOptions } from '#server/isolation/worker-pool.ts'
import type { DnsAnswers, MailContent, MailReading, MailReply, MailTasks } from './mail-tasks.ts'

export type { DnsAnswers, MailReading } from './mail-tasks.ts'

/** Loads a raw mail: mails that wait need not wait in memory. */
type Load = () => Promise<Uint8Array>

interface Delivered {
  receivedAt: string
  mta: { remoteAddress: string; helo: string; from: string } | null
}

/** A mail that cannot be read; its message is for the person. */
export class MailReadError extends Error {}

export interface MailReader {
  /** What a mail says and what kind of answer it is. The signatures of its sender are checked by DNS. */
  read(load: Load, delivered: Delivered, context: MailContext): Promise<MailReading>
  /** Its text and the list of its files. */
  open(load: Load, receivedAt: string, caller?: Caller): Promise<MailContent>
  /** One of its files; null if it has fewer. */
  openFile(load: Load, receivedAt: string, index: number, caller?: Caller): Promise<MailAttachment | null>
  close(): Promise<void>
}

interface MailReaderOptions extends Partial<Omit<PoolOptions, 'entry' | 'kind'>> {
  /** In place of the network, for tests. */
  answers?: () => DnsAnswers
}

const defaults = { parallel: 1, waiting: 50, perCaller: 10, cpuMs: 8_000, wallMs: 20_000, heapMb: 384 }

/** Reads mails in a thread, one after the other: a hostile mail costs no more than the thread. */
export function createMailReader({ answers, ...options }: MailReaderOptions = {}): MailReader {
  const entry = new URL('./mail-tasks.ts', import.meta.url)
  const pool = createWorkerPool<MailTasks>({ ...defaults, ...options, entry, kind: 'thread' })

  return {
    read: (load, delivered, context) =>
      unwrap(
        pool.run('read', async () => ({ ...delivered, context, raw: await load(), answers: answers?.() ?? null }), {
          canReuse: isSuccess,
        }),
      ),
    open: (load, receivedAt, caller) =>
      unwrap(pool.run('open', async () => ({ raw: await load(), receivedAt }), { caller, canReuse: isSuccess })),
    openFile: (load, receivedAt, index, caller) =>
      unwrap(
        pool.run('openFile', async () => ({ raw: await load(), receivedAt, index }), { caller, canReuse: isSuccess }),
      ),
    close: () => pool.close(),
  }
}

/** A thread that failed at a mail may still hold most of its memory. */
const isSuccess = (reply: MailReply<unknown>) => 'content' in reply

const reasons: Record<string, string> = {
  too_large: 'This mail is too large to be read here.',
  too_many_parts: 'This mail has more parts than we read.',
  too_deep: 'This mail has too many mails inside each other.',
  too_many_attachments: 'This mail has more files than we read.',
  timeout: 'This mail took too long to read.',
}
const otherReason = 'This mail is damaged, or written in a way that we cannot read.'

async function unwrap<Content>(answer: Promise<MailReply<Content>>): Promise<Content> {
  try {
    const reply = await answer
    if ('content' in reply) return reply.content
    throw new MailReadError(reasons[reply.failure] ?? otherReason)
  } catch (error) {
    if (!(error instanceof IsolationError) || error.reason === 'closed') throw error
    throw new MailReadError(reasons[error.reason] ?? otherReason, { cause: error })
  }
}
