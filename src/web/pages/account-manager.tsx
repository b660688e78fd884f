import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { type Client, listClients } from '#contract/clients.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { useApplications } from '#web/features/applications/applications.queries.ts'
import { CreateApplicationDialog } from '#web/features/applications/create-application-dialog.tsx'
import { RecentApplicationsTable } from '#web/features/applications/recent-applications-table.tsx'
import { ClientList } from '#web/features/clients/client-list.tsx'
import { planUse } from '#web/features/clients/plan-use.ts'
import { PendingInterests } from '#web/features/job-interests/pending-interests.tsx'
import { queryFor } from '#web/lib/queries.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link-text.tsx'
import { Container, PageHeader, Section } from '#web/ui/page.tsx'

const recentCount = 10

const choiceOf = (client: Client) => ({
  id: client.id,
  name: `${client.firstName} ${client.lastName}`,
  note: planUse(client),
})

export default function AccountManagerPage() {
  const clients = useQuery(queryFor(listClients))
  const choices = (clients.data ?? []).map(choiceOf)
  return (
    <Container className="grid gap-10 py-8 sm:py-10">
      <PageHeader
        title="Account Manager Portal"
        subtitle="Your clients, what they are interested in, and what you have applied for."
        actions={
          <CreateApplicationDialog
            clients={choices}
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
        <ClientList query={clients} />
      </Section>
      {clients.data && <Interests clients={clients.data} />}
      <Recent />
    </Container>
  )
}

function Interests({ clients }: { clients: readonly Client[] }) {
  const choices = clients.map(choiceOf)
  const applyNow = (interest: JobInterest, onAnswering: (answering: boolean) => void) => (
    <CreateApplicationDialog
      clients={choices}
      interest={interest}
      onOpenChange={onAnswering}
      trigger={<Button size="sm">Apply Now</Button>}
    />
  )
  return <PendingInterests clients={clients} action={applyNow} />
}

function Recent() {
  const applications = useApplications({ role: 'account_manager' }, { limit: recentCount })
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
        query={applications}
        count={recentCount}
        emptyText="What you create for your clients shows up here."
      />
    </Section>
  )
}
