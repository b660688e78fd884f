import type { UserListItem } from '#contract/users.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { nameOf } from './user-names.ts'

export function UserName({ user }: { user: UserListItem }) {
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={nameOf(user)} src={user.profileImageUrl} />
      <span className="grid min-w-0">
        {nameOf(user)}
        <span className="text-sm font-normal text-muted">{user.email}</span>
      </span>
    </span>
  )
}
