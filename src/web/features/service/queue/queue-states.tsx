import { AlarmClock, MailCheck, SearchX } from 'lucide-react'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/form/button.tsx'

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
      <ul className="list-disc ps-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
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
