import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'
import { SkeletonRows, type SkeletonRowsProps } from './skeleton.tsx'
import { PageSpinner } from './spinner.tsx'

export type LoadState<Content> = {
  data: Content | undefined
  /** The message to show instead of the content. Null if nothing failed. */
  failure: string | null
  /** Missing if another attempt would fail in the same way. */
  onRetry: (() => void) | undefined
  retrying: boolean
}

export type LoadableProps<Content> = LoadState<readonly Content[]> & {
  /** Shown if the list is empty. */
  empty: ReactNode
  /** The usual number of rows and their height. */
  expected?: Pick<SkeletonRowsProps, 'rows' | 'rowClass'>
  className?: string
  /** Classes that reserve the height of the content. Default: that of an `EmptyState`. */
  room?: string
  children: (content: readonly Content[]) => ReactNode
}

/** A list in one of four states: loading, failed, empty, loaded. */
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
  if (failure === null) return <SkeletonRows {...expected} className={cn(room, className)} />
  return <LoadFailure className={className} message={failure} onRetry={onRetry} retrying={retrying} />
}

type LoadStatusProps = Omit<LoadState<unknown>, 'data'> & {
  /** Classes of the spinner, such as the height of the content. */
  className?: string
}

/** Shown in place of one thing that is loading or failed to load. For lists see `Loadable`. */
export function LoadStatus({ failure, onRetry, retrying, className }: LoadStatusProps) {
  if (failure === null) return <PageSpinner className={className} />
  return <LoadFailure message={failure} onRetry={onRetry} retrying={retrying} />
}

function LoadFailure({ message, onRetry, className, ...props }: ErrorStateProps) {
  if (!onRetry) return <p className={cn('text-muted', className)}>{message}</p>
  return <ErrorState {...props} className={className} message={message} onRetry={onRetry} />
}
