import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type DescriptionListProps = {
  items: readonly { term: string; value: ReactNode }[]
  /** Two columns if there is room. */
  columns?: 1 | 2
  /** Each value at the end of its term's line, as on a bill. */
  bill?: boolean
  /** Shown for a missing value. */
  empty?: ReactNode
  className?: string
}

const billLine = 'flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 tabular-nums first:pt-0 last:pb-0'

export function DescriptionList({ items, columns = 1, bill = false, empty = '—', className }: DescriptionListProps) {
  return (
    <div className={cn('@container', className)}>
      <dl className={cn('grid', bill ? 'divide-y divide-line' : 'gap-x-8 gap-y-4', columns === 2 && '@md:grid-cols-2')}>
        {items.map(({ term, value }) => (
          <div key={term} className={bill ? billLine : 'grid min-w-0 content-start gap-0.5'}>
            <dt className="text-sm font-medium text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{isMissing(value) ? empty : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === false || value === ''
}
