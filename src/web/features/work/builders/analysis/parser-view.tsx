import { CircleCheck, CircleX, ScanText, TriangleAlert } from 'lucide-react'
import { readBack } from '#contract/builders.ts'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import { useCall } from '#web/lib/api/use-call.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { compareReading, type ReadBackRow } from './read-back.ts'
import type { ResumeValues } from '@foothold/resume-engine/resume-values'

interface ParserViewProps {
  content: string
  design: DesignOptions
  readValues: () => ResumeValues
}

/** Reads the very file that is downloaded, as an applicant-tracking system would, and shows what came of each field. */
export function ParserView({ content, design, readValues }: ParserViewProps) {
  const reading = useCall(readBack, { failure: 'Failed to check the file' })
  const found = reading.data?.outcome === 'read' ? reading.data.fields : null
  const rows = found && compareReading(readValues(), found)
  const lost = rows?.filter(({ outcome }) => outcome !== 'read').length ?? 0

  return (
    <Section
      title="How an ATS Reads Your File"
      description="Each field as read from the file, next to what you entered."
      actions={
        <Button
          variant="secondary"
          loading={reading.isPending}
          pendingLabel="Reading the file..."
          onClick={() => reading.mutate({ body: { content, format: 'docx', design } })}
        >
          <ScanText aria-hidden="true" />
          Check My File
        </Button>
      }
    >
      {reading.data?.outcome === 'unreadable' && (
        <Banner role="alert" tone="danger" title="The file could not be read">
          {reading.data.message}
        </Banner>
      )}
      {rows && (
        <>
          <Banner role="status" tone={lost === 0 ? 'success' : 'warning'}>
            {lost === 0
              ? 'We read every field correctly.'
              : `${rows.length - lost} of ${rows.length} fields came out right.`}
          </Banner>
          <Table caption="How an ATS reads your file" columns={columns} rows={rows} rowKey={({ id }) => id} />
        </>
      )}
    </Section>
  )
}

const outcomes = {
  read: { word: 'Read', icon: CircleCheck, tone: 'text-success-text' },
  differs: { word: 'Differs', icon: TriangleAlert, tone: 'text-warning-text' },
  'not found': { word: 'Not found', icon: CircleX, tone: 'text-danger-text' },
} as const

const columns: readonly Column<ReadBackRow>[] = [
  { header: 'Field', rowHeader: true, cell: ({ label }) => label },
  { header: 'You entered', cell: ({ meant }) => <span className="wrap-anywhere">{meant}</span> },
  {
    header: 'Read from the file',
    cell: ({ read }) => <span className="wrap-anywhere">{read || '—'}</span>,
  },
  { header: 'Outcome', nowrap: true, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
]

function Outcome({ outcome }: Pick<ReadBackRow, 'outcome'>) {
  const { word, icon: Icon, tone } = outcomes[outcome]
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden="true" className={cn('size-4.5', tone)} />
      {word}
    </span>
  )
}
