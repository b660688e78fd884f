import { Link } from 'wouter'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { kindLabels } from './interview-values.ts'
import { useUpcomingInterviews } from './interviews.queries.ts'
import { getOwnTimeZone } from '#web/lib/format/page-clock.ts'
import { showZonedTime } from './zoned-time.ts'

/** The next interviews, in the reader's time zone. Renders nothing where there are none. */
export function UpcomingInterviews() {
  const { id: readerId } = useSignedInUser()
  const { data = [] } = useUpcomingInterviews()
  if (data.length === 0) return null
  return (
    <Card aria-labelledby="upcoming-title">
      <CardHeader id="upcoming-title" title="Upcoming Interviews" className="pt-4 sm:pt-4" />
      <CardBody className="pt-1 pb-2">
        <ItemList label="Upcoming Interviews">
          {data.map(({ id, startsAt, kind, application: { company, position }, client }) => (
            <Item
              key={id}
              className="py-2"
              title={
                <Link href={paths.interview(id)} className={linkClass}>
                  {position} at {company}
                </Link>
              }
              text={`${showZonedTime(startsAt, getOwnTimeZone())}, ${kindLabels[kind].toLowerCase()}`}
              meta={client.id === readerId ? undefined : `${client.firstName} ${client.lastName}`}
            />
          ))}
        </ItemList>
      </CardBody>
    </Card>
  )
}
