import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { StepList } from '#web/ui/data/check-list.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'

/** The progress of a new subscriber. */
export interface Progress {
  hasProfile: boolean
  /** Null until an account manager is assigned. */
  managerName: string | null
  hasApplications: boolean
}

/** The steps after the payment. On the dashboard the finished ones are ticked. */
export function NextSteps({ progress }: { progress?: Progress }) {
  return (
    <Card aria-labelledby="next-title">
      <CardHeader
        id="next-title"
        title="What happens next?"
        actions={
          progress &&
          !progress.hasProfile && (
            <Link href={paths.welcome} className={buttonClass('secondary', 'sm')}>
              Get Started
            </Link>
          )
        }
      />
      <CardBody>
        <StepList steps={stepsFor(progress)} />
      </CardBody>
    </Card>
  )
}

function stepsFor(progress: Progress | undefined) {
  const { hasProfile = false, managerName = null, hasApplications = false } = progress ?? {}
  return [
    {
      title: 'Complete your profile',
      text: 'Your account manager uses it to apply.',
      done: hasProfile,
      action: !hasProfile && <StepLink href={paths.profile} text="Open Your Profile" />,
    },
    {
      title: 'Meet your account manager',
      text: managerName ? `${managerName} applies for you.` : 'We assign yours within 24 hours and let you know.',
      done: managerName !== null,
    },
    {
      title: 'Start receiving applications',
      text: progress
        ? 'Each one shows up on this page, and we let you know.'
        : 'Each one shows up on your dashboard. You can also send us a job you found yourself at any time.',
      done: hasApplications,
      // The dashboard has a button for it.
      action: !progress && <StepLink href={paths.submitInterest} text="Submit a Job Interest" />,
    },
  ]
}

function StepLink({ href, text }: { href: string; text: string }) {
  return (
    <Link href={href} className={linkClass}>
      {text}
    </Link>
  )
}
