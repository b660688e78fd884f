import { Fragment, type ReactNode } from 'react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { JobInterest } from '#contract/job-interests.ts'
import type { PostingState } from '#contract/postings.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { ClosedPosting } from './posting-check.tsx'

interface InterestItemProps {
  interest: JobInterest
  trailing: ReactNode
  actions?: ReactNode
}

/** One job interest: named by its job if the posting was read, else by its link. */
export function InterestItem({ interest, trailing, actions }: InterestItemProps) {
  const { jobUrl, notes, createdAt, posting, returnReason, application } = interest
  const title = getPostingTitle(posting)
  return (
    <Item
      title={
        title ?? (
          <ExternalLink href={jobUrl}>
            <Address link={jobUrl} />
          </ExternalLink>
        )
      }
      text={
        <>
          {title && (
            <p>
              <ExternalLink href={jobUrl}>{getHost(jobUrl)}</ExternalLink>
            </p>
          )}
          {notes && <InterestNotes notes={notes} />}
          {returnReason !== null && <ReturnReason id={interest.id} reason={returnReason} />}
          {application && <Answer userId={interest.userId} application={application} />}
          {!interest.processed && (
            <ClosedPosting interest={interest} {...(actions ? { name: getInterestName(interest) } : {})} />
          )}
          {actions}
        </>
      }
      meta={<time dateTime={createdAt}>{showDay(createdAt)}</time>}
      trailing={trailing}
    />
  )
}

const getHost = (link: string) => URL.parse(link)?.hostname.replace(/^www\./, '') || link

/** The job if the posting was read, else the site of its link. */
export const getInterestName = ({ posting, jobUrl }: Pick<JobInterest, 'posting' | 'jobUrl'>) =>
  getPostingTitle(posting) ?? getHost(jobUrl)

/** The job of a posting, as far as it could be read. */
export function getPostingTitle(posting: PostingState | null) {
  const { position, company } = posting ?? {}
  if (position && company) return `${position} at ${company}`
  return position ?? company ?? null
}

type AnswerProps = Pick<JobInterest, 'userId'> & { application: NonNullable<JobInterest['application']> }

function Answer({ userId, application: { id, company, position } }: AnswerProps) {
  const { role } = useSignedInUser()
  return (
    <p>
      Application:{' '}
      <TextLink href={role === 'user' ? paths.applicationIn(id) : paths.applicationOf(userId, id)}>
        {position} at {company}
      </TextLink>
    </p>
  )
}

function ReturnReason({ id, reason }: { id: string; reason: string }) {
  const { role } = useSignedInUser()
  return (
    <div className="my-1 grid border-s-2 border-line ps-3 text-ink">
      <p className="whitespace-pre-line">
        <span className="font-semibold">Returned: </span>
        {reason}
      </p>
      {role === 'user' && (
        <TextLink href={paths.writeAbout('interest', id)} className="justify-self-start">
          Answer
        </TextLink>
      )}
    </div>
  )
}

const foldedLength = 400

function InterestNotes({ notes }: { notes: string }) {
  const text = <p className="whitespace-pre-line">{notes}</p>
  return notes.length > foldedLength ? <Disclosure summary="Notes">{text}</Disclosure> : text
}

const maxLinkLength = 100
const truncateLink = (link: string) => (link.length > maxLinkLength ? `${link.slice(0, maxLinkLength)}…` : link)

/** A link with line breaks allowed after its slashes. */
function Address({ link }: { link: string }) {
  const parts = truncateLink(link).matchAll(/(?:\w+:\/\/)?[^/]*\/*/g)
  return [...parts].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
