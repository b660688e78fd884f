import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useRoute, useSearchParams } from 'wouter'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { type ClientOverview, readClient } from '#contract/clients.ts'
import { listJobInterestsOfUser } from '#contract/job-interests.ts'
import { ClientAnswers } from '#web/features/work/answers/client-answers.tsx'
import { useApplications } from '#web/features/work/applications/applications.queries.ts'
import { RecentApplicationsTable } from '#web/features/work/applications/recent-applications-table.tsx'
import { ClientNotes } from '#web/features/service/client-notes/client-notes.tsx'
import { ClientFacts } from '#web/features/service/clients/client-facts.tsx'
import { ClientSearch } from '#web/features/service/conversations/client-search.tsx'
import { ClientThread } from '#web/features/service/conversations/client-thread.tsx'
import { InterestList } from '#web/features/work/job-interests/interest-list.tsx'
import { ClientPlanMeter } from '#web/features/money/ledger/client-plan-meter.tsx'
import { ClientRules } from '#web/features/work/rules/client-rules.tsx'
import { TaskList } from '#web/features/service/tasks/task-list.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { formatName } from '#web/lib/format/names.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Container, PageHeader, Section, Stack } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { ClientProfileById } from '#web/features/people/profile/client-profile-by-id.tsx'
import { isOutOfReach, NoSuchPage } from '#web/layouts/not-found.tsx'

export default function ClientPage() {
  const [, params] = useRoute(paths.clientScreen)
  const { role } = useSignedInUser()
  const userId = params?.id ?? ''
  if (role === 'user') return <NoSuchPage />
  return <ClientOfStaff key={userId} userId={userId} />
}

function ClientOfStaff({ userId }: { userId: string }) {
  const query = useQuery({ ...queryFor(readClient, { params: { userId } }), ...refetchWhenShown })
  const { data: client, ...state } = getQueryState(query, 'This client could not be loaded.')
  usePageTitle(client ? formatName(client) : 'Client')
  if (isOutOfReach(query.error)) return <NoSuchPage />
  return (
    <Container className="grid grid-cols-1 gap-6 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title={client ? formatName(client) : 'Client'}
        actions={
          <>
            <ButtonLink href={paths.reportsOf(userId)}>Weekly Reports</ButtonLink>
            <ButtonLink href={paths.clientDashboard(userId)}>Dashboard</ButtonLink>
          </>
        }
      />
      {client ? <Client client={client} /> : <LoadStatus {...state} />}
    </Container>
  )
}

const sections: readonly { value: string; label: string; content: (userId: string) => ReactNode }[] = [
  { value: 'overview', label: 'Overview', content: (userId) => <Overview userId={userId} /> },
  { value: 'profile', label: 'Profile', content: (userId) => <ClientProfileById userId={userId} /> },
  { value: 'rules', label: 'Rules and Answers', content: (userId) => <RulesAndAnswers userId={userId} /> },
  { value: 'interests', label: 'Job Interests', content: (userId) => <Interests userId={userId} /> },
  { value: 'applications', label: 'Applications', content: (userId) => <Applications userId={userId} /> },
  { value: 'messages', label: 'Messages', content: (userId) => <ClientThread userId={userId} /> },
]

/** Who it is, and one section of what we know. The section is in the address, and loaded when it is opened. */
function Client({ client }: { client: ClientOverview }) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('section')
  const value = sections.find((section) => section.value === asked)?.value ?? 'overview'
  return (
    <>
      <ClientFacts client={client} />
      <Tabs
        label="Sections"
        keepMounted={false}
        value={value}
        onValueChange={(section) => setQuery({ section }, { replace: true })}
        tabs={sections.map(({ content, ...tab }) => ({ ...tab, content: tab.value === value && content(client.id) }))}
      />
    </>
  )
}

function Overview({ userId }: { userId: string }) {
  return (
    <Stack gap="lg">
      <TitledCard id="client-search" title="The Search">
        <ClientSearch userId={userId} />
      </TitledCard>
      <TitledCard id="client-plan" title="Plan">
        <ClientPlanMeter userId={userId} />
      </TitledCard>
      <TaskList userId={userId} />
      <TitledCard id="client-notes" title="Private Notes" description="Only your team sees these.">
        <ClientNotes userId={userId} />
      </TitledCard>
    </Stack>
  )
}

function RulesAndAnswers({ userId }: { userId: string }) {
  return (
    <Stack gap="lg">
      <TitledCard id="client-rules" title="Rules for Applications">
        <ClientRules userId={userId} />
      </TitledCard>
      <TitledCard id="client-answers" title="Answers for Job Sites">
        <ClientAnswers userId={userId} />
      </TitledCard>
    </Stack>
  )
}

function Interests({ userId }: { userId: string }) {
  const query = usePaginatedQuery(listJobInterestsOfUser, {}, { userId })
  return (
    <Section title="Job Interests">
      <InterestList query={query} emptyText="Postings that this client submits appear here." />
    </Section>
  )
}

const applicationCount = 50

function Applications({ userId }: { userId: string }) {
  const query = useApplications({ userId }, { limit: applicationCount })
  return (
    <Section title="Applications" actions={<TextLink href={paths.clientDashboard(userId)}>All Applications</TextLink>}>
      <RecentApplicationsTable
        query={query}
        count={applicationCount}
        emptyText="What you create for this client appears here."
      />
    </Section>
  )
}
