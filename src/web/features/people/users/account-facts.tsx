import type { ReactNode } from 'react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { ModelUsage, UserDetails } from '#contract/user-details.ts'
import { showDay, showMoment } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { formatCount, formatPlural } from '#web/ui/data/format-number.ts'
import { RoleState } from './role-state.tsx'

/** Role, manager, work, logins and second steps of an account. */
export function AccountFacts({ user }: { user: UserDetails }) {
  const now = useNow()
  const { role, createdAt, emailVerified, lastSeenAt, sessionCount } = user
  const seen = lastSeenAt && (
    <time dateTime={lastSeenAt} title={showMoment(lastSeenAt)}>
      {timeAgo(lastSeenAt, now)}, {formatPlural(sessionCount, 'session')}
    </time>
  )
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Role', value: <RoleState user={user} /> },
        ...getWork(user),
        { term: 'Joined', value: <time dateTime={createdAt}>{showDay(createdAt)}</time> },
        { term: 'Last Seen', value: seen ?? 'Not logged in now' },
        { term: 'Email', value: emailVerified ? 'Confirmed' : 'Not confirmed' },
        ...(role === 'user' || user.hasSecondFactor ? [] : [{ term: 'Second Factor', value: 'Not set up' }]),
        ...(user.hasSecondFactor ? [{ term: 'Second Factor', value: describeFactors(user) }] : []),
        ...(user.modelUsage ? [{ term: 'AI Model This Month', value: describeModelUsage(user.modelUsage) }] : []),
      ]}
    />
  )
}

function getWork({
  id,
  role,
  manager,
  clientCount,
  applicationCount,
}: UserDetails): { term: string; value: ReactNode }[] {
  if (role === 'admin') return []
  if (role === 'account_manager') return [{ term: 'Clients', value: formatCount(clientCount) }]
  return [
    {
      term: 'Assigned Manager',
      value: manager ? (
        <TextLink href={paths.user(manager.id)}>
          {manager.firstName} {manager.lastName}
        </TextLink>
      ) : (
        'Not assigned'
      ),
    },
    {
      term: 'Applications',
      value: <TextLink href={paths.clientDashboard(id)}>{formatPlural(applicationCount, 'application')}</TextLink>,
    },
    {
      term: 'Profile',
      value: <TextLink href={paths.clientProfile(id)}>Employment Profile</TextLink>,
    },
  ]
}

function describeFactors({ secondFactors: { passkeys, authenticator, recoveryCodes } }: UserDetails) {
  const factors = [
    ...(passkeys > 0 ? [formatPlural(passkeys, 'passkey')] : []),
    ...(authenticator ? ['authenticator app'] : []),
    ...(recoveryCodes > 0 ? [formatPlural(recoveryCodes, 'recovery code')] : []),
  ]
  return factors.join(', ')
}

function describeModelUsage({ calls, tokens, ceiling, cost }: ModelUsage) {
  const amount = `${formatCount(tokens)} of ${formatCount(ceiling)} tokens`
  return `${formatPlural(calls, 'text')}, ${amount}${cost === null ? '' : `, $${cost.toFixed(2)}`}`
}
