import type { UserListItem } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'

export function UserTitle({ user }: { user: UserListItem }) {
  return (
    <span className="flex min-w-0 items-center gap-4 wrap-anywhere">
      <Avatar name={formatName(user)} src={user.profileImageUrl} size="lg" />
      {formatName(user)}
    </span>
  )
}
