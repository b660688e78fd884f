import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { InterviewRoom as Interview } from '#contract/interviews.ts'
import { listReceipts, receiptBytesPath } from '#contract/receipts.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Divider, Row, Section } from '#web/ui/layout/page.tsx'
import { InterviewFacts } from './interview-facts.tsx'
import { NoteLine } from './note-line.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { PreparationBrief } from './preparation-brief.tsx'
import { PreparationChecklist } from './preparation-checklist.tsx'

/** Everything about one interview: its facts, the preparation of both sides and, once it has begun, how it went. */
export function InterviewRoom({ interview, own }: { interview: Interview; own: boolean }) {
  const hasBegun = useNow() >= Date.parse(interview.startsAt)
  return (
    <>
      <InterviewFacts interview={interview} own={own} />
      {hasBegun && <OutcomeForm interview={interview} />}
      {hasBegun && <Divider />}
      <Section title="Preparation">
        <div className="grid gap-10">
          <PreparationBrief interview={interview} own={own} />
          <NoteLine
            interview={interview}
            target={{ part: 'notes' }}
            label={own ? 'Your Notes' : "The Client's Notes"}
            help="Your account manager can read all you write here."
            readOnly={!own}
          />
          <PreparationChecklist interview={interview} />
          <SentDocuments applicationId={interview.applicationId} />
        </div>
      </Section>
    </>
  )
}

/** What the employer has: the documents of the latest receipt. Renders nothing without one. */
function SentDocuments({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(queryFor(listReceipts, { params: { id: applicationId } }))
  const latest = data?.find(({ state }) => state !== 'prepared')
  if (!latest) return null
  return (
    <Section
      level={3}
      title="What We Sent"
      description={
        <>
          {latest.sentAt && `Sent on ${showDay(latest.sentAt)}. `}
          <Link href={paths.receipt(applicationId)} className={linkClass}>
            Proof of Sending
          </Link>
        </>
      }
    >
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
    </Section>
  )
}
