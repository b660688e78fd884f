import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import type { Role } from '#contract/endpoint.ts'
import { listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { readUser } from '#contract/users.ts'
import { AddApplicationDialog } from '#web/features/work/applications/add-application-dialog.tsx'
import { AllApplications } from '#web/features/work/applications/all-applications.tsx'
import { useApplications } from '#web/features/work/applications/applications.queries.ts'
import { firstPageQuery } from '#web/features/work/applications/list-filters.ts'
import { describeOutlook } from '#web/features/service/clients/own-service.ts'
import { InterestList, OwnInterestList } from '#web/features/work/job-interests/interest-list.tsx'
import { SaveFromAnywhere } from '#web/features/work/job-interests/save-from-anywhere.tsx'
import { SharedElsewhere } from '#web/features/work/job-interests/shared-elsewhere.tsx'
import { SubmitInterestDialog } from '#web/features/work/job-interests/submit-interest-dialog.tsx'
import { NextSteps } from '#web/features/service/welcome/next-steps.tsx'
import { planGap } from '#web/features/money/subscriptions/plan-notice.tsx'
import { usePaymentReturn } from '#web/features/money/subscriptions/use-payment-return.ts'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { screens } from '#web/screens.ts'
import { paths } from '#web/paths.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'

const { name: title, intro } = screens.dashboard
/** On a phone the rows come first. */
const subtitle = <span className="max-sm:hidden">{intro}</span>
/** Hidden until the applications are loaded, so that nothing visible moves. */
const afterApplications = 'scroll-mt-(--below-bar) peer-has-data-loading:hidden'

export default function DashboardPage() {
  const { role } = useSignedInUser()
  usePaymentReturn()
  return (
    // The board is as wide as the window, which includes a scroll bar.
    <div className="overflow-x-clip">
      <Container className="grid gap-3 py-3 sm:gap-6 sm:py-8">
        {role === 'user' ? <SeekerDashboard /> : <DashboardForStaff role={role} />}
      </Container>
    </div>
  )
}

/** The dashboard of the client in the address, else the own one. */
function DashboardForStaff({ role }: { role: Exclude<Role, 'user'> }) {
  const [query] = useSearchParams()
  const userId = query.get('userId')
  return (
    <>
      <SharedElsewhere />
      {userId === null ? <StaffDashboard role={role} /> : <ClientDashboard key={userId} userId={userId} />}
    </>
  )
}

function SeekerDashboard() {
  const { service } = useSignedInUser()
  const gap = planGap(service)
  const interests = usePaginatedQuery(listJobInterests, {})
  const { total } = useApplications({ role: 'user' }, firstPageQuery)
  const waiting = interests.data?.some(({ processed }) => !processed) ?? false
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <SubmitInterestDialog />
            <AddApplicationDialog />
          </>
        }
      />
      {service !== null && service.planLimit !== null && total !== undefined && (
        <NextSteps service={service} hasApplications={total > 0} />
      )}
      <AllApplications
        editable
        scope={{ role: 'user' }}
        jump={<InterestsLink total={interests.total} />}
        emptyText={
          service && waiting
            ? describeOutlook(service)
            : 'Submit a job you like, or add one that you applied for yourself.'
        }
      />
      {/* The description's place shows what is missing, so that nothing moves when the user is known. */}
      <Section
        id={interestsId}
        title="Job Interests"
        description={gap ? `${gap.title}. ${gap.text}` : 'The postings you sent to your account manager.'}
        actions={gap?.action}
        className={afterApplications}
      >
        <OwnInterestList
          query={interests}
          emptyText={
            gap
              ? 'Submit the link to a posting, and we keep it here.'
              : 'Submit the link to a posting, and we will take it from there.'
          }
        />
        <SaveFromAnywhere />
      </Section>
    </>
  )
}

const interestsId = 'job-interests'

/** Leads past the applications. */
function InterestsLink({ total }: { total: number | undefined }) {
  if (!total) return null
  return (
    <a href={`#${interestsId}`} className={buttonClass('secondary', 'sm', 'shrink-0 rounded-full')}>
      Job Interests
      <span className="tabular-nums">{formatCount(total)}</span>
      <ArrowDown aria-hidden="true" />
    </a>
  )
}

function ClientDashboard({ userId }: { userId: string }) {
  const client = useQuery(queryFor(readUser, { params: { userId } }))
  const name = client.data && `${client.data.firstName} ${client.data.lastName}`
  const heading = name ? `${title} of ${name}` : title
  usePageTitle(heading)
  return (
    <>
      <PageHeader above={<StaffBackLink />} title={heading} subtitle={client.data?.email ?? '\u00A0'} />
      {/* A missing client gives one message instead of one for each list. */}
      {client.data ? (
        <ListsOfClient userId={userId} />
      ) : (
        <LoadStatus {...getQueryState(client, 'This client could not be loaded.')} />
      )}
    </>
  )
}

function ListsOfClient({ userId }: { userId: string }) {
  const interests = usePaginatedQuery(listJobInterestsOfUser, {}, { userId })
  return (
    <>
      <AllApplications
        editable={false}
        scope={{ userId }}
        emptyText="Applications made for this client show up here."
        jump={<InterestsLink total={interests.total} />}
      />
      <Section id={interestsId} title="Job Interests" className={afterApplications}>
        <InterestList query={interests} emptyText="This client has not submitted any postings." />
      </Section>
    </>
  )
}

const staffEmptyTexts: Record<Exclude<Role, 'user'>, string> = {
  account_manager: 'Create the first one in the Account Manager Portal.',
  admin: 'Admins have none of their own. Under Admin, open a job seeker to see theirs.',
}

function StaffDashboard({ role }: { role: Exclude<Role, 'user'> }) {
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={role === 'account_manager' && <ButtonLink href={paths.accountManager}>Manage Clients</ButtonLink>}
      />
      <AllApplications editable scope={{ role }} emptyText={staffEmptyTexts[role]} />
    </>
  )
}
