import { type SubmitEvent, useState } from 'react'
import { changeSandboxPortal } from '#contract/sandbox.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { usePortalChange } from './use-portal-change.ts'

export function SandboxAddress({ saved }: { saved: string }) {
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
