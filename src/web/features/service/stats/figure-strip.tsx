import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'

interface Figure {
  label: string
  value: string
  hint?: ReactNode
}

/** Figures side by side in one card, two in a row on a phone. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card as="div">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-5 px-edge py-4 sm:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] sm:px-6">
        {figures.map(({ label, value, hint }) => (
          <div key={label} className="grid min-w-0 content-start gap-0.5 wrap-anywhere">
            <dt className="text-sm font-medium text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
            {hint && <dd className="text-sm text-muted">{hint}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}
