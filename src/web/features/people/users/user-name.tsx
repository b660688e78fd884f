import { Link } from 'wouter'
import type { UserListItem } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { cn } from '#web/ui/class-names.ts'

interface UserNameProps {
  user: UserListItem
  /** In a dense table, name and address are cut off after one line each. The cell needs a maximum width. */
  oneLine?: boolean
}

/** A person with their address. The name opens their page. */
export function UserName({ user, oneLine = false }: UserNameProps) {
  const line = oneLine && '@4xl:truncate'
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={formatName(user)} src={user.profileImageUrl} size="sm" />
      <span className="grid min-w-0">
        <Link
          href={paths.user(user.id)}
          className={cn('max-w-full justify-self-start rounded-sm underline-offset-4 hover:underline', line)}
        >
          {formatName(user)}
        </Link>
        <span className={cn('text-sm font-normal text-muted', line)}>{user.email}</span>
      </span>
    </span>
  )
}
