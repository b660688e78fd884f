import type { Role } from '#contract/endpoint.ts'
import { type ManagerLoad, maxCountedMatches, type UserListItem } from '#contract/users.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { formatName } from '#web/lib/format/names.ts'

type Named = Pick<UserListItem, 'firstName' | 'lastName' | 'email'>

/** Options of a selector. Names may repeat, so they include the address. */
export const userOptions = (users: readonly (Named & Pick<UserListItem, 'id'>)[]) =>
  users.map((user) => ({ value: user.id, label: `${formatName(user)} (${user.email})` }))

const clients = (value: number) => `${formatCount(value)} ${value === 1 ? 'client' : 'clients'}`

/** Options of a selector, with each manager's number of clients. */
export const loadOptions = (managers: readonly Pick<ManagerLoad, keyof Named | 'id' | 'clientCount'>[]) =>
  managers.map((manager) => ({
    value: manager.id,
    label: `${formatName(manager)}, ${clients(manager.clientCount)} (${manager.email})`,
  }))

export const roleLabels: Record<Role, string> = {
  user: 'Job Seeker',
  account_manager: 'Account Manager',
  admin: 'Admin',
}

/** Warns what a person loses by changing role. Null if the role stays. */
export function roleChangeNote(from: Role, to: Role) {
  if (from === to) return undefined
  if (from === 'account_manager') return 'Their clients will be without an account manager.'
  if (from === 'admin') return 'They lose admin access immediately.'
  return 'They no longer have an account manager, and no longer search for a job here.'
}

export const formatTotal = (total: number, isSearch: boolean) =>
  isSearch && total >= maxCountedMatches ? `${formatCount(maxCountedMatches)} or more` : formatCount(total)
