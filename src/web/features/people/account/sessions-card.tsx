import { useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions, type Session } from '#contract/account.ts'
import { deviceName } from '#contract/device-name.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'

export function SessionsCard() {
  const sessions = useQuery({ ...queryFor(listSessions), ...refetchWhenShown })
  const endOthers = useCall(endOtherSessions, {
    success: 'Logged out everywhere else',
    failure: { title: 'Logout failed', fallback: 'You may still be logged in elsewhere. Please try again.' },
  })
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0

  return (
    <TitledCard id="sessions" title="Sessions" description="Where you are logged in.">
      <Loadable
        {...getQueryState(sessions, 'Your sessions could not be loaded.')}
        empty={<p className="text-muted">No sessions</p>}
      >
        {(all) => (
          <FoldedList label="Sessions" items={all}>
            {(session) => <SessionItem key={session.id} session={session} />}
          </FoldedList>
        )}
      </Loadable>
      {others > 0 && (
        <Row>
          <Button variant="secondary" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Log Out Everywhere Else
          </Button>
        </Row>
      )}
    </TitledCard>
  )
}

function SessionItem({ session }: { session: Session }) {
  const { id, kind, version, userAgent, address, createdAt, lastSeenAt, current } = session
  const end = useCall(endSession, {
    success: kind === 'apply_kit' ? 'Apply kit disconnected' : 'Logged out there',
    failure: 'The session was not ended',
  })
  const device = deviceName(userAgent)
  const name = kind === 'apply_kit' ? `Apply kit ${version ?? ''} in ${device}`.replace('  ', ' ') : device
  return (
    <Item
      title={name}
      text={`${kind === 'apply_kit' ? 'Connected' : 'Logged in'} ${showDay(createdAt)} from ${address}`}
      meta={`Last seen ${timeAgo(lastSeenAt)}`}
      trailing={
        current ? (
          <Badge tone="success">This device</Badge>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${kind === 'apply_kit' ? 'Disconnect' : 'Log out'}: ${name}`}
            loading={end.isPending}
            onClick={() => end.mutate({ params: { id } })}
          >
            {kind === 'apply_kit' ? 'Disconnect' : 'Log Out'}
          </Button>
        )
      }
    />
  )
}
