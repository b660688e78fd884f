import { cn } from '../class-names.ts'

const key = (_: unknown, index: number) => `line-${index}`

/** A placeholder for loading content. It has no accessible name: put it beside a `Spinner` or into an `aria-busy` list. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block h-4 animate-breathe rounded-md bg-hover forced-colors:border', className)}
    />
  )
}

export type SkeletonRowsProps = { rows?: number; rowClass?: string; className?: string }

/**
 * Placeholder rows of a list, named as a spinner is. They reserve the height of the content, so that what follows
 * stays below the fold.
 */
export function SkeletonRows({ rows = 3, rowClass = 'h-16', className }: SkeletonRowsProps) {
  return (
    <div
      data-loading
      role="status"
      aria-label="Loading"
      className={cn('relative grid animate-appear-late content-start gap-3 [&~*]:hidden', className)}
    >
      {Array.from({ length: rows }, key).map((id) => (
        <Skeleton key={id} className={cn('rounded-xl', rowClass)} />
      ))}
      <span className={cn('absolute inset-x-0 top-0 grid place-items-center text-sm text-muted', rowClass)}>
        <span className="sr-only motion-reduce:not-sr-only">Loading</span>
      </span>
    </div>
  )
}
