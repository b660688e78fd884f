import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { IconTile } from '../layout/card.tsx'

export type EmptyStateProps = {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
  className?: string
}

/** Shown in place of an empty list, with what the person can do about it. */
export function EmptyState({ icon, title, text, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cn(
        'flex flex-col items-center justify-center gap-4 rounded-2xl border border-dashed border-line px-edge py-8 text-center',
        icon && 'min-h-56',
        className,
      )}
    >
      {icon && <IconTile className="size-12 rounded-xl [&_svg]:size-6">{icon}</IconTile>}
      <div className="grid max-w-md gap-1">
        <Heading className="text-lg">{title}</Heading>
        {text && <p className="text-balance text-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}
