import { useQuery } from '@tanstack/react-query'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { readProfile } from '#contract/profile.ts'
import type { OwnService } from '#contract/users.ts'
import { OwnServiceCard } from '#web/features/service/clients/own-service-card.tsx'
import { getManagerName } from '#web/features/service/clients/own-service.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { StepList } from '#web/ui/data/check-list.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/page.tsx'

/** What follows a first payment, until there are a profile and an application: who applies, by when, and what we need. */
export function NextSteps({ service, hasApplications }: { service: OwnService; hasApplications: boolean }) {
  const { data: profile } = useQuery(queryFor(readProfile))
  if (profile === undefined || (profile !== null && hasApplications)) return null
  return (
    <Stack>
      {service.accountManager && <OwnServiceCard service={service} />}
      <Card aria-labelledby="next-title">
        <CardHeader
          id="next-title"
          title="What happens next?"
          actions={
            profile === null && (
              <ButtonLink href={paths.welcome} variant="primary">
                Get Started
              </ButtonLink>
            )
          }
        />
        <CardBody>
          <StepList steps={listSteps(service, profile !== null, hasApplications)} />
        </CardBody>
      </Card>
    </Stack>
  )
}

function listSteps(service: OwnService, hasProfile: boolean, hasApplications: boolean) {
  const { managerDueAt, firstApplicationDueAt } = service
  const managerName = getManagerName(service)
  return [
    {
      title: 'Complete your profile',
      text: 'Your account manager uses it to apply.',
      done: hasProfile,
      action: !hasProfile && <TextLink href={paths.profile}>Open Your Profile</TextLink>,
    },
    {
      title: 'Meet your account manager',
      text: managerName
        ? `${managerName} applies for you.`
        : `We assign yours within 24 hours${managerDueAt === null ? '' : `, by ${showMoment(managerDueAt)},`} and let you know.`,
      done: managerName !== null,
    },
    {
      title: 'Start receiving applications',
      text: `${
        firstApplicationDueAt === null
          ? 'Each one shows up'
          : `The first by ${showMoment(firstApplicationDueAt)}. Each one shows up`
      } on your dashboard, and we let you know.`,
      done: hasApplications,
      action: !hasApplications && <TextLink href={paths.submitInterest}>Submit a Job Interest</TextLink>,
    },
  ]
}
