import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { listOwed, type OwedClient } from '#contract/ledger.ts'
import { NudgeButton } from '#web/features/people/users/nudge-button.tsx'
import { ReassignButton } from '#web/features/people/users/reassign-button.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import { Stat } from '#web/ui/data/stat.tsx'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Grid, Row, Section } from '#web/ui/layout/page.tsx'

const formatDollars = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const columns: readonly Column<OwedClient>[] = [
  {
    header: 'Client',
    rowHeader: true,
    cell: ({ client }) => <TextLink href={paths.client(client.id)}>{formatName(client)}</TextLink>,
  },
  { header: 'Applications', align: 'end', cell: ({ applications }) => String(applications) },
  { header: 'Consultations', align: 'end', cell: ({ consultations }) => String(consultations) },
  { header: 'Custom Resumes', align: 'end', cell: ({ customResumes }) => String(customResumes) },
  {
    header: 'Refund Exposure',
    align: 'end',
    cell: ({ refundExposure }) => formatDollars(refundExposure),
  },
  {
    header: 'Actions',
    hideHeader: true,
    cell: ({ client, manager, applications, consultations, customResumes, nudged }) => (
      <Row gap="xs" className="@4xl:justify-end">
        {manager && (
          <NudgeButton
            manager={manager}
            about={`what we owe ${formatName(client)}`}
            title={`We owe ${formatName(client)} something`}
            message={`From ended periods: ${applications} applications, ${consultations} consultations, ${customResumes} custom resumes. Please tell the client what comes when.`}
            aboutId={client.id}
            nudged={nudged}
          />
        )}
        <ReassignButton client={client} managerId={manager?.id ?? null} />
      </Row>
    ),
  },
]

/** What ended billing periods owe over all clients, and to whom. */
export function OwedClients() {
  const query = useQuery({ ...queryFor(listOwed), ...refetchWhenShown })
  const { data, ...state } = getQueryState(query, 'What is owed could not be loaded.')
  if (!data) return <LoadStatus {...state} className="min-h-56" />
  return (
    <>
      <Grid columns={4}>
        <Stat label="Applications" value={data.applications} />
        <Stat label="Consultations" value={data.consultations} />
        <Stat label="Custom resumes" value={data.customResumes} />
        <Stat label="Refund exposure" value={formatDollars(data.refundExposure)} />
      </Grid>
      <Section title="Clients">
        {data.clients.length === 0 ? (
          <EmptyState icon={<Scale />} title="Nothing is owed" text="Every ended period was delivered in full." />
        ) : (
          <Table caption="Owed to clients" columns={columns} rows={data.clients} rowKey={({ client }) => client.id} />
        )}
      </Section>
    </>
  )
}
