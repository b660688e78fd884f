import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

const gaps: Record<Gap, string> = { xs: 'gap-1.5', sm: 'gap-3', md: 'gap-5', lg: 'gap-8', xl: 'gap-12 sm:gap-16' }
/** `narrow` is for text and forms. */
export type ContainerProps = ComponentProps<'div'> & { narrow?: boolean }

/** Centres a screen and keeps a margin. */
export function Container({ narrow = false, className, ...props }: ContainerProps) {
  const width = narrow ? 'max-w-3xl' : 'max-w-7xl'
  return <div {...props} className={cn('mx-auto w-full px-margin sm:px-6 lg:px-8', width, className)} />
}

/** A column. */
export function Stack({ gap = 'md', className, ...props }: ComponentProps<'div'> & { gap?: Gap }) {
  return <div {...props} className={cn('flex min-w-0 flex-col', gaps[gap], className)} />
}

export function Row({ gap = 'sm', className, ...props }: ComponentProps<'div'> & { gap?: Gap }) {
  return <div {...props} className={cn('flex min-w-0 flex-wrap items-center', gaps[gap], className)} />
}

const columnCounts = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

export type GridProps = ComponentProps<'div'> & { columns?: keyof typeof columnCounts; gap?: Gap }

/** Equal columns. One on a phone. */
export function Grid({ columns = 2, gap = 'md', className, ...props }: GridProps) {
  return <div {...props} className={cn('grid grid-cols-1', columnCounts[columns], gaps[gap], className)} />
}

export type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Above the title, such as a link back. */
  above?: ReactNode
  align?: 'start' | 'center'
  className?: string
}

/** The only h1 of a screen. Scripts can focus it after a navigation. */
export function PageHeader({ title, subtitle, actions, above, align = 'start', className }: PageHeaderProps) {
  const centered = align === 'center'
  return (
    <header className={cn('grid gap-3', className)}>
      {above}
      <div
        className={cn('flex flex-wrap items-end gap-x-6 gap-y-3 sm:gap-y-4', centered && 'justify-center text-center')}
      >
        <div className={cn('grid min-w-0 gap-1.5', !centered && 'grow basis-96')}>
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {subtitle && <p className={cn('max-w-2xl text-muted sm:text-lg', centered && 'text-balance')}>{subtitle}</p>}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:grow max-sm:*:px-3 max-sm:*:text-sm max-sm:[&_svg]:hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
}

export function Section({ title, description, actions, level = 2, className, children, ...props }: SectionProps) {
  const Heading = `h${level}` as const
  return (
    <section {...props} className={cn('grid min-w-0 gap-4', className)}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <Heading className={level === 2 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
          {description && <p className="text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  )
}

export function Divider({ className }: { className?: string }) {
  return <hr className={cn('border-line', className)} />
}
