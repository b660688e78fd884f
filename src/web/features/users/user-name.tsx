import { Link } from 'wouter'
import type { UserListItem } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'

/** A person with their address. `linked`: the name opens the person's page. */
export function UserName({ user, linked = false }: { user: UserListItem; linked?: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={formatName(user)} src={user.profileImageUrl} size="sm" />
      <span className="grid min-w-0">
        {linked ? (
          <Link href={paths.user(user.id)} className="w-fit rounded-sm underline-offset-4 hover:underline">
            {formatName(user)}
          </Link>
        ) : (
          formatName(user)
        )}
        <span className="text-sm font-normal text-muted">{user.email}</span>
      </span>
    </span>
  )
}
