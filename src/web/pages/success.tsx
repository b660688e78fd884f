import type { ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card, CardBody, CardHeader, IconTile } from '#web/ui/card.tsx'
import { StepList } from '#web/ui/check-list.tsx'
import { linkClass } from '#web/ui/link-text.tsx'
import { Container, PageHeader } from '#web/ui/page.tsx'

const steps = [
  {
    title: 'Complete your profile',
    text: 'Your account manager applies with what it says.',
    action: <StepLink href={paths.profile}>Open your profile</StepLink>,
  },
  { title: 'Meet your account manager', text: 'One is assigned to you within 24 hours. You are notified.' },
  {
    title: 'Start receiving applications',
    text: 'Each one shows up on your dashboard. A job you found yourself can be sent along at any time.',
    action: <StepLink href={paths.submitInterest}>Submit a job interest</StepLink>,
  },
]

function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={linkClass}>
      {children}
    </Link>
  )
}

/** Where the provider's payment page leads back to. It only says so: what is paid is known from the provider alone. */
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
      <Card aria-labelledby="next-title">
        <CardHeader id="next-title" title="What happens next?" />
        <CardBody>
          <StepList steps={steps} />
        </CardBody>
      </Card>
      <Link href={paths.dashboard} className={buttonClass('primary', 'lg')}>
        Go to Dashboard
      </Link>
      {session && <p className="text-center text-sm wrap-anywhere text-muted">Session ID: {session}</p>}
    </Container>
  )
}
