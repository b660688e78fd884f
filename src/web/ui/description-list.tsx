import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type DescriptionListProps = {
  items: readonly { term: string; value: ReactNode }[]
  /** Two columns of pairs where there is room. */
  columns?: 1 | 2
  /** Stands for a value that is not there. */
  empty?: ReactNode
  className?: string
}

/** Facts about one thing. */
export function DescriptionList({ items, columns = 1, empty = '—', className }: DescriptionListProps) {
  return (
    <div className={cn('@container', className)}>
      <dl className={cn('grid gap-x-8 gap-y-4', columns === 2 && '@md:grid-cols-2')}>
        {items.map(({ term, value }) => (
          <div key={term} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-sm font-medium text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{isMissing(value) ? empty : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}
