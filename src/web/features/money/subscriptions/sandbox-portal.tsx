import { useQuery } from '@tanstack/react-query'
import { CreditCard, FileStack, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { readSandboxPortal, replaceSandboxCard, type SandboxPortal as Portal } from '#contract/sandbox.ts'
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
import { SandboxAddress } from './sandbox/sandbox-address.tsx'
import { SandboxCardForm } from './sandbox/sandbox-card-form.tsx'
import { SandboxClock } from './sandbox/sandbox-clock.tsx'
import { SandboxPlan } from './sandbox/sandbox-plan.tsx'
import { usePortalChange } from './sandbox/use-portal-change.ts'
import { ViewPlans } from './view-plans.tsx'

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
