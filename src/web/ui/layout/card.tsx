import type { ComponentProps, ElementType, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li'
  /** Lifts on hover: for a card that is covered by its link (`stretchedLinkClass`). */
  interactive?: boolean
  /** `accent` for a recommendation, `danger` for what cannot be undone, `sunken` for secondary content. */
  tone?: 'plain' | 'sunken' | 'accent' | 'danger'
}

const tones = {
  plain: 'border-line bg-raised shadow-card',
  sunken: 'border-line bg-sunken',
  accent: 'border-accent bg-raised shadow-card ring-1 ring-accent',
  danger: 'border-danger-line bg-raised',
}

export function Card({ as = 'section', interactive = false, tone = 'plain', className, ...props }: CardProps) {
  const Tag = as as ElementType
  return (
    <Tag
      {...props}
      className={cn(
        'relative flex min-w-0 flex-col rounded-2xl border',
        tones[tone],
        interactive && 'transition-[border-color,box-shadow] hover:border-control hover:shadow-float',
        className,
      )}
    />
  )
}

export type CardHeaderProps = {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4
  id?: string
  className?: string
}

/** The title stays on one line as long as it can: the actions wrap first. */
export function CardHeader({ title, description, actions, level = 2, id, className }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cn(
        'flex flex-wrap gap-x-4 gap-y-3 px-edge pt-5 sm:px-6 sm:pt-6',
        description ? 'items-start' : 'items-center',
        className,
      )}
    >
      <div className={cn('grid min-w-0 grow gap-1', description ? 'basis-60' : 'basis-auto')}>
        <Heading id={id} className={cn('min-w-0', level === 2 ? 'text-xl' : 'text-lg')}>
          {title}
        </Heading>
        {description && <p className="text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

export function IconTile({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-10 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text forced-colors:border [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </span>
  )
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('grow px-edge py-5 sm:px-6', className)} />
}

/** At the lower edge of the card. */
export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn('mt-auto flex flex-wrap items-center gap-3 border-t border-line px-edge py-4 sm:px-6', className)}
    />
  )
}
