import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

/** A list with lines between its items, for a card or a popover. */
export function ItemList({ label, children, className }: { label?: string; children: ReactNode; className?: string }) {
  return (
    <ul aria-label={label} className={cn('-mx-2 grid grid-cols-1 divide-y divide-line', className)}>
      {children}
    </ul>
  )
}

export type ItemProps = {
  title: ReactNode
  text?: ReactNode
  /** A small addition, such as a date. */
  meta?: ReactNode
  leading?: ReactNode
  trailing?: ReactNode
  className?: string
}

export function Item({ title, text, meta, leading, trailing, className }: ItemProps) {
  return (
    <li className={cn('relative flex min-w-0 items-start gap-3 px-2 py-3.5 max-[18rem]:flex-wrap', className)}>
      {leading}
      <div className="grid min-w-0 grow gap-0.5 wrap-anywhere max-[18rem]:basis-24">
        <div className="font-medium">{title}</div>
        {text && <div className="text-sm text-muted">{text}</div>}
        {meta && <div className="text-xs text-muted">{meta}</div>}
      </div>
      {trailing && (
        <div className="flex shrink-0 items-center gap-2 max-[18rem]:min-w-0 max-[18rem]:shrink">{trailing}</div>
      )}
    </li>
  )
}
