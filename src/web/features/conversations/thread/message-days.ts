import type { ConversationMessage } from '#contract/conversations.ts'
import { showDay } from '#web/lib/format/dates.ts'

const dayMs = 24 * 60 * 60 * 1000

interface MessageDay {
  /** `Today`, `Yesterday`, `Nov 21, 2026`. */
  name: string
  messages: ConversationMessage[]
}

/** Groups messages by the reader's day, the oldest first. They come with the newest first. */
export function groupByDay(messages: readonly ConversationMessage[], now: number): MessageDay[] {
  const groups = Map.groupBy(messages.toReversed(), ({ createdAt }) => showDay(createdAt))
  const names = new Map([
    [showDay(new Date(now - dayMs).toISOString()), 'Yesterday'],
    [showDay(new Date(now).toISOString()), 'Today'],
  ])
  return [...groups].map(([day, messages]) => ({ name: names.get(day) ?? day, messages }))
}
