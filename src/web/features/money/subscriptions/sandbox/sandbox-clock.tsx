import { useState } from 'react'
import { changeSandboxPortal, maxClockMoveDays, moveSandboxClock, type SandboxPortal } from '#contract/sandbox.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { daysToNextBilling } from '../payment/days-to-billing.ts'
import { usePortalChange } from './use-portal-change.ts'

/** The sandbox's date, and whether the next charges are declined. */
export function SandboxClock({ portal }: { portal: SandboxPortal }) {
  const move = usePortalChange(moveSandboxClock, {
    success: 'The clock was moved',
    failure: 'The clock could not be moved',
  })
  const saveDeclines = usePortalChange(changeSandboxPortal, { success: 'Saved', failure: 'It could not be saved' })
  // Optimistic: shows the choice until the response arrives.
  const [pendingDeclines, setPendingDeclines] = useState<boolean | null>(null)
  const choose = (declines: boolean) => {
    setPendingDeclines(declines)
    saveDeclines.mutate({ body: { declines } }, { onSettled: () => setPendingDeclines(null) })
  }
  const daysToBilling = daysToNextBilling(portal)
  const steps = [
    { label: 'Move 1 Day', days: 1 },
    { label: 'Move 7 Days', days: 7 },
    ...(daysToBilling === null ? [] : [{ label: 'Move to the Next Billing Date', days: daysToBilling }]),
  ]
  return (
    <TitledCard
      id="clock"
      title="Clock"
      description="Move the clock forward to see renewals, failed payments and the end of a plan now."
    >
      <p>
        Today is{' '}
        <time dateTime={portal.now} className="font-semibold">
          {showDay(portal.now)}
        </time>
        .
      </p>
      <Row>
        {steps.map(({ label, days }) => (
          <Button
            key={label}
            variant="secondary"
            aria-disabled={move.isPending || undefined}
            loading={move.isPending && move.variables?.body.days === days}
            onClick={() => !move.isPending && move.mutate({ body: { days: Math.min(days, maxClockMoveDays) } })}
          >
            {label}
          </Button>
        ))}
      </Row>
      <CheckboxField
        label="Decline the next charges"
        checked={pendingDeclines ?? portal.declines}
        onChange={({ target }) => choose(target.checked)}
      />
    </TitledCard>
  )
}
