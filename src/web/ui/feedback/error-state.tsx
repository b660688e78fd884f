import { CircleAlert } from 'lucide-react'
import { Button } from '../form/button.tsx'
import { IconTile } from '../layout/card.tsx'
import { cn } from '../class-names.ts'
import { focusHeadingOnRemoval } from '../overlay/keep-focus.ts'

export type ErrorStateProps = {
  title?: string
  message: string
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

/** Shown in place of content that failed to load. */
export function ErrorState({ title, message, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div
      ref={focusHeadingOnRemoval}
      role="alert"
      className={cn(
        'flex flex-col items-center gap-4 rounded-2xl border border-line bg-raised px-6 py-10 text-center',
        className,
      )}
    >
      <IconTile className="size-12 rounded-xl bg-danger-soft text-danger-text [&_svg]:size-6">
        <CircleAlert />
      </IconTile>
      <div className="grid max-w-md gap-1">
        {title && <p className="text-lg font-semibold">{title}</p>}
        <p className={cn(title && 'text-muted')}>{message}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          Try Again
        </Button>
      )}
    </div>
  )
}
