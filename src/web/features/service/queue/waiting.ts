import type { Approval } from '#contract/approvals.ts'
import type { Conversation } from '#contract/conversations.ts'
import type { QueueItem } from '#contract/queue.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'
import { getItemKey } from './queue.queries.ts'
import { getItemDue, getItemTitle } from './queue-texts.ts'

/** What waits for an account manager. */
export interface Waiting {
  title: string
  client: string
  href: string
  /** Since when it is late, or when it will be. An approved application has been ready since its approval. */
  at: string
  due: { dueAt: string | null; text: string; tone: BadgeTone }
}

interface Known {
  queue: readonly QueueItem[]
  approvals: readonly Approval[]
  conversations: readonly Conversation[]
}

/** Items of the queue, messages to answer and approved applications to send, the most urgent first. */
export function listWaiting({ queue, approvals, conversations }: Known, now: number): Waiting[] {
  const names = new Map(conversations.map(({ userId, client }) => [userId, formatName(client)]))
  const items = queue.map((item): Waiting => ({
    title: getItemTitle(item),
    client: formatName(item.client),
    href: paths.queueItem(getItemKey(item)),
    at: item.dueAt,
    due: getItemDue(item, now),
  }))
  const approved = approvals
    .filter(({ state }) => state === 'approved')
    .map(({ userId, applicationId, application, decidedAt, createdAt }): Waiting => ({
      title: `${application.position} at ${application.company}`,
      client: names.get(userId) ?? '',
      href: paths.applicationOf(userId, applicationId),
      at: decidedAt ?? createdAt,
      due: { dueAt: null, text: 'Approved: send it', tone: 'success' },
    }))
  const messages = conversations.flatMap(({ userId, client, replyDueAt: dueAt }): Waiting[] =>
    dueAt === null
      ? []
      : [
          {
            title: `Answer ${client.firstName}`,
            client: formatName(client),
            href: paths.conversationWith(userId),
            at: dueAt,
            due: { dueAt, ...getDueState(dueAt, now) },
          },
        ],
  )
  return [...items, ...approved, ...messages].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
