import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { quietLinkClass } from './link-text.tsx'

/** A link to the parent screen, above the title. Works as the child of a router's link. */
export function BackLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={cn(quietLinkClass, 'justify-self-start', className)}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  )
}
