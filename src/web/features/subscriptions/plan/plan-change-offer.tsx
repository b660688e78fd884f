import type { PlanChange, Subscription } from '#contract/subscriptions.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PaymentRefusal } from '../payment/payment-refusal.tsx'
import { formatMoney } from './subscription-display.ts'

interface PlanChangeOfferProps {
  change: PlanChange
  from: Subscription
  pending: boolean
  /** Why the last attempt was refused. */
  refusal: string | null
  onAgree: (change: PlanChange) => void
}

/** The cost of a plan change, with a button that names the amount. */
export function PlanChangeOffer({ change, from, pending, refusal, onAgree }: PlanChangeOfferProps) {
  const { planName, direction, amountDue, credit, nextAmount, nextBillingDate } = change
  return (
    <TitledCard id="plan-change" title={`From ${from.planName} to ${planName}`} description={explanation(change)}>
      <DescriptionList
        bill
        items={[
          { term: 'Due Now', value: <strong className="text-xl font-semibold">{formatMoney(amountDue)}</strong> },
          ...(credit > 0 ? [{ term: 'Credit for the Next Invoices', value: formatMoney(credit) }] : []),
          { term: 'Then Each Month', value: formatMoney(nextAmount) },
          { term: 'Next Billing Date', value: showDay(nextBillingDate) },
        ]}
      />
      <PaymentRefusal text={refusal} />
      <Button size="lg" loading={pending} pendingLabel="Processing..." onClick={() => onAgree(change)}>
        {direction === 'downgrade'
          ? 'Downgrade'
          : amountDue > 0
            ? `Upgrade and Pay ${formatMoney(amountDue)}`
            : 'Upgrade'}
      </Button>
      {from.status === 'canceled' && (
        <p className="text-sm text-muted">This withdraws your cancellation. The plan renews from then on.</p>
      )}
      {amountDue > 0 && <p className="text-sm text-muted">We charge the card of your subscription.</p>}
    </TitledCard>
  )
}

function explanation({ direction, planName }: PlanChange) {
  return direction === 'upgrade'
    ? `${planName} starts immediately. We deduct what you have paid for the rest of the month.`
    : `${planName} starts immediately. We credit the rest of the month you have paid for to your next invoices.`
}
