import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { ApplicationDetails } from '#contract/applications.ts'
import { listReceipts, type Receipt } from '#contract/receipts.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { describeAnswers, receiptDisplay } from '#web/features/work/receipts/receipt-display.ts'
import { paths } from '#web/paths.ts'
import { AnswerList } from '#web/ui/data/answer-list.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { AttachedDocuments } from './attached-documents.tsx'
import { RecordReceipt } from './record-receipt.tsx'

/** What went out for an application, and what proves it. */
export function SentSection({ application }: { application: ApplicationDetails }) {
  const { id: readerId, role } = useSignedInUser()
  const own = application.userId === readerId
  const query = useQuery(queryFor(listReceipts, { params: { id: application.id } }))
  const { data, ...state } = getQueryState(query, 'The receipts could not be loaded.')
  const latest = data?.[0]
  return (
    <Section
      level={3}
      title="What We Sent"
      actions={data && !own && role !== 'user' && <RecordReceipt application={application} latest={latest} />}
    >
      {!data && <LoadStatus {...state} className="min-h-12" />}
      {data && !latest && application.createdByStaff && <p className="text-muted">No receipt yet</p>}
      {latest && <LatestReceipt receipt={latest} own={own} />}
      <AttachedDocuments application={application} />
    </Section>
  )
}

function LatestReceipt({ receipt, own }: { receipt: Receipt; own: boolean }) {
  const { applicationId, state, posting, answers } = receipt
  const { label, tone, text } = receiptDisplay[state]
  return (
    <>
      {state === 'uncertain' && <Banner tone="warning" title={text} />}
      <Row className="justify-between">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{label}</Badge>
          {state !== 'uncertain' && <span>{text}</span>}
        </span>
        <Link href={paths.receipt(applicationId)} className={buttonClass('secondary', 'sm')}>
          View Receipt
        </Link>
      </Row>
      {posting?.text && (
        <InlineDisclosure summary="Read the posting as it was">
          <p className="pt-1 wrap-anywhere whitespace-pre-line">{posting.text}</p>
        </InlineDisclosure>
      )}
      {answers.length > 0 && (
        <InlineDisclosure summary={`Read the ${formatPlural(answers.length, 'answer')} given`}>
          <div className="pt-1">
            <AnswerList items={describeAnswers(answers, own)} />
          </div>
        </InlineDisclosure>
      )}
    </>
  )
}
