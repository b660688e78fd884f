import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type CredentialReveal, listCredentialReveals } from '#contract/account.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'

export function RevealsCard() {
  const reveals = useQuery({ ...queryFor(listCredentialReveals), refetchOnMount: 'always' })
  return (
    <TitledCard
      id="credential-reveals"
      title="Who saw my site passwords"
      description="The passwords of job sites in your applications are encrypted. Each time someone reveals one, it is recorded here."
    >
      <Loadable
        {...getQueryState(reveals, 'This list could not be loaded.')}
        empty={<EmptyState icon={<KeyRound />} title="Nobody has viewed one" />}
      >
        {(all) => (
          <FoldedList label="Who saw my site passwords" items={all}>
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
      meta={
        <time dateTime={at}>{new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</time>
      }
    />
  )
}
