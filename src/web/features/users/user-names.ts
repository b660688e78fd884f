import type { Role } from '#contract/endpoint.ts'
import type { UserListItem } from '#contract/users.ts'

type Named = Pick<UserListItem, 'firstName' | 'lastName' | 'email'>

export const nameOf = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** People in a selector: two may share a name, never an address. */
export const userOptions = (users: readonly (Named & Pick<UserListItem, 'id'>)[]) =>
  users.map((user) => ({ value: user.id, label: `${nameOf(user)} (${user.email})` }))

export const roleLabels: Record<Role, string> = {
  user: 'Job Seeker',
  account_manager: 'Account Manager',
  admin: 'Admin',
}
