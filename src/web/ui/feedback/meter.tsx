import { cn } from '../class-names.ts'

type MeterTone = 'accent' | 'success' | 'warning' | 'danger'

export type MeterProps = {
  label: string
  value: number
  max?: number
  /** The value as text. Default: a percentage. */
  text?: string
  tone?: MeterTone
  className?: string
}

const toneClasses = {
  accent: 'text-accent-text',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger-text',
}

function measure({ label, value, max = 100, text }: MeterProps) {
  const share = Math.min(Math.max(value / max, 0), 1)
  const valueText = text ?? `${Math.round(share * 100)}%`
  const aria = {
    role: 'meter',
    'aria-label': label,
    'aria-valuenow': value,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuetext': valueText,
  }
  return { share, valueText, aria }
}

export function Meter(props: MeterProps) {
  const { share, valueText, aria } = measure(props)
  return (
    <div className={cn('grid gap-1.5', props.className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{props.label}</span>
        <span className="font-semibold tabular-nums">{valueText}</span>
      </div>
      <div
        {...aria}
        className={cn(
          'h-2.5 overflow-hidden rounded-full bg-hover forced-colors:border',
          toneClasses[props.tone ?? 'accent'],
        )}
      >
        <div
          className="h-full rounded-full bg-current transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

/** The main result, as a ring around its number. */
export function ScoreRing(props: MeterProps) {
  const { share, valueText, aria } = measure(props)
  return (
    <div
      {...aria}
      className={cn('relative grid size-36 place-items-center', toneClasses[props.tone ?? 'accent'], props.className)}
    >
      <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute size-full -rotate-90">
        <circle cx="50" cy="50" r="44" strokeWidth="8" className="stroke-hover" />
        <circle
          cx="50"
          cy="50"
          r="44"
          strokeWidth="8"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          stroke={share > 0 ? 'currentColor' : 'none'}
        />
      </svg>
      <span className="text-3xl font-bold text-ink tabular-nums">{valueText}</span>
    </div>
  )
}
