import { Link } from 'wouter'
import type { Conversation } from '#contract/conversations.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { formatName } from '#web/lib/format/names.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { cn } from '#web/ui/class-names.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { NameWithUnread } from '#web/ui/feedback/name-with-unread.tsx'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { isReader } from '../conversations.queries.ts'

interface ConversationListProps {
  conversations: readonly Conversation[]
  selectedId: string | null
}

/** The conversations of staff, in the server's order: those that wait for an answer first. */
export function ConversationList({ conversations, selectedId }: ConversationListProps) {
  const now = useNow()
  return (
    <ul aria-label="Conversations" className="grid grid-cols-1 divide-y divide-line">
      {conversations.map((conversation) => (
        <ConversationEntry
          key={conversation.userId}
          conversation={conversation}
          selected={conversation.userId === selectedId}
          now={now}
        />
      ))}
    </ul>
  )
}

interface ConversationEntryProps {
  conversation: Conversation
  selected: boolean
  now: number
}

function ConversationEntry({ conversation, selected, now }: ConversationEntryProps) {
  const user = useSignedInUser()
  const { userId, client, manager, lastMessage, replyDueAt } = conversation
  const name = formatName(client)
  const unread = isReader(user, conversation) ? conversation.unread : 0
  return (
    <li className={cn('relative flex min-w-0 gap-3 px-edge py-3.5', selected ? 'bg-accent-soft' : 'hover:bg-hover')}>
      <Avatar name={name} src={client.profileImageUrl} />
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            href={paths.conversationWith(userId)}
            aria-current={selected ? 'true' : undefined}
            className={cn(stretchedLinkClass, 'rounded-sm font-medium wrap-anywhere', unread > 0 && 'font-semibold')}
          >
            <NameWithUnread name={name} unread={unread} />
          </Link>
          {unread > 0 && (
            <span aria-hidden="true">
              <Badge tone="accent">{unread}</Badge>
            </span>
          )}
        </div>
        <p className="truncate text-sm text-muted">{lastMessage ? getExcerpt(lastMessage) : 'No messages yet'}</p>
        {user.role === 'admin' && (
          <p className="text-sm text-muted">
            {manager ? `Account manager: ${formatName(manager)}` : 'No account manager'}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted empty:hidden">
          {lastMessage && <time dateTime={lastMessage.createdAt}>{timeAgo(lastMessage.createdAt, now)}</time>}
          {replyDueAt !== null && <DueBadge dueAt={replyDueAt} {...getDueState(replyDueAt, now)} />}
        </div>
      </div>
    </li>
  )
}

function getExcerpt({ text, fromClient }: NonNullable<Conversation['lastMessage']>) {
  return `${fromClient ? '' : 'Team: '}${text === '' ? 'A file' : text}`
}
