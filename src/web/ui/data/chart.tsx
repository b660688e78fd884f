import type { ReactNode } from 'react'
import type { BadgeTone } from '../feedback/badge.tsx'
import { niceTicks } from './chart-ticks.ts'
import { cn } from '../class-names.ts'
import { formatCount } from './format-number.ts'

/** The outline distinguishes the bars for people who cannot tell the two colours apart, and in forced colours. */
const seriesClasses = {
  strong: 'border border-accent bg-accent forced-colors:bg-[Highlight]',
  soft: 'border border-accent bg-accent-soft forced-colors:bg-[Canvas]',
}

type ChartFrameProps = {
  /** A summary for screen readers. Put the numbers into a table beside the chart. */
  label: string
}

/** The colours of the badge with the same meaning, without its outline. */
const toneClasses: Record<BadgeTone, string> = {
  neutral: 'border-transparent bg-tone-neutral-text/50',
  info: 'border-transparent bg-tone-info-text/60',
  accent: 'border-transparent bg-tone-accent-text/60',
  violet: 'border-transparent bg-tone-violet-text/60',
  success: 'border-transparent bg-tone-success-text/60',
  warning: 'border-transparent bg-tone-warning-text/60',
  danger: 'border-transparent bg-tone-danger-text/60',
}

/** One labelled image for screen readers, instead of dozens of unnamed ones. */
function Picture({ label, children }: ChartFrameProps & { children: ReactNode }) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

type StackedBar = { name: string; strong: number; soft: number }

export type StackedBarsProps = ChartFrameProps & {
  bars: readonly StackedBar[]
  /** The names of the two series. */
  names: { strong: string; soft: string }
}

/** As many labels as fit below the bars on the narrowest phone. */
const maxLabels = 4

/** A stacked bar chart over time. */
export function StackedBars({ label, bars, names }: StackedBarsProps) {
  const ticks = niceTicks(Math.max(0, ...bars.map(({ strong, soft }) => strong + soft)))
  const top = ticks.at(-1) ?? 1
  const step = Math.ceil(bars.length / maxLabels)
  return (
    <Picture label={label}>
      <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <LegendItem name={names.strong} className={seriesClasses.strong} />
        <LegendItem name={names.soft} className={seriesClasses.soft} />
      </p>
      <div className="grid h-60 grid-cols-[auto_1fr] gap-x-2 pb-6 text-xs text-muted">
        <Scale ticks={ticks} />
        <div className="relative">
          <Lines count={ticks.length} />
          <div className="absolute inset-0 flex">
            {bars.map((bar, index) => (
              <Column
                key={bar.name}
                bar={bar}
                top={top}
                names={names}
                labelled={index % step === 0}
                labelledIfLarge={index % (2 * step) === 0}
                inSecondHalf={index >= bars.length / 2}
              />
            ))}
          </div>
        </div>
      </div>
    </Picture>
  )
}

function LegendItem({ name, className }: { name: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={cn('size-3 rounded-sm', className)} />
      {name}
    </span>
  )
}

/** The labels of the y axis, each centred on its line. */
function Scale({ ticks }: { ticks: readonly number[] }) {
  return (
    <div className="flex flex-col-reverse justify-between text-end tabular-nums">
      {ticks.map((tick) => (
        <span key={tick} className="flex h-0 items-center justify-end">
          {formatCount(tick)}
        </span>
      ))}
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div className="flex h-full flex-col justify-between">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="h-0 border-t border-line" />
      ))}
    </div>
  )
}

interface ColumnProps {
  bar: StackedBar
  /** The value of the full height. */
  top: number
  names: StackedBarsProps['names']
  labelled: boolean
  /** With large text only every other label fits: this one stays. */
  labelledIfLarge: boolean
  /** In the second half of the chart: its tooltip shows in the first half. */
  inSecondHalf: boolean
}

function Column({ bar: { name, strong, soft }, top, names, labelled, labelledIfLarge, inSecondHalf }: ColumnProps) {
  return (
    <div className="group flex min-w-0 flex-1 flex-col items-center justify-end hover:bg-hover/60">
      <Part value={soft} top={top} className={seriesClasses.soft} />
      <Part value={strong} top={top} className={seriesClasses.strong} />
      {labelled && (
        <span className={cn('h-0 translate-y-1.5 whitespace-nowrap', !labelledIfLarge && 'max-[18rem]:hidden')}>
          {name}
        </span>
      )}
      <p
        className={cn(
          'pointer-events-none absolute top-0 hidden rounded-lg border border-line bg-overlay px-3 py-2 text-sm whitespace-nowrap text-ink shadow-float group-hover:block',
          inSecondHalf ? 'left-2' : 'right-2',
        )}
      >
        <b className="block font-semibold">{name}</b>
        {names.strong}: {formatCount(strong)}
        <br />
        {names.soft}: {formatCount(soft)}
      </p>
    </div>
  )
}

function Part({ value, top, className }: { value: number; top: number; className: string }) {
  if (value === 0) return null
  return <div className={cn('w-4/5 max-w-9', className)} style={{ height: `${(100 * value) / top}%` }} />
}

export type FunnelBarsProps = ChartFrameProps & {
  /** Widest first. `text` is shown behind a bar. */
  bars: readonly { name: string; value: number; text: string; tone?: BadgeTone }[]
}

/** Horizontal bars that grow shorter, such as the stages of a funnel. */
export function FunnelBars({ label, bars }: FunnelBarsProps) {
  const maxValue = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Picture label={label}>
      <ul className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
        {bars.map(({ name, value, text, tone }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Names may be alike, and a bar keeps nothing.
          <li key={index} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="text-end text-muted">{name}</span>
            <span className="flex min-h-8 items-center gap-2">
              <span
                className={cn('h-7 min-w-0.5 rounded-e-md', seriesClasses.strong, tone && toneClasses[tone])}
                // Room for the text behind the longest bar.
                style={{ width: `calc((100% - 7rem) * ${value / maxValue})` }}
              />
              <span className="whitespace-nowrap tabular-nums">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Picture>
  )
}
