import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** For screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cn('sr-only', className)} />
}
