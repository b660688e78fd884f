import { useQuery } from '@tanstack/react-query'
import { Plus, Send } from 'lucide-react'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import type { Client } from '#contract/clients.ts'
import { type ApplicationsQuery, useApplications } from '#web/features/work/applications/applications.queries.ts'
import { CreateApplicationDialog } from '#web/features/work/applications/create-application-dialog.tsx'
import { RecentApplicationsTable } from '#web/features/work/applications/recent-applications-table.tsx'
import { ClientList } from '#web/features/service/clients/client-list.tsx'
import { clientsQuery } from '#web/features/service/clients/clients.queries.ts'
import { toClientChoice } from '#web/features/service/clients/plan-use.ts'
import { WaitingConversations } from '#web/features/service/conversations/waiting-conversations.tsx'
import { OpenApprovals, openApprovalsQuery } from '#web/features/work/approvals/open-approvals.tsx'
import { Queue } from '#web/features/service/queue/queue.tsx'
import { useOpenedItem } from '#web/features/service/queue/use-queue-address.ts'
import { TaskList } from '#web/features/service/tasks/task-list.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'

const recentCount = 10

export default function AccountManagerPage() {
  const clients = useQuery(clientsQuery)
  const approvals = useQuery(openApprovalsQuery)
  const recent = useApplications({ role: 'account_manager' }, { limit: recentCount })
  // On a phone, an item of the queue covers the screen.
  const opened = useOpenedItem()
  return (
    <Container className="grid grid-cols-1 gap-5 py-4">
      {!opened && <PortalHeader clients={clients.data ?? []} />}
      {(clients.data ?? clients.error) && <Queue clients={clients.data ?? []} />}
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
          <ButtonLink href={paths.sendNotification}>
            <Send aria-hidden="true" />
            Send Notification
          </ButtonLink>
          <CreateApplicationDialog
            clients={clients.map(toClientChoice)}
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

function Recent({ query }: { query: ApplicationsQuery }) {
  return (
    <Section title="Recent Applications" actions={<TextLink href={paths.dashboard}>All Applications</TextLink>}>
      <RecentApplicationsTable
        query={query}
        count={recentCount}
        emptyText="What you create for your clients shows up here."
      />
    </Section>
  )
}
