import { useQuery } from '@tanstack/react-query'
import { Plus, Send } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { Client } from '#contract/clients.ts'
import { type ApplicationsQuery, useApplications } from '#web/features/applications/applications.queries.ts'
import { CreateApplicationDialog } from '#web/features/applications/forms/create-application-dialog.tsx'
import type { CreateApplicationProps } from '#web/features/applications/forms/create-application-form.tsx'
import { RecentApplicationsTable } from '#web/features/applications/list/recent-applications-table.tsx'
import { ClientList } from '#web/features/clients/client-list.tsx'
import { clientsQuery } from '#web/features/clients/clients.queries.ts'
import { formatPlanUse } from '#web/features/clients/plan-use.ts'
import { WaitingConversations } from '#web/features/conversations/waiting-conversations.tsx'
import { OpenApprovals, openApprovalsQuery } from '#web/features/job-interests/open-approvals.tsx'
import { Queue, type QueueProps } from '#web/features/job-interests/queue/queue.tsx'
import { useOpenedItem } from '#web/features/job-interests/queue/use-queue-address.ts'
import { TaskList } from '#web/features/tasks/task-list.tsx'
import { paths } from '#web/paths.ts'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'

const ClientAnswers = lazy(async () => ({
  default: (await import('#web/features/answers/client-answers.tsx')).ClientAnswers,
}))
const ClientNotes = lazy(async () => ({
  default: (await import('#web/features/client-notes/client-notes.tsx')).ClientNotes,
}))
const ClientProfileById = lazy(async () => ({
  default: (await import('./client-profile-by-id.tsx')).ClientProfileById,
}))
const ClientThread = lazy(async () => ({
  default: (await import('#web/features/conversations/thread/client-thread.tsx')).ClientThread,
}))

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
  // On a phone, an item of the queue covers the screen.
  const opened = useOpenedItem()
  return (
    <Container className="grid grid-cols-1 gap-8 py-6 sm:py-8">
      {!opened && <PortalHeader clients={clients.data ?? []} />}
      {(clients.data ?? clients.error) && <Waiting clients={clients.data ?? []} />}
      <div hidden={opened} className="grid grid-cols-1 gap-10 [[hidden]]:hidden">
        <div className="grid grid-cols-1 gap-4">
          <WaitingConversations />
          <div className="grid grid-cols-1 gap-x-8 gap-y-8 content-start items-start lg:has-[>section:nth-child(2)]:grid-cols-2">
            <TaskList />
            {clients.data && approvals.data && <OpenApprovals approvals={approvals.data} clients={clients.data} />}
          </div>
        </div>
        <Section title="Assigned Clients">
          <ClientList query={clients} />
        </Section>
        {(clients.data ?? clients.error) && <Recent query={recent} />}
      </div>
    </Container>
  )
}

function PortalHeader({ clients }: { clients: readonly Client[] }) {
  return (
    <PageHeader
      title="Account Manager Portal"
      actions={
        <>
          <Link href={paths.sendNotification} className={buttonClass('secondary')}>
            <Send aria-hidden="true" />
            Send Notification
          </Link>
          <CreateApplicationDialog
            clients={clients.map(toChoice)}
            clientFacts={clientFacts}
            clientAnswers={clientAnswers}
            trigger={
              <Button disabled={clients.length === 0}>
                <Plus aria-hidden="true" />
                Create Application
              </Button>
            }
          />
        </>
      }
    />
  )
}

function Waiting({ clients }: { clients: readonly Client[] }) {
  const choices = clients.map(toChoice)
  const applyDialog: QueueProps['applyDialog'] = (item, { onDone, ...dialog }) => (
    <CreateApplicationDialog
      key={item.kind === 'interest' ? item.interest.id : item.client.id}
      clients={choices}
      clientId={item.client.id}
      interest={item.kind === 'interest' ? item.interest : undefined}
      clientFacts={clientFacts}
      clientAnswers={clientAnswers}
      onCreated={onDone}
      {...dialog}
    />
  )
  return <Queue clients={clients} applyDialog={applyDialog} panels={panels} />
}

const load = (part: React.ReactNode) => <Suspense fallback={<PageSpinner className="min-h-40" />}>{part}</Suspense>

const clientAnswers: CreateApplicationProps['clientAnswers'] = (userId, jobInterestId, used) =>
  load(<ClientAnswers userId={userId} jobInterestId={jobInterestId} used={used} />)

const clientFacts = (userId: string) => load(<ClientProfileById userId={userId} compact />)

const panels: QueueProps['panels'] = {
  profile: clientFacts,
  notes: (userId) => load(<ClientNotes key={userId} userId={userId} />),
  messages: (userId) => load(<ClientThread userId={userId} />),
}

function Recent({ query }: { query: ApplicationsQuery }) {
  return (
    <Section
      title="Recent Applications"
      actions={
        <Link href={paths.dashboard} className={linkClass}>
          All Applications
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
