import {
  CalendarDays,
  CircleCheck,
  CircleHelp,
  FileText,
  MessageSquare,
  PackageCheck,
  PenLine,
  Send,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Receipt } from '#contract/receipts.ts'
import { receiptDisplay } from '#web/features/work/receipts/receipt-display.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { formatHistoryEntry } from './history-text.ts'
import { InterviewEntry, InterviewTitle } from './interview-entry.tsx'
import { SentContent } from './sent-content.tsx'
import { type StreamEntry, toStream } from './stream.ts'
import type { Stream } from '../use-stream.ts'

interface StreamListProps {
  application: ApplicationDetails
  stream: Stream
  own: boolean
  editable: boolean
  /** What would be sent is above already. */
  isPreparedShown: boolean
}

/** Everything that happened, in one order, the latest first. A part that failed says so, and the others are there. */
export function StreamList({ application, stream, own, editable, isPreparedShown }: StreamListProps) {
  const { history, receipts, approvals, messages, interviews, documents } = stream
  const parts = [history, receipts, approvals, messages, interviews, documents]
  if (parts.some(({ data, failure }) => data === undefined && failure === null))
    return <PageSpinner className="min-h-40" />
  const entries = toStream({
    history: history.data ?? [],
    receipts: receipts.data ?? [],
    approvals: approvals.data ?? [],
    messages: messages.data ?? [],
    interviews: interviews.data ?? [],
  })
  const hasReceipt = receipts.data?.[0] !== undefined
  return (
    <>
      {parts
        .filter(({ data }) => data === undefined)
        .map(({ failure, onRetry, retrying }) =>
          failure && onRetry ? (
            <ErrorState key={failure} message={failure} onRetry={onRetry} retrying={retrying} />
          ) : (
            <p key={failure} className="text-muted">
              {failure}
            </p>
          ),
        )}
      <ul aria-label="History">
        {!hasReceipt && !isPreparedShown && (documents.data?.length ?? 0) > 0 && (
          <Row icon={<FileText />} title="Documents of this application">
            <SentContent stream={stream} receipt={undefined} own={own} />
          </Row>
        )}
        {entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            application={application}
            stream={stream}
            own={own}
            editable={editable}
            isPreparedShown={isPreparedShown}
          />
        ))}
      </ul>
    </>
  )
}

const receiptIcons: Record<Receipt['state'], ReactNode> = {
  prepared: <PackageCheck />,
  sent: <Send />,
  confirmed: <CircleCheck />,
  uncertain: <TriangleAlert />,
}

function Entry({
  entry,
  application,
  stream,
  own,
  editable,
  isPreparedShown,
}: { entry: StreamEntry } & StreamListProps) {
  const { kind, at } = entry
  switch (kind) {
    case 'change':
      return <Row icon={<PenLine />} title={formatHistoryEntry(entry.change)} at={at} />
    case 'asked':
      return <Row icon={<CircleHelp />} title={own ? 'We asked you to approve it' : 'We asked the client'} at={at} />
    case 'decided': {
      const { state, reason } = entry.approval
      return (
        <Row icon={<CircleCheck />} title={`${own ? 'You' : 'The client'} ${state} it`} at={at}>
          {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
        </Row>
      )
    }
    case 'message': {
      const { authorName, text, files } = entry.message
      const { userId } = application
      return (
        <Row icon={<MessageSquare />} title={authorName ?? 'Deleted account'} at={at}>
          <Link
            href={own ? paths.messages : paths.conversationWith(userId)}
            className="line-clamp-3 text-ink wrap-anywhere whitespace-pre-line hover:underline"
          >
            {text || files.map(({ name }) => name).join(', ')}
          </Link>
        </Row>
      )
    }
    case 'interview':
      return (
        <Row icon={<CalendarDays />} title={<InterviewTitle interview={entry.interview} />}>
          <InterviewEntry application={application} interview={entry.interview} editable={editable} />
        </Row>
      )
    case 'receipt': {
      const { receipt, isLatest } = entry
      return (
        <Row
          icon={receiptIcons[receipt.state]}
          title={receiptDisplay[receipt.state].text}
          by={receipt.sentBy.name}
          at={at}
        >
          {isLatest && !isPreparedShown && <SentContent stream={stream} receipt={receipt} own={own} />}
          {isLatest && (
            <TextLink href={paths.receipt(application.id)}>
              {receipt.state === 'prepared' ? 'See What We Would Send' : 'Proof of Sending'}
            </TextLink>
          )}
        </Row>
      )
    }
  }
}

interface RowProps {
  icon: ReactNode
  title: ReactNode
  /** Whose action it was, where the title does not say it. */
  by?: string
  /** Left out where the title has it. */
  at?: string
  children?: ReactNode
}

/** One thing that happened, on the line that joins them all. */
function Row({ icon, title, by, at, children }: RowProps) {
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pb-5 before:absolute before:start-3.5 before:top-8 before:bottom-1 before:w-px before:bg-line last:pb-0 last:before:hidden">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-sunken text-muted [&_svg]:size-3.5"
      >
        {icon}
      </span>
      <div className="grid min-w-0 content-start justify-items-start gap-2 pt-0.5 *:max-w-full">
        <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
          <span className="font-medium">{title}</span>
          {at && (
            <span className="text-sm text-muted">
              {by && `${by}, `}
              <time dateTime={at}>{showMoment(at)}</time>
            </span>
          )}
        </p>
        {children}
      </div>
    </li>
  )
}
