import type { OwnService } from '#contract/users.ts'
import { ManagerFacts } from '#web/features/service/clients/manager-signature.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { formatName } from '#web/lib/format/names.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { useConversations } from './conversations.queries.ts'
import { Thread } from './thread/thread.tsx'

/** A client's conversation with their account manager. */
export function OwnThread() {
  const { id, service } = useSignedInUser()
  const { data } = useConversations()
  const manager = data === undefined ? service?.accountManager : data[0]?.manager
  const facts = manager ? service?.accountManager : null
  return <Thread userId={id} marksRead header={<Header manager={manager ?? null} facts={facts ?? null} />} />
}

interface HeaderProps {
  manager: { firstName: string; lastName: string; profileImageUrl?: string | null } | null
  facts: OwnService['accountManager']
}

function Header({ manager, facts }: HeaderProps) {
  const name = manager && formatName(manager)
  return (
    <div className="flex min-h-20 items-center gap-3 border-b border-line px-edge py-4">
      {name && <Avatar name={name} src={manager?.profileImageUrl ?? null} />}
      <div className="grid min-w-0 wrap-anywhere">
        <h2 id="thread-title" tabIndex={-1} className="text-lg">
          {name ?? 'Our team'}
        </h2>
        <p className="text-sm text-muted">
          {name ? 'Your account manager' : "You don't have an account manager yet. Our team reads your messages."}
        </p>
        {facts && <ManagerFacts manager={facts} compact />}
      </div>
    </div>
  )
}
