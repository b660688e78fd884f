import { useQuery } from '@tanstack/react-query'
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '#contract/interviews.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CopyField } from '#web/lib/copying.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

/** Creates, replaces and revokes the secret address of the own interviews. It is shown once. */
export function CalendarFeedCard() {
  const query = useQuery(queryFor(readCalendarFeed))
  const { data: feed, ...state } = getQueryState(query, 'Your calendar address could not be loaded.')
  const create = useCall(createCalendarFeed, {
    failure: 'The address was not created',
  })
  const revoke = useCall(revokeCalendarFeed, {
    success: 'The address no longer works',
    failure: 'The address was not revoked',
    onSuccess: () => create.reset(),
  })
  const url = create.data?.url
  return (
    <TitledCard
      id="calendar-feed"
      title="Subscribe in Your Calendar"
      description="A secret address for your calendar program, which then shows your interviews and their changes."
    >
      {feed === undefined && <LoadStatus {...state} className="min-h-12" />}
      {feed !== undefined && (
        <>
          {url !== undefined && (
            <CopyField
              label="Address"
              help="Copy it now: we don't store it, so we can't show it again. Anyone who has it can read your interviews."
              value={url}
              what="address"
            />
          )}
          {feed !== null && url === undefined && (
            <p>You created an address on {showDay(feed.createdAt)}. A new one replaces it.</p>
          )}
          <Row>
            <Button variant="secondary" loading={create.isPending} onClick={() => create.mutate()}>
              {feed === null ? 'Create Address' : 'Replace Address'}
            </Button>
            {feed !== null && (
              <Button variant="ghost" loading={revoke.isPending} onClick={() => revoke.mutate()}>
                Revoke Address
              </Button>
            )}
          </Row>
        </>
      )}
    </TitledCard>
  )
}
