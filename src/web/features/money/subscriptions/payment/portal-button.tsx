import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { openBillingPortal, type PortalSection } from '#contract/payments.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button, type ButtonProps } from '#web/ui/form/button.tsx'

interface PortalButtonProps extends Pick<ButtonProps, 'variant'> {
  section: PortalSection
  children: ReactNode
}

/** Opens a section of the provider's billing portal in a new tab. */
export function PortalButton({ section, variant = 'secondary', children }: PortalButtonProps) {
  const hintId = useId()
  const portal = useCall(openBillingPortal, {
    failure: { title: 'The billing portal did not open', fallback: 'Please try again.' },
  })

  function open() {
    // Opened inside the click handler: a browser blocks a tab that opens after an asynchronous call as a pop-up.
    const tab = window.open('', '_blank')
    portal.mutate(
      { body: { section } },
      {
        onSuccess: ({ url }) => (tab ? tab.location.replace(url) : leaveFor(url)),
        onError: () => tab?.close(),
      },
    )
  }

  return (
    <>
      <Button variant={variant} loading={portal.isPending} onClick={open} aria-describedby={hintId}>
        {children}
        <ExternalLink aria-hidden="true" />
      </Button>
      <span id={hintId} hidden>
        Opens in a new tab
      </span>
    </>
  )
}
