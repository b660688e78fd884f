import { useQuery } from '@tanstack/react-query'
import { CreditCard, FileStack, ReceiptText } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import {
  readSandboxPortal,
  replaceSandboxCard,
  type SandboxPortal as Portal,
  changeSandboxPortal,
  cancelSandboxSubscription,
  resumeSandboxSubscription,
} from '#contract/sandbox.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { InvoiceList } from './payment/invoice-list.tsx'
import { MethodList } from './payment/method-list.tsx'
import { SandboxCardForm } from './sandbox/sandbox-card-form.tsx'
import { SandboxClock } from './sandbox/sandbox-clock.tsx'
import { usePortalChange } from './sandbox/use-portal-change.ts'
import { ViewPlans } from './view-plans.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import type { Subscription } from '#contract/subscriptions.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { nextText, priceText, statusLabel } from './subscription-display.ts'

/** The sandbox's billing portal, with a clock that can be moved. */
export function SandboxPortal() {
  const query = useQuery({ ...queryFor(readSandboxPortal), refetchOnMount: 'always' })
  const { data, failure, ...retry } = getQueryState(query, 'The billing portal could not be loaded.')
  if (data) return <Parts portal={data} />
  if (query.error instanceof ApiError && query.error.status === 404) return <NoCustomer />
  return <LoadStatus failure={failure} {...retry} />
}

function NoCustomer() {
  return (
    <EmptyState
      level={2}
      icon={<FileStack />}
      title="Nothing here yet"
      text="The sandbox knows you once you have chosen a plan."
      action={<ViewPlans />}
    />
  )
}

function Parts({ portal }: { portal: Portal }) {
  return (
    <div className="grid gap-6">
      <SandboxClock portal={portal} />
      <SandboxPlan subscription={portal.subscription} />
      <TitledCard id="methods" title="Payment Methods">
        {portal.methods.length > 0 ? (
          <MethodList methods={portal.methods} />
        ) : (
          <EmptyState icon={<CreditCard />} title="No payment methods yet" />
        )}
        <ReplaceCard />
      </TitledCard>
      <TitledCard id="invoices" title="Invoices">
        {portal.invoices.length > 0 ? (
          <InvoiceList invoices={portal.invoices} />
        ) : (
          <EmptyState icon={<ReceiptText />} title="No invoices yet" />
        )}
      </TitledCard>
      <SandboxAddress saved={portal.billingAddress} />
    </div>
  )
}

function ReplaceCard() {
  const [replaced, setReplaced] = useState(0)
  const replace = usePortalChange(replaceSandboxCard, { failure: null })
  return (
    <Disclosure summary="Use Another Card">
      <SandboxCardForm
        // A new key clears the form after a card was replaced.
        key={replaced}
        submitLabel="Replace Card"
        pendingLabel="Replacing..."
        pay={(card) => replace.mutateAsync({ body: card })}
        onPaid={() => {
          showToast({ title: 'Card replaced', description: 'It paid the open invoices.' })
          setReplaced(replaced + 1)
        }}
      />
    </Disclosure>
  )
}

function SandboxAddress({ saved }: { saved: string }) {
  const [address, setAddress] = useState(saved)
  const save = usePortalChange(changeSandboxPortal, {
    success: 'Billing address saved',
    failure: 'The billing address could not be saved',
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate({ body: { billingAddress: address } })
  }

  return (
    <TitledCard id="address" title="Billing Address">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextAreaField
          label="Address"
          autoComplete="billing street-address"
          rows={3}
          maxLength={1_000}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Row>
          <Button type="submit" variant="secondary" loading={save.isPending}>
            Save Address
          </Button>
        </Row>
      </form>
    </TitledCard>
  )
}

/** The plan at the provider, with the provider's own cancel and resume. */
function SandboxPlan({ subscription }: { subscription: Subscription | null }) {
  const cancel = usePortalChange(cancelSandboxSubscription, {
    success: 'The plan ends with its period',
    failure: 'The plan could not be cancelled',
  })
  const resume = usePortalChange(resumeSandboxSubscription, {
    success: 'The plan is renewed as before',
    failure: 'The plan could not be resumed',
  })
  if (!subscription)
    return (
      <TitledCard id="plan" title="Plan">
        <EmptyState icon={<FileStack />} title="No plan yet" />
      </TitledCard>
    )
  const { status, planName } = subscription
  const { label, tone } = statusLabel(status)
  return (
    <TitledCard id="plan" title="Plan">
      <div className="grid gap-2">
        <Row className="justify-between">
          <p className="text-lg font-semibold">
            {planName} <span className="font-normal text-muted">plan</span>
          </p>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <p>{priceText(subscription)}</p>
        <p className="text-muted">{nextText(subscription)}</p>
      </div>
      <Row>
        {(status === 'active' || status === 'past_due') && (
          <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel Plan
          </Button>
        )}
        {status === 'canceled' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            Resume Plan
          </Button>
        )}
      </Row>
    </TitledCard>
  )
}
