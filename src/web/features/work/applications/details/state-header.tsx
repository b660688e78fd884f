import { Video } from 'lucide-react'
import { Link } from 'wouter'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import { receiptStateTexts } from '#contract/receipts.ts'
import { ApprovalDecision, ApprovalRequest } from '#web/features/work/approvals/approval-panel.tsx'
import { getIcsUrl } from '#web/features/work/interviews/interviews.queries.ts'
import { kindLabels } from '#web/features/work/interviews/interview-values.ts'
import { showTimes } from '#web/features/work/interviews/zoned-time.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { getOwnTimeZone } from '#web/lib/format/page-clock.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { ExternalLink, isWebAddress } from '#web/ui/layout/external-link.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { useStatusChoices } from '../applications.mutations.ts'
import type { ApplicationState } from './application-state.ts'
import { SentContent } from './sent-content.tsx'
import type { Stream } from '../use-stream.ts'

interface StateHeaderProps {
  application: ApplicationDetails
  state: ApplicationState
  stream: Stream
  own: boolean
  aboutHref: string
}

/** What matters now, with what the reader can do about it. Nothing where nothing does. */
export function StateHeader({ application, state, stream, own, aboutHref }: StateHeaderProps) {
  const prepared = stream.receipts.data?.slice(0, 1).find((receipt) => receipt.state === 'prepared')
  switch (state.kind) {
    case 'approval':
      return (
        <ApprovalDecision approval={state.approval}>
          {prepared && <p className="font-semibold">What we would send</p>}
          <SentContent stream={stream} receipt={prepared} own={own} />
        </ApprovalDecision>
      )
    case 'request':
      return <ApprovalRequest applicationId={application.id} approval={state.approval} />
    case 'offer':
      return <Offer application={application} own={own} aboutHref={aboutHref} />
    case 'interview':
      return <NextInterview interview={state.interview} />
    case 'undated-interview':
      return <Banner title="When is the interview?">Add it, and we remind you the day before.</Banner>
    case 'uncertain':
      return <Banner tone="warning" title={receiptStateTexts.uncertain} />
    case 'none':
      return null
  }
}

function Offer({ application, own, aboutHref }: Pick<StateHeaderProps, 'application' | 'own' | 'aboutHref'>) {
  const { company, client } = application
  const { view } = useSignedInUser()
  const { choices, choose } = useStatusChoices()
  const isBusy = choices.size > 0 || view !== null
  const ask = (
    <Link href={aboutHref} className={buttonClass('secondary')}>
      {own ? 'Ask a Question' : `Write to ${client.firstName}`}
    </Link>
  )
  if (!own)
    return (
      <Banner tone="success" title={`${client.firstName} has an offer from ${company}`} action={<Row>{ask}</Row>} />
    )
  return (
    <Banner tone="success" title={`${company} offers you this job`}>
      <div className="grid gap-3">
        <p>Tell {company} yourself, and note here what you decided. You can undo it.</p>
        <Row>
          <Button disabled={isBusy} onClick={() => void choose(application, 'accepted')}>
            Accept
          </Button>
          {ask}
          <Button variant="secondary" disabled={isBusy} onClick={() => void choose(application, 'withdrew')}>
            Decline
          </Button>
        </Row>
      </div>
    </Banner>
  )
}

function NextInterview({ interview }: { interview: Interview }) {
  const { id, startsAt, kind, place } = interview
  const { here, there } = showTimes(interview, getOwnTimeZone())
  return (
    <Banner title={<time dateTime={startsAt}>{here}</time>}>
      <div className="grid gap-3">
        <p>{[kindLabels[kind], there].filter(Boolean).join('. ')}</p>
        <Row>
          {isWebAddress(place) && (
            <ExternalLink href={place} className={buttonClass()}>
              <Video aria-hidden="true" />
              Join
            </ExternalLink>
          )}
          <Link href={paths.interview(id)} className={buttonClass(isWebAddress(place) ? 'secondary' : 'primary')}>
            Prepare
          </Link>
          <DownloadLink href={getIcsUrl(id)} variant="secondary">
            Add to calendar
          </DownloadLink>
        </Row>
      </div>
    </Banner>
  )
}
