import type { ReactNode } from 'react'
import { showMoment } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'

interface NotificationRowProps {
  isNew: boolean
  headline: ReactNode
  moment: string
  /** Below the headline. */
  children?: ReactNode
}

/** A notification or a group of them, with a dot while it is unread. */
export function NotificationRow({ isNew, headline, moment, children }: NotificationRowProps) {
  return (
    <div className="flex items-start gap-2.5 px-4 py-2.5 text-sm">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${isNew ? 'bg-accent forced-colors:bg-[Highlight]' : ''}`}
      />
      <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        {isNew && <span className="sr-only">New</span>}
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <div className="min-w-0 grow basis-40">{headline}</div>
          <time dateTime={moment} title={showMoment(moment)} className="shrink-0 text-xs leading-5 text-muted">
            {timeAgo(moment)}
          </time>
        </div>
        {children}
      </div>
    </div>
  )
}
