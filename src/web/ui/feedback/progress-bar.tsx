import { cn } from '../class-names.ts'

export type ProgressBarProps = {
  /** What is running. */
  label: string
  /** From 0 to 1. */
  share: number
  className?: string
}

export function ProgressBar({ label, share, className }: ProgressBarProps) {
  const percent = Math.round(share * 100)
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
        <span className="font-semibold tabular-nums">{percent}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 overflow-hidden rounded-full bg-hover text-accent-text forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-current transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
