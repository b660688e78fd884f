import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
}

/** A summary that expands. Works without script. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details open={open} className="group rounded-xl border border-line bg-raised">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-xl px-edge py-4 font-semibold wrap-anywhere transition-colors hover:bg-hover [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-edge pt-1 pb-5 text-muted">{children}</div>
    </details>
  )
}

type InlineDisclosureProps = Omit<DisclosureProps, 'open'> & {
  className?: string
  /** To load the content. */
  onOpen?: () => void
}

/** The same without a frame, for use inside a list or table. */
export function InlineDisclosure({ summary, children, className, onOpen }: InlineDisclosureProps) {
  return (
    <details
      className={cn('group/inline', className)}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm py-1 text-sm wrap-anywhere text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open/inline:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
