import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, listSessions, type Session } from '#contract/account.ts'
import { deviceName } from '#contract/device-name.ts'
import { showDay } from '#web/lib/dates.ts'
import { loadStateOf } from '#web/lib/load-state.ts'
import { queryFor } from '#web/lib/queries.ts'
import { timeAgo } from '#web/lib/time.ts'
import { useCall } from '#web/lib/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Item } from '#web/ui/item-list.tsx'
import { Loadable } from '#web/ui/loadable.tsx'
import { Row } from '#web/ui/page.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { FoldedList } from '#web/ui/folded-list.tsx'

export function SessionsCard() {
  const queryClient = useQueryClient()
  const list = queryFor(listSessions)
  const sessions = useQuery({ ...list, refetchOnMount: 'always' })
  const endOthers = useCall(endOtherSessions, {
    success: 'Signed out everywhere else',
    failure: { title: 'Sign-out failed', fallback: 'You may still be signed in elsewhere. Please try again.' },
    onSuccess: (left) => queryClient.setQueryData(list.queryKey, left),
  })
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0

  return (
    <TitledCard id="sessions" title="Sessions" description="Where you are signed in.">
      <Loadable
        {...loadStateOf(sessions, 'Your sessions could not be loaded.')}
        empty={<p className="text-muted">No sessions</p>}
      >
        {(all) => (
          <FoldedList label="Sessions" things={all}>
            {(session) => <SessionItem key={session.id} session={session} />}
          </FoldedList>
        )}
      </Loadable>
      {others > 0 && (
        <Row>
          <Button variant="secondary" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </Row>
      )}
    </TitledCard>
  )
}

function SessionItem({ session: { userAgent, address, createdAt, lastSeenAt, current } }: { session: Session }) {
  return (
    <Item
      title={deviceName(userAgent)}
      text={`Signed in ${showDay(createdAt)} from ${address}`}
      meta={`Last seen ${timeAgo(lastSeenAt)}`}
      trailing={current && <Badge tone="success">This device</Badge>}
    />
  )
}
