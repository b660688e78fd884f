import { useQuery } from '@tanstack/react-query'
import { type AccountView, listAccountViews } from '#contract/account-views.ts'
import { showDay, showTime } from '#web/lib/format/dates.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

const title = 'When We Viewed Your Account'

export function ViewsCard() {
  const views = useQuery({ ...queryFor(listAccountViews), ...refetchWhenShown })
  return (
    <TitledCard
      id="account-views"
      title={title}
      description="To help you, an admin can see what you see for up to an hour, without site passwords and billing. They can't change anything."
    >
      <Loadable
        {...getQueryState(views, 'This list could not be loaded.')}
        empty={<p className="text-muted">We haven't viewed your account.</p>}
      >
        {(all) => (
          <FoldedList label={title} items={all}>
            {(view) => <ViewItem key={view.id} view={view} />}
          </FoldedList>
        )}
      </Loadable>
    </TitledCard>
  )
}

function ViewItem({ view: { admin, reason, startedAt, endedAt } }: { view: AccountView }) {
  return (
    <Item
      title={admin ?? 'A former admin'}
      text={reason}
      meta={
        <>
          <time dateTime={startedAt}>
            {showDay(startedAt)}, {showTime(startedAt)}
          </time>{' '}
          to <time dateTime={endedAt}>{showTime(endedAt)}</time>
        </>
      }
    />
  )
}
