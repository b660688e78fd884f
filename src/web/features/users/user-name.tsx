import type { UserListItem } from '#contract/users.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { formatName } from '#web/lib/format/names.ts'

export function UserName({ user }: { user: UserListItem }) {
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={formatName(user)} src={user.profileImageUrl} />
      <span className="grid min-w-0">
        {formatName(user)}
        <span className="text-sm font-normal text-muted">{user.email}</span>
      </span>
    </span>
  )
}
