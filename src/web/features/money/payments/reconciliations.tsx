import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import {
  listPaymentReconciliations,
  type PaymentReconciliation,
  reconcilePayments,
  type PaymentDifference,
} from '#contract/payment-events.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { Timestamp } from './timestamp.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

/** Results of the nightly reconciliation, newest first. */
export function Reconciliations() {
  const query = useQuery({ ...queryFor(listPaymentReconciliations), ...refetchWhenShown })
  const compare = useCall(reconcilePayments, {
    success: { title: 'Comparison started', description: 'Its result shows up here.' },
    failure: { title: 'Comparison failed', fallback: 'Failed to start the comparison' },
  })
  return (
    <TitledCard
      id="comparisons"
      title="Comparisons"
      description="Every night we compare our records with the card provider's. We fix differences and list them here."
      actions={
        <Button variant="secondary" loading={compare.isPending} onClick={() => compare.mutate()}>
          Compare Now
        </Button>
      }
    >
      <Loadable
        {...getQueryState(query, 'The comparisons could not be loaded.')}
        empty={<EmptyState icon={<Scale />} title="No comparisons yet" text="The first one runs tonight." />}
      >
        {(comparisons) => (
          <FoldedList label="Comparisons" items={comparisons}>
            {(comparison) => <Comparison key={comparison.id} comparison={comparison} />}
          </FoldedList>
        )}
      </Loadable>
    </TitledCard>
  )
}

function Comparison({ comparison }: { comparison: PaymentReconciliation }) {
  const { startedAt, subscriptions, invoices, differences, error } = comparison
  return (
    <Item
      title={<Timestamp at={startedAt} />}
      text={
        <>
          {error ?? `${toCountText(subscriptions, 'subscription')} and ${toCountText(invoices, 'invoice')} compared`}
          {differences.length > 0 && <DifferenceList differences={differences} />}
        </>
      }
      trailing={<Outcome comparison={comparison} />}
    />
  )
}

function Outcome({ comparison: { finishedAt, differences, error } }: { comparison: PaymentReconciliation }) {
  if (error !== null) return <Badge tone="danger">Failed</Badge>
  if (finishedAt === null) return <Badge tone="info">Running</Badge>
  if (differences.length === 0) return <Badge tone="success">No differences</Badge>
  return <Badge tone="warning">{toCountText(differences.length, 'difference')}</Badge>
}

const toCountText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function DifferenceList({ differences }: { differences: readonly PaymentDifference[] }) {
  return (
    <InlineDisclosure summary="What differed">
      <ul className="grid gap-2 py-2">
        {differences.map(({ kind, providerId, ours, theirs }) => (
          <li key={`${kind} ${providerId} ${ours}`} className="grid gap-0.5 wrap-anywhere">
            <span className="font-medium text-ink">
              {kind === 'subscription' ? 'Subscription' : 'Payment'} {providerId}
            </span>
            <span>We had: {ours}</span>
            <span>The provider: {theirs}</span>
          </li>
        ))}
      </ul>
    </InlineDisclosure>
  )
}
