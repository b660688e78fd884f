import type { ReactNode } from 'react'
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { cn } from './class-names.ts'

const axis = {
  tickLine: false,
  stroke: 'var(--color-line)',
  tick: { fill: 'var(--color-muted)', fontSize: 13 },
} as const
const tooltip = {
  cursor: { fill: 'var(--color-hover)', opacity: 0.6 },
  contentStyle: {
    background: 'var(--color-overlay)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-lg)',
    boxShadow: 'var(--shadow-float)',
  },
  labelStyle: { color: 'var(--color-ink)', fontWeight: 600 },
  itemStyle: { color: 'var(--color-ink)' },
  isAnimationActive: false,
} as const
/** Told apart by their outline as well, for those who see the two colours alike. */
const looks = {
  strong: { fill: 'var(--color-accent)', stroke: 'var(--color-accent)' },
  soft: { fill: 'var(--color-accent-soft)', stroke: 'var(--color-accent)' },
} as const

export type ChartFrameProps = {
  /** What the picture says, for people who do not see it; its numbers belong in a table beside it. */
  label: string
  height?: number
}

/** One picture to people who listen, instead of dozens of unnamed ones. */
function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

export type StackedBarsProps = ChartFrameProps & {
  bars: readonly { name: string; strong: number; soft: number }[]
  /** What the two parts of a bar are. */
  names: { strong: string; soft: string }
}

/** Bars of two parts beside each other: how much there was, time after time. */
export function StackedBars({ label, height = 260, bars, names }: StackedBarsProps) {
  return (
    <Picture label={label}>
      <p className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <LegendItem name={names.strong} className="bg-accent" />
        <LegendItem name={names.soft} className="bg-accent-soft" />
      </p>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
        <BarChart data={[...bars]} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="name" minTickGap={16} {...axis} />
          <YAxis allowDecimals={false} width={36} axisLine={false} {...axis} />
          <Tooltip {...tooltip} />
          <Bar
            dataKey="strong"
            name={names.strong}
            stackId="one"
            maxBarSize={36}
            isAnimationActive={false}
            {...looks.strong}
          />
          <Bar
            dataKey="soft"
            name={names.soft}
            stackId="one"
            maxBarSize={36}
            isAnimationActive={false}
            {...looks.soft}
          />
        </BarChart>
      </ResponsiveContainer>
    </Picture>
  )
}

function LegendItem({ name, className }: { name: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={cn('size-3 rounded-sm border border-accent', className)} />
      {name}
    </span>
  )
}

export type FunnelBarsProps = ChartFrameProps & {
  /** The widest first; `text` stands behind a bar. */
  bars: readonly { name: string; value: number; text: string }[]
}

/** Bars below each other that grow shorter: how many are left, step after step. */
export function FunnelBars({ label, height = 260, bars }: FunnelBarsProps) {
  return (
    <Picture label={label}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
        <BarChart
          data={[...bars]}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 96, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis type="category" dataKey="name" width={100} axisLine={false} {...axis} />
          <Bar
            dataKey="value"
            maxBarSize={32}
            minPointSize={2}
            radius={[0, 6, 6, 0]}
            isAnimationActive={false}
            {...looks.strong}
          >
            <LabelList dataKey="text" position="right" fill="var(--color-ink)" fontSize={13} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </Picture>
  )
}
