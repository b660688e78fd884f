import { useQuery } from '@tanstack/react-query'
import { type CredentialReveal, listCredentialReveals } from '#contract/account.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { Item } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'

export function RevealsCard() {
  const reveals = useQuery({ ...queryFor(listCredentialReveals), ...refetchWhenShown })
  return (
    <TitledCard
      id="credential-reveals"
      title="Who Viewed My Passwords"
      description="We encrypt the job site passwords in your applications, and record here who reveals one."
    >
      <Loadable
        {...getQueryState(reveals, 'This list could not be loaded.')}
        empty={<p className="text-muted">No one has viewed one.</p>}
      >
        {(all) => (
          <FoldedList label="Who viewed my passwords" items={all}>
            {(reveal) => <RevealItem key={reveal.id} reveal={reveal} />}
          </FoldedList>
        )}
      </Loadable>
    </TitledCard>
  )
}

function RevealItem({ reveal: { at, reader, byMyself, application } }: { reveal: CredentialReveal }) {
  return (
    <Item
      title={byMyself ? 'You' : (reader ?? 'A former user')}
      text={`${application.position} at ${application.company}`}
      meta={<time dateTime={at}>{showMoment(at)}</time>}
    />
  )
}
