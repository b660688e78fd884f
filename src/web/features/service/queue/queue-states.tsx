import { AlarmClock, MailCheck, SearchX } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { Application } from '#contract/applications.ts'
import { paths } from '#web/paths.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** What was recorded, with what proves it. */
export function Recorded({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, userId, company, position, status } = application
  const isSent = status === 'applied'
  return (
    <Banner
      tone="success"
      role="status"
      title={`${isSent ? 'Recorded as sent' : 'Prepared'}: ${position} at ${company}`}
      action={
        <Row>
          <TextLink href={isSent ? paths.receipt(id) : paths.applicationOf(userId, id)}>
            {isSent ? 'Proof of Sending' : 'Open the Application'}
          </TextLink>
          <Button size="sm" variant="secondary" onClick={onClose}>
            Close
          </Button>
        </Row>
      }
    />
  )
}

export function NotReturned({ titles, onClose }: { titles: readonly string[]; onClose: () => void }) {
  return (
    <Banner
      tone="warning"
      role="alert"
      title="These were not returned"
      action={
        <Button size="sm" variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>Someone answered them first, or their client has another account manager now.</p>
      <BulletList items={titles} className="gap-0" />
    </Banner>
  )
}

export function NotWaiting({ level }: { level: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      icon={<MailCheck />}
      title="No longer waiting for you"
      text="Someone answered this job interest, or its client has another account manager now."
      className="m-4"
    />
  )
}

export function EmptyQueue({
  snoozed,
  filtered,
  onReset,
}: {
  snoozed: boolean
  filtered: boolean
  onReset: () => void
}) {
  if (!snoozed && !filtered)
    return (
      <EmptyState
        icon={<MailCheck />}
        title="No pending job interests"
        text="What your clients submit appears here right away."
      />
    )
  const showAll = (
    <Button variant="secondary" onClick={onReset}>
      Show All
    </Button>
  )
  if (filtered) return <EmptyState icon={<SearchX />} title="No matches" action={showAll} />
  return (
    <EmptyState
      icon={<AlarmClock />}
      title="Nothing is snoozed"
      text="Snooze a job interest to hide it until a time you choose."
      action={showAll}
    />
  )
}
