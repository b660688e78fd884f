import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ItemPlace, MoveControls, SortableItem } from '#web/ui/data/sortable-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'

interface FormPartProps {
  title: string
  description?: string
  /** What the part holds, in one line, while it is folded. */
  summary: ReactNode
  /** Its place among the parts that can be moved. */
  place?: ItemPlace
  children: ReactNode
}

/** A part of a builder's form, which folds. It is no named region, because several parts repeat the name of their only field. */
export function FormPart({ title, description, summary, place, children }: FormPartProps) {
  const part = (
    <Card as="div" className="@container data-dragged:z-10 data-dragged:shadow-float">
      {place && (
        <div className="absolute end-13 top-3.5 z-1 flex gap-0.5 sm:end-16 @max-[16rem]:static @max-[16rem]:px-edge @max-[16rem]:pt-3">
          <MoveControls />
        </div>
      )}
      <details open className="group/part">
        <summary className="flex cursor-pointer list-none items-center gap-x-3 rounded-2xl px-edge py-4 transition-colors hover:bg-hover sm:px-6 [&::-webkit-details-marker]:hidden">
          <h2 className="min-w-0 text-xl wrap-anywhere">{title}</h2>
          <span className="min-w-0 grow basis-0 truncate text-end text-muted group-open/part:invisible">{summary}</span>
          {place && <span className="w-23 shrink-0 @max-[16rem]:hidden" />}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open/part:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-5 px-edge pt-1 pb-5 sm:px-6">
          {description && <p className="-mt-2 text-muted">{description}</p>}
          {children}
        </div>
      </details>
    </Card>
  )
  if (!place) return part
  return (
    <SortableItem {...place} name={title}>
      {part}
    </SortableItem>
  )
}

export function foldParts(folded: boolean) {
  for (const part of document.querySelectorAll('details.group\\/part')) part.toggleAttribute('open', !folded)
}

/** Unfolds the part of a field, so that it can take the focus. */
export function unfoldField(name: string) {
  for (const control of document.getElementsByName(name))
    for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true
}
