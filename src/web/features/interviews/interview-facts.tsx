import type { InterviewDetails } from '#contract/interviews.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { kindLabels } from './interview-values.ts'
import { getOwnTimeZone, showZonedTime } from './zoned-time.ts'

/** When, where and with whom: by the clock of the place and, if it differs, by the reader's. */
export function InterviewFacts({ interview }: { interview: InterviewDetails }) {
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
