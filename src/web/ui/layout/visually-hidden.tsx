import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Text for people who listen. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cn('sr-only', className)} />
}
