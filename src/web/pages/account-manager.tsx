import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import type { Client } from '#contract/clients.ts'
import { readUser } from '#contract/users.ts'
import { ClientAnswers } from '#web/features/answers/client-answers.tsx'
import { type ApplicationsQuery, useApplications } from '#web/features/applications/applications.queries.ts'
import { CreateApplicationDialog } from '#web/features/applications/forms/create-application-dialog.tsx'
import type { CreateApplicationProps } from '#web/features/applications/forms/create-application-form.tsx'
import { RecentApplicationsTable } from '#web/features/applications/list/recent-applications-table.tsx'
import { ClientList } from '#web/features/clients/client-list.tsx'
import { clientsQuery } from '#web/features/clients/clients.queries.ts'
import { formatPlanUse } from '#web/features/clients/plan-use.ts'
import { OpenApprovals, openApprovalsQuery } from '#web/features/job-interests/open-approvals.tsx'
import { WaitingConversations } from '#web/features/conversations/waiting-conversations.tsx'
import { Queue, type QueueProps } from '#web/features/job-interests/queue.tsx'
import { TaskList } from '#web/features/tasks/task-list.tsx'
import { ClientProfile } from '#web/features/profile/client/client-profile.tsx'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'

const recentCount = 10

const toChoice = (client: Client) => ({
  id: client.id,
  name: `${client.firstName} ${client.lastName}`,
  note: formatPlanUse(client),
})

export default function AccountManagerPage() {
  const clients = useQuery(clientsQuery)
  const approvals = useQuery(openApprovalsQuery)
  const recent = useApplications({ role: 'account_manager' }, { limit: recentCount })
  const choices = (clients.data ?? []).map(toChoice)
  return (
    <Container className="grid gap-10 py-8 sm:py-10">
      <PageHeader
        title="Account Manager Portal"
        subtitle="Your clients, what they are interested in, and what you have applied for."
        actions={
          <CreateApplicationDialog
            clients={choices}
            clientFacts={clientFacts}
            clientAnswers={clientAnswers}
            trigger={
              <Button disabled={choices.length === 0}>
                <Plus aria-hidden="true" />
                Create Application
              </Button>
            }
          />
        }
      />
      <Section title="Assigned Clients">
        <WaitingConversations />
        <ClientList query={clients} />
      </Section>
      <TaskList />
      {/* The height of the clients and the approvals decides where these are placed. */}
      {clients.data && approvals.data && <OpenApprovals approvals={approvals.data} clients={clients.data} />}
      {clients.data && !approvals.isPending && <Waiting clients={clients.data} />}
      {(clients.data ?? clients.error) && !approvals.isPending && <Recent query={recent} />}
    </Container>
  )
}

function Waiting({ clients }: { clients: readonly Client[] }) {
  const choices = clients.map(toChoice)
  const applyDialog: QueueProps['applyDialog'] = (item, dialog) => (
    <CreateApplicationDialog
      key={item.kind === 'interest' ? item.interest.id : item.client.id}
      clients={choices}
      clientId={item.client.id}
      interest={item.kind === 'interest' ? item.interest : undefined}
      clientFacts={clientFacts}
      clientAnswers={clientAnswers}
      {...dialog}
    />
  )
  return <Queue clients={clients} applyDialog={applyDialog} />
}

const clientAnswers: CreateApplicationProps['clientAnswers'] = (userId, jobInterestId, used) => (
  <ClientAnswers userId={userId} jobInterestId={jobInterestId} used={used} />
)

const clientFacts = (userId: string) => <ClientFacts userId={userId} />

/** The client's profile, as fields to copy into the form of a job site. */
function ClientFacts({ userId }: { userId: string }) {
  const client = useQuery({ ...queryFor(readUser, { params: { userId } }), refetchOnMount: 'always' })
  if (client.data) return <ClientProfile client={client.data} profile={client.data.profile} />
  if (!client.error) return <PageSpinner className="min-h-40" />
  return (
    <ErrorState
      message={getErrorMessage(client.error, 'The profile could not be loaded.')}
      onRetry={() => void client.refetch()}
      retrying={client.isFetching}
    />
  )
}

function Recent({ query }: { query: ApplicationsQuery }) {
  return (
    <Section
      title="Recent Applications"
      actions={
        <Link href={paths.dashboard} className={linkClass}>
          All applications
        </Link>
      }
    >
      <RecentApplicationsTable
        query={query}
        count={recentCount}
        emptyText="What you create for your clients shows up here."
      />
    </Section>
  )
}
