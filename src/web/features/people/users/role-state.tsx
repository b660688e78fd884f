import type { Role } from '#contract/endpoint.ts'
import type { UserListItem } from '#contract/users.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { roleLabels } from './user-names.ts'

const roleTones: Record<Role, BadgeTone> = { user: 'neutral', account_manager: 'info', admin: 'violet' }

/** The role, and what is special about the account. */
export function RoleState({ user }: { user: UserListItem }) {
  const { role, suspendedAt } = user
  const factor = factorState(user)
  return (
    <span className="flex flex-wrap gap-1.5 *:whitespace-nowrap">
      <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>
      {suspendedAt && <Badge tone="danger">Suspended</Badge>}
      {factor && <Badge tone={factor.tone}>{factor.label}</Badge>}
    </span>
  )
}

function factorState({ hasSecondFactor, secondFactorRequired }: UserListItem) {
  if (hasSecondFactor) return { label: 'Second factor', tone: 'success' } as const
  return secondFactorRequired ? ({ label: 'Second factor missing', tone: 'warning' } as const) : null
}
