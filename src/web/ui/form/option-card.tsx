import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type OptionCardProps = Omit<ComponentProps<'button'>, 'title'> & {
  title: ReactNode
  text?: ReactNode
  leading?: ReactNode
  selected?: boolean
}

/** A toggle button that looks like a card. */
export function OptionCard({ title, text, leading, selected = false, className, ...props }: OptionCardProps) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={selected}
      className={cn(
        'flex min-h-14 w-full min-w-0 cursor-pointer items-center gap-3 rounded-xl border px-3.5 py-2.5 text-start transition-colors disabled:cursor-not-allowed disabled:opacity-55',
        selected
          ? 'border-accent bg-accent-soft ring-1 ring-accent forced-colors:border-[Highlight]'
          : 'border-line bg-raised enabled:hover:border-control enabled:hover:bg-hover',
        className,
      )}
    >
      {leading}
      <span className="grid min-w-0 grow wrap-anywhere">
        <span className="font-medium">{title}</span>
        {text && <span className="text-sm text-muted">{text}</span>}
      </span>
    </button>
  )
}
