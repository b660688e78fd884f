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
import { Row, Section } from '#web/ui/layout/page.tsx'

/** What the employer has: the documents of the latest receipt. */
export function SentDocuments({ applicationId }: { applicationId: string }) {
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
