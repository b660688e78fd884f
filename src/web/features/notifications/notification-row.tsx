import type { ReactNode } from 'react'
import { timeAgo } from '#web/lib/format/time.ts'

interface NotificationRowProps {
  isNew: boolean
  /** At the end of the first line. */
  aside: ReactNode
  children: ReactNode
}

/** A notification or a group of them, with a dot while it is unread. */
export function NotificationRow({ isNew, aside, children }: NotificationRowProps) {
  return (
    <div className="flex items-start gap-2.5 px-4 py-2.5 text-sm">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${isNew ? 'bg-accent forced-colors:bg-[Highlight]' : ''}`}
      />
      <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        {isNew && <span className="sr-only">New</span>}
        {children}
      </div>
      <div className="shrink-0 text-xs leading-5 text-muted max-[18rem]:hidden">{aside}</div>
    </div>
  )
}

export function NotificationTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={new Date(moment).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}>
      {timeAgo(moment)}
    </time>
  )
}
