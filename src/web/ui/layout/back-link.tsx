import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { quietLinkClass } from './link-text.tsx'

/** The way back to the screen above this one; stands over the title. A router's link takes it as its child. */
export function BackLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={cn(quietLinkClass, 'justify-self-start', className)}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  )
}
