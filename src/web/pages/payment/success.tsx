import { CircleCheck } from 'lucide-react'
import { useSearch } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { plansForSeekers } from '#contract/plans.ts'
import { NextSteps } from '#web/features/service/welcome/next-steps.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

/** Staff have no plans. */
function NoPlanNeeded() {
  const { firstName } = useSignedInUser()
  return (
    <Notice title={plansForSeekers.title} text={`Nothing was bought, ${firstName}. ${plansForSeekers.text}`}>
      <ButtonLink href={paths.home} variant="primary">
        Go to Home
      </ButtonLink>
      <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
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
      <ButtonLink href={paths.dashboard} size="lg" className="justify-self-center">
        Go to Dashboard
      </ButtonLink>
      {session && <p className="text-center text-sm wrap-anywhere text-muted">Session ID: {session}</p>}
    </Container>
  )
}
