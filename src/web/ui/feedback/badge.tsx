import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type BadgeTone = 'neutral' | 'info' | 'accent' | 'violet' | 'success' | 'warning' | 'danger'

export type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string }

export const toneClasses: Record<BadgeTone, string> = {
  neutral: 'bg-tone-neutral text-tone-neutral-text',
  info: 'bg-tone-info text-tone-info-text',
  accent: 'bg-tone-accent text-tone-accent-text',
  violet: 'bg-tone-violet text-tone-violet-text',
  success: 'bg-tone-success text-tone-success-text',
  warning: 'bg-tone-warning text-tone-warning-text',
  danger: 'bg-tone-danger text-tone-danger-text',
}

/** The word carries the meaning. The tone only helps to find it. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-break-word forced-colors:border [&_svg]:size-3.5',
        toneClasses[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

const maxCount = 99

/** A count as its badge shows it: "99+" for more than 99. */
export const formatBadgeCount = (count: number) => (count > maxCount ? `${maxCount}+` : String(count))

/** A count on the corner of a button, whose accessible name must include it as it is shown. Renders nothing for 0. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute -end-0.5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-danger-contrast tabular-nums ring-2 ring-surface forced-colors:border',
        className,
      )}
    >
      {formatBadgeCount(count)}
    </span>
  )
}
