import { Video } from 'lucide-react'
import type { InterviewRoom } from '#contract/interviews.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { ExternalLink, isWebAddress } from '#web/ui/layout/external-link.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { kindLabels } from './interview-values.ts'
import { NoteLine } from './note-line.tsx'
import { getOwnTimeZone } from '#web/lib/format/page-clock.ts'
import { showDuration, showTimes } from './zoned-time.ts'

/** When, where and with whom, and what the account manager says about it. */
export function InterviewFacts({ interview, own }: { interview: InterviewRoom; own: boolean }) {
  const { startsAt, endsAt, kind, place, people, client } = interview
  const { jobUrl } = interview.application
  const { first, other } = showTimes(interview, getOwnTimeZone())
  const isOver = useNow() >= Date.parse(endsAt)
  const duration = showDuration(interview)
  const isLink = isWebAddress(place)
  const facts = [
    {
      term: kind === 'other' ? 'Where' : kindLabels[kind],
      value: place && <PlaceLink place={place} />,
    },
    { term: 'With', value: people.join('\n') },
    ...(isWebAddress(jobUrl)
      ? [{ term: 'Posting', value: <ExternalLink href={jobUrl}>{new URL(jobUrl).host}</ExternalLink> }]
      : []),
    ...(own ? [] : [{ term: 'Client', value: `${client.firstName} ${client.lastName}` }]),
  ]
  return (
    <Card aria-label="When, Where and Who">
      <CardBody className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="grid grow basis-72 gap-1">
            <p className="font-display text-2xl font-semibold text-balance">
              <time dateTime={startsAt}>{first}</time>
            </p>
            <p className="text-muted">{other === null ? duration : `${duration} · ${other}`}</p>
          </div>
          {isLink && !isOver && (
            <ExternalLink href={place} className={buttonClass('primary', 'lg', 'max-sm:w-full')}>
              <Video aria-hidden="true" />
              Join
            </ExternalLink>
          )}
        </div>
        <DescriptionList columns={2} items={facts} empty="Not known yet" />
        {own ? (
          <ManagersNote note={interview.teamNotes} />
        ) : (
          <NoteLine
            interview={interview}
            target={{ part: 'teamNotes' }}
            label={`Your Note to ${client.firstName}`}
            help={`${client.firstName} reads it here, at the top of the page.`}
          />
        )}
      </CardBody>
    </Card>
  )
}

/** A web address opens, and a phone number dials. */
function PlaceLink({ place }: { place: string }) {
  if (/^\+?[\d\s().-]{7,}$/.test(place))
    return (
      <a href={`tel:${place.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
        {place}
      </a>
    )
  return isWebAddress(place) ? <ExternalLink href={place}>{new URL(place).host}</ExternalLink> : place
}

function ManagersNote({ note }: { note: string | null }) {
  const manager = useSignedInUser().service?.accountManager
  if (!note) return null
  return (
    <figure className="grid gap-1 rounded-xl bg-accent-soft px-4 py-3">
      <figcaption className="text-sm font-semibold text-accent-text">
        {manager ? `${manager.firstName} says` : 'Your account manager says'}
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
    </figure>
  )
}
