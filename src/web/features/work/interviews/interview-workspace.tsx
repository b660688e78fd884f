import { useState } from 'react'
import type { InterviewDetails } from '#contract/interviews.ts'
import { useUnsavedChangesPrompt } from '#web/lib/navigation/unsaved-changes.ts'
import { Divider, Section, Row } from '#web/ui/layout/page.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { InterviewNotes } from './interview-notes.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { PostingBrief } from './posting-brief.tsx'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { kindLabels } from './interview-values.ts'
import { getOwnTimeZone, showZonedTime } from './zoned-time.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listReceipts, receiptBytesPath } from '#contract/receipts.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'

/** Everything about one interview: its facts, the preparation of both sides, and how it went. */
export function InterviewWorkspace({ interview, own }: { interview: InterviewDetails; own: boolean }) {
  const [notes, setNotes] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<string | null>(null)
  const { asked, stay, leave } = useUnsavedChangesPrompt(notes !== null || outcome !== null)
  return (
    <>
      <InterviewFacts interview={interview} />
      <Divider />
      <Section title="Preparation">
        <div className="grid gap-8">
          <SentDocuments applicationId={interview.applicationId} />
          <PostingBrief interview={interview} own={own} />
          <InterviewNotes interview={interview} own={own} draft={notes} onDraft={setNotes} />
          <PreparationChecklist interview={interview} />
        </div>
      </Section>
      <Divider />
      <OutcomeForm interview={interview} draft={outcome} onDraft={setOutcome} />
      <ConfirmDialog
        open={asked}
        onOpenChange={(open) => {
          if (!open) stay()
        }}
        title="Leave without saving?"
        description="Changes since you last saved will be lost."
        confirmLabel="Leave"
        tone="danger"
        onConfirm={leave}
      />
    </>
  )
}

/** When, where and with whom: by the clock of the place and, if it differs, by the reader's. */
function InterviewFacts({ interview }: { interview: InterviewDetails }) {
  const { id: readerId } = useSignedInUser()
  const { startsAt, endsAt, timeZone, kind, place, people, application, client } = interview
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
  const there = showZonedTime(startsAt, timeZone)
  const here = showZonedTime(startsAt, getOwnTimeZone())
  const { label, tone } = statusDisplay[application.status]
  const facts = [
    { term: 'When', value: <time dateTime={startsAt}>{there}</time> },
    ...(here === there ? [] : [{ term: 'Your Time', value: <time dateTime={startsAt}>{here}</time> }]),
    { term: 'Length', value: `${minutes} minutes` },
    { term: 'How', value: kindLabels[kind] },
    { term: 'Place or Link', value: place && <ExternalLink href={place}>{place}</ExternalLink> },
    { term: 'People', value: people.join('\n') },
    { term: 'Application Status', value: <Badge tone={tone}>{label}</Badge> },
    ...(client.id === readerId ? [] : [{ term: 'Client', value: `${client.firstName} ${client.lastName}` }]),
  ]
  return <DescriptionList columns={2} items={facts} />
}

/** What the employer has: the documents of the latest receipt. */
function SentDocuments({ applicationId }: { applicationId: string }) {
  const query = useQuery(queryFor(listReceipts, { params: { id: applicationId } }))
  const { data, ...state } = getQueryState(query, 'The receipts could not be loaded.')
  const latest = data?.find(({ state: receiptState }) => receiptState !== 'prepared')
  return (
    <Section level={3} title="What We Sent">
      {!data && <LoadStatus {...state} className="min-h-12" />}
      {data && !latest && <p className="text-muted">We have no receipt of this application.</p>}
      {latest && (
        <>
          <p>
            {latest.sentAt && `Sent on ${showDay(latest.sentAt)}. `}
            <Link href={paths.receipt(applicationId)} className={linkClass}>
              View Receipt
            </Link>
          </p>
          <Row>
            {latest.documents.map(({ sha256, name }) => (
              <DownloadLink
                key={sha256}
                href={receiptBytesPath.replace(':id', latest.id).replace(':sha256', sha256)}
                variant="secondary"
                size="sm"
              >
                {name}
              </DownloadLink>
            ))}
          </Row>
        </>
      )}
    </Section>
  )
}
