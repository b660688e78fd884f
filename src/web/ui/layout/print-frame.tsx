import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Looks like paper on the screen. While it is mounted, only its content is printed (see `tokens.css`). */
export function PrintFrame({ className, ...props }: ComponentProps<'article'>) {
  return (
    <article
      {...props}
      data-print
      className={cn(
        'min-w-0 rounded-xl border border-line bg-paper px-6 py-8 text-paper-ink shadow-card sm:px-12 sm:py-12 print:rounded-none print:border-0 print:p-0 print:shadow-none',
        className,
      )}
    />
  )
}
