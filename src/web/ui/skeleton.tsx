import { cn } from './class-names.ts'

const key = (_: unknown, index: number) => `line-${index}`

/** A still place for what is on its way; decoration beside a `Spinner` or an `aria-busy` list. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block h-4 animate-breathe rounded-md bg-hover forced-colors:border', className)}
    />
  )
}

/** Lines of text on their way. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cn('grid gap-2.5 *:last:w-3/5', className)}>
      {Array.from({ length: lines }, key).map((id) => (
        <Skeleton key={id} />
      ))}
    </span>
  )
}
