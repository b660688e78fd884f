import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { Card } from '#web/ui/layout/card.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import type { ChecklistItem } from './checklist.ts'

/** The first days of a subscriber, until all of it is done, without the item that is the next step. What is done is folded. */
export function ChecklistCard({ items, next }: { items: readonly ChecklistItem[]; next?: string }) {
  const done = items.filter((item) => item.done)
  if (done.length === items.length) return null
  const open = items.filter((item) => !item.done && item.title !== next)
  return (
    <Card aria-labelledby="checklist-title" className="gap-2 px-edge py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="checklist-title" className="text-lg">
          Getting Started
        </h2>
        <p className="text-sm text-muted">
          {done.length} of {items.length} done
        </p>
      </div>
      <ol className="grid empty:hidden gap-x-8 gap-y-2 lg:grid-cols-2">
        {open.map(({ id, title, text, action }) => (
          <li key={id} className="grid gap-0.5">
            {action ? (
              <Link href={action.href} className={`${linkClass} justify-self-start`}>
                {title}
              </Link>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ol>
      {done.length > 0 && (
        <InlineDisclosure summary="Show what is done">
          <ul className="grid gap-x-8 gap-y-1 pt-1 lg:grid-cols-2">
            {done.map(({ id, title }) => (
              <li key={id} className="flex items-center gap-2 text-sm">
                <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0 text-success-text" />
                <span>
                  <span className="sr-only">Done: </span>
                  {title}
                </span>
              </li>
            ))}
          </ul>
        </InlineDisclosure>
      )}
    </Card>
  )
}
