import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { ErrorState } from './error-state.tsx'
import { SkeletonRows, type SkeletonRowsProps } from './skeleton.tsx'

type LoadState<Content> = {
  data: Content | undefined
  /** What to say instead of the content; null while nothing has failed. */
  failure: string | null
  /** Missing where another try would fail in the same way. */
  onRetry: (() => void) | undefined
  retrying: boolean
}

export type LoadableProps<Content> = LoadState<readonly Content[]> & {
  /** What stands there when the list has nothing. */
  empty: ReactNode
  /** How many rows usually come, and how high one is. */
  expected?: Pick<SkeletonRowsProps, 'rows' | 'rowClass'>
  className?: string
  /** As much room as the content will need at first: classes. Unless told otherwise, as an `EmptyState` has. */
  room?: string
  children: (content: readonly Content[]) => ReactNode
}

/** A list on its way, missing, with nothing in it, or there. */
export function Loadable<Content>({
  data,
  failure,
  onRetry,
  retrying,
  empty,
  expected,
  className,
  room = 'min-h-56',
  children,
}: LoadableProps<Content>) {
  if (data) return data.length === 0 ? empty : children(data)
  if (failure !== null && !onRetry) return <p className={cn('text-muted', className)}>{failure}</p>
  if (failure === null) return <SkeletonRows {...expected} className={cn(room, className)} />
  return <ErrorState className={className} message={failure} onRetry={onRetry} retrying={retrying} />
}
