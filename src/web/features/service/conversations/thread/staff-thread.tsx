import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { Conversation } from '#contract/conversations.ts'
import { readUser } from '#contract/users.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { formatName } from '#web/lib/format/names.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { isReader } from '../conversations.queries.ts'
import { Thread } from './thread.tsx'

interface StaffThreadProps {
  userId: string
  /** Undefined while it loads, and where the list does not contain it: an admin's list has no empty conversations. */
  conversation: Conversation | undefined
}

/** A client's conversation, for staff. */
export function StaffThread({ userId, conversation }: StaffThreadProps) {
  const user = useSignedInUser()
  const query = useQuery({ ...queryFor(readUser, { params: { userId } }), enabled: conversation === undefined })
  const client = conversation?.client ?? query.data
  const name = client ? formatName(client) : 'Client'
  usePageTitle(client ? `Messages with ${name}` : 'Messages')
  const marksRead = conversation ? isReader(user, conversation) : user.role !== 'admin'
  return (
    <Thread
      userId={userId}
      marksRead={marksRead}
      header={
        <div className="grid gap-2 border-b border-line px-edge py-4">
          <Link href={paths.messages} asChild>
            <BackLink className="lg:hidden">Back</BackLink>
          </Link>
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
            <Avatar name={name} src={client?.profileImageUrl ?? null} />
            <div className="grid min-w-0 grow wrap-anywhere">
              <h2 id="thread-title" tabIndex={-1} className="text-lg">
                {name}
              </h2>
              {user.role === 'admin' && conversation && <Manager conversation={conversation} />}
            </div>
            {conversation?.replyDueAt && <Due dueAt={conversation.replyDueAt} />}
            <span className="flex gap-4 text-sm">
              <TextLink href={paths.clientProfile(userId)}>Profile</TextLink>
              <TextLink href={paths.clientDashboard(userId)}>Dashboard</TextLink>
            </span>
          </div>
        </div>
      }
    />
  )
}

function Manager({ conversation: { manager } }: { conversation: Conversation }) {
  return (
    <p className="text-sm text-muted">
      {manager ? `Account manager: ${formatName(manager)}` : 'No account manager: your team answers.'}
    </p>
  )
}

function Due({ dueAt }: { dueAt: string }) {
  return <DueBadge dueAt={dueAt} {...getDueState(dueAt, useNow())} />
}
