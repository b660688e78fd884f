import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useRoute } from 'wouter'
import { readApplication } from '#contract/applications.ts'
import { listReceipts, type Receipt } from '#contract/receipts.ts'
import { PdfButton } from '#web/features/work/receipts/pdf-button.tsx'
import { ReceiptList } from '#web/features/work/receipts/receipt-list.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { formatName } from '#web/lib/format/names.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { isOutOfReach, NoSuchPage } from '#web/layouts/not-found.tsx'

export default function ReceiptPage() {
  const [, params] = useRoute(paths.receiptScreen)
  const id = params?.id ?? ''
  const receipts = useQuery({ ...queryFor(listReceipts, { params: { id } }), ...refetchWhenShown })
  return isOutOfReach(receipts.error) ? <NoSuchPage /> : <Receipts id={id} query={receipts} />
}

function Receipts({ id, query }: { id: string; query: UseQueryResult<Receipt[]> }) {
  const { role, firstName, lastName } = useSignedInUser()
  // Receipts outlive their application, so it may be missing.
  const { data: application } = useQuery(queryFor(readApplication, { params: { id } }))
  const { data, ...state } = getQueryState(query, 'The receipts could not be loaded.')
  const newest = data?.[0]
  const job = newest ?? application
  const jobName = job ? `${job.position} at ${job.company}` : null
  const title = newest?.state === 'prepared' ? 'What We Would Send' : 'Proof of Sending'
  usePageTitle(jobName === null ? title : `${title}: ${jobName}`)
  const own = role === 'user'
  // Of a deleted application, only the client knows whose it was.
  const client = application?.client ?? (own ? { firstName, lastName } : undefined)
  const back = own ? paths.applicationIn(id) : paths.applicationOf(application?.userId ?? '', id)

  return (
    <Container narrow className="grid grid-cols-1 gap-8 py-8 sm:py-10">
      <PageHeader
        above={
          <Link href={application ? back : paths.dashboard} asChild>
            <BackLink>{application ? 'Back to the Application' : 'Back to the Dashboard'}</BackLink>
          </Link>
        }
        title={title}
        subtitle={
          newest?.state === 'prepared'
            ? 'It goes out once you approve it.'
            : 'What we sent, when and by whom. It never changes.'
        }
        actions={
          newest && (
            <>
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                Print
              </Button>
              <PdfButton receiptId={newest.id} name={`${title} - ${newest.company} - ${newest.position}`} />
            </>
          )
        }
      />
      {data ? (
        <ReceiptList receipts={data} own={own} client={client && formatName(client)} />
      ) : (
        <LoadStatus {...state} />
      )}
    </Container>
  )
}
