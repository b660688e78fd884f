import type { HistoryEntry } from '#contract/application-history.ts'
import type { Approval } from '#contract/approvals.ts'
import type { ConversationMessage } from '#contract/conversations.ts'
import type { Interview } from '#contract/interviews.ts'
import type { Receipt } from '#contract/receipts.ts'

export interface StreamSources {
  history: readonly HistoryEntry[]
  receipts: readonly Receipt[]
  approvals: readonly Approval[]
  messages: readonly ConversationMessage[]
  interviews: readonly Interview[]
}

export type StreamEntry = { key: string; at: string } & (
  | { kind: 'change'; change: HistoryEntry }
  /** Only the latest shows its documents and answers. */
  | { kind: 'receipt'; receipt: Receipt; isLatest: boolean }
  | { kind: 'asked' | 'decided'; approval: Approval }
  | { kind: 'message'; message: ConversationMessage }
  | { kind: 'interview'; interview: Interview }
)

/** A change to `applied` this close to a receipt is the receipt's own. */
const sameActionMs = 60_000

/** All that happened to an application, and the interviews ahead, the latest first. */
export function toStream({ history, receipts, approvals, messages, interviews }: StreamSources): StreamEntry[] {
  const isFromReceipt = ({ action, to, fields, at }: HistoryEntry) =>
    action === 'updated' &&
    to === 'applied' &&
    fields.every((field) => field === 'dateApplied') &&
    receipts.some(({ createdAt }) => Math.abs(Date.parse(createdAt) - Date.parse(at)) < sameActionMs)
  const entries: StreamEntry[] = [
    ...interviews.map((interview) => ({
      key: interview.id,
      at: interview.startsAt,
      kind: 'interview' as const,
      interview,
    })),
    ...messages.map((message) => ({ key: message.id, at: message.createdAt, kind: 'message' as const, message })),
    ...approvals.flatMap((approval) => [
      ...(approval.decidedAt === null
        ? []
        : [{ key: `${approval.id}+`, at: approval.decidedAt, kind: 'decided' as const, approval }]),
      { key: approval.id, at: approval.createdAt, kind: 'asked' as const, approval },
    ]),
    ...receipts.map((receipt, index) => ({
      key: receipt.id,
      at: receipt.sentAt ?? receipt.createdAt,
      kind: 'receipt' as const,
      receipt,
      isLatest: index === 0,
    })),
    ...history
      .filter((change) => !isFromReceipt(change))
      .map((change) => ({ key: change.id, at: change.at, kind: 'change' as const, change })),
  ]
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
