import { CircleCheck } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import { plansForSeekers } from '#contract/plans.ts'
import { NextSteps } from '#web/features/service/welcome/next-steps.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

/** Staff have no plans. */
function NoPlanNeeded() {
  const { firstName } = useSignedInUser()
  return (
    <Notice title={plansForSeekers.title} text={`Nothing was bought, ${firstName}. ${plansForSeekers.text}`}>
      <Link href={paths.home} className={buttonClass()}>
        Go to Home
      </Link>
      <Link href={paths.dashboard} className={buttonClass('secondary')}>
        Go to Dashboard
      </Link>
    </Notice>
  )
}

/** The return page of the provider's checkout. It changes nothing: payments are confirmed by the provider's events. */
export default function SuccessPage() {
  return useSignedInUser().role === 'user' ? <Thanks /> : <NoPlanNeeded />
}

function Thanks() {
  const { service } = useSignedInUser()
  const session = new URLSearchParams(useSearch()).get('session_id')
  return (
    <Container narrow className="grid gap-6 py-10 sm:py-14">
      <IconTile className="mx-auto size-14 rounded-2xl [&_svg]:size-8">
        <CircleCheck />
      </IconTile>
      <PageHeader
        title="Thank you for subscribing"
        subtitle="Your plan starts as soon as the payment is confirmed, usually within seconds."
        align="center"
      />
      {service && <NextSteps service={service} hasApplications={false} />}
      <Link href={paths.dashboard} className={buttonClass('secondary', 'lg', 'justify-self-center')}>
        Go to Dashboard
      </Link>
      {session && <p className="text-center text-sm wrap-anywhere text-muted">Session ID: {session}</p>}
    </Container>
  )
}
