import { Video } from 'lucide-react'
import { Link } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import type { ApplicationStatus } from '#contract/application-status.ts'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import { receiptStateTexts } from '#contract/receipts.ts'
import { ApprovalDecision, ApprovalRequest } from '#web/features/work/approvals/approval-panel.tsx'
import { getIcsUrl } from '#web/features/work/interviews/interviews.queries.ts'
import { kindLabels } from '#web/features/work/interviews/interview-values.ts'
import { showTimes } from '#web/features/work/interviews/zoned-time.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { showMoment } from '#web/lib/format/dates.ts'
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
      return own ? (
        <Offer application={application} stream={stream} aboutHref={aboutHref} />
      ) : (
        <OfferOfClient application={application} aboutHref={aboutHref} />
      )
    case 'answered-offer':
      return <AnsweredOffer application={application} accepted={state.accepted} />
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

function OfferOfClient({
  application: { client, company },
  aboutHref,
}: Pick<StateHeaderProps, 'application' | 'aboutHref'>) {
  return (
    <Banner
      tone="success"
      title={`${client.firstName} has an offer from ${company}`}
      action={<ButtonLink href={aboutHref}>Write to {client.firstName}</ButtonLink>}
    />
  )
}

/** What is recorded of the offer, beside the answers to it. */
function Offer({ application, stream, aboutHref }: Pick<StateHeaderProps, 'application' | 'stream' | 'aboutHref'>) {
  const { company, notes } = application
  const { choose, isBusy } = useAnswer(application)
  const word = stream.messages.data?.find(({ fromClient, text }) => !fromClient && text !== '')
  return (
    <Banner tone="success" title={`${company} offers you this job`}>
      <div className="grid gap-3">
        {notes !== null && <p className="wrap-anywhere whitespace-pre-line">{notes}</p>}
        {word && (
          <figure>
            <blockquote className="border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-line">
              {word.text}
            </blockquote>
            <figcaption className="mt-1 text-sm text-muted">
              {word.authorName ?? 'Deleted account'},{' '}
              <time dateTime={word.createdAt}>{showMoment(word.createdAt)}</time>
            </figcaption>
          </figure>
        )}
        {notes === null && !word && <p>No one has written down its terms here. Ask us if you don't have them.</p>}
        <p>Tell {company} yourself, and note here what you decided. You can change it later.</p>
        <Row>
          <Button disabled={isBusy} onClick={() => choose('accepted')}>
            Accept
          </Button>
          <ButtonLink href={aboutHref}>Ask a Question</ButtonLink>
          <Button variant="secondary" disabled={isBusy} onClick={() => choose('withdrew')}>
            Decline
          </Button>
        </Row>
      </div>
    </Banner>
  )
}

function AnsweredOffer({ application, accepted }: Pick<StateHeaderProps, 'application'> & { accepted: boolean }) {
  const { choose, isBusy } = useAnswer(application)
  return (
    <Banner
      tone={accepted ? 'success' : 'info'}
      title={`You ${accepted ? 'accepted' : 'declined'} the offer from ${application.company}`}
      action={
        <Button variant="secondary" disabled={isBusy} onClick={() => choose('offered')}>
          Change My Answer
        </Button>
      }
    />
  )
}

function useAnswer(application: ApplicationDetails) {
  const { view } = useSignedInUser()
  const { choices, choose } = useStatusChoices()
  return {
    isBusy: choices.size > 0 || view !== null,
    choose: (status: ApplicationStatus) => void choose(application, status),
  }
}

function NextInterview({ interview }: { interview: Interview }) {
  const { id, startsAt, kind, place } = interview
  const { first, other } = showTimes(interview, getOwnTimeZone())
  return (
    <Banner title={<time dateTime={startsAt}>{first}</time>}>
      <div className="grid gap-3">
        <p>{[kindLabels[kind], other].filter(Boolean).join('. ')}</p>
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
