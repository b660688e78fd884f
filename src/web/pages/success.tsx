import { CircleCheck } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import { NextSteps } from '#web/features/subscriptions/plan/next-steps.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

/** The return page of the provider's checkout. It changes nothing: payments are confirmed by the provider's events. */
export default function SuccessPage() {
  const session = new URLSearchParams(useSearch()).get('session_id')
  return (
    <Container width="narrow" className="grid gap-6 py-10 sm:py-14">
      <IconTile className="mx-auto size-14 rounded-2xl [&_svg]:size-8">
        <CircleCheck />
      </IconTile>
      <PageHeader
        title="Thank you for subscribing"
        subtitle="Your plan starts as soon as the payment is confirmed, usually within seconds."
        align="center"
      />
      <NextSteps />
      <Link href={paths.dashboard} className={buttonClass('primary', 'lg')}>
        Go to Dashboard
      </Link>
      {session && <p className="text-center text-sm wrap-anywhere text-muted">Session ID: {session}</p>}
    </Container>
  )
}
