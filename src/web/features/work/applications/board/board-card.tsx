import { PointerSensor, useDraggable } from '@dnd-kit/core'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { cn } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { ApplicationDate } from '../list/application-date.tsx'
import { formatNextStep } from '../list/next-step-text.ts'
import type { ListedApplication } from '../applications.queries.ts'
import { formatJob } from './board-texts.ts'
import { DetailsButton } from '../details/details-button.tsx'

/** A mouse or a pen drags a card anywhere on it, a finger by its handle. */
export class CardSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ isPrimary, button, pointerType, target }: PointerEvent) =>
        isPrimary &&
        button === 0 &&
        (pointerType !== 'touch' || (target instanceof Element && target.closest('[data-handle]') !== null)),
    },
  ]
}

/** The handlers that make a card movable. */
export interface CardHandling {
  instructionsId: string
  onKeyDown: (event: KeyboardEvent, application: ListedApplication) => void
  onActivate: (application: ListedApplication) => void
  /** Called with the handle of each card, so that the focus can follow a card to its new column. */
  handleRef: (id: string, handle: HTMLButtonElement | null) => void
}

interface BoardCardProps {
  application: ListedApplication
  onOpen: (id: string) => void
  /** Null where nothing can be changed. */
  handling: CardHandling | null
  state?: 'held' | 'saving' | undefined
}

export function BoardCard({ application, onOpen, handling, state }: BoardCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: application.id,
    data: { application },
    disabled: !handling,
  })
  return (
    <li
      ref={setNodeRef}
      aria-busy={state === 'saving' || undefined}
      {...listeners}
      className={cn(
        'rounded-xl border border-line bg-raised p-3 shadow-card',
        handling && 'cursor-grab select-none',
        state === 'held' && 'border-accent ring-1 ring-accent',
        isDragging && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-1">
        <DetailsButton application={application} onOpen={onOpen} className="min-w-0 grow text-sm" />
        {handling && (
          <IconButton
            data-handle
            ref={(handle) => handling.handleRef(application.id, handle)}
            size="sm"
            icon="grip"
            label={`Move ${formatJob(application)}`}
            aria-pressed={state === 'held'}
            aria-describedby={handling.instructionsId}
            className="-me-1.5 -mt-1.5 cursor-grab touch-none text-muted"
            onKeyDown={(event) => handling.onKeyDown(event, application)}
            onClick={() => handling.onActivate(application)}
          />
        )}
      </div>
      <CardFacts application={application} />
    </li>
  )
}

/** Memoised: a drag renders every card at each column that it enters. */
export const CardFacts = memo(function CardFacts({ application }: { application: ListedApplication }) {
  const { company, client } = application
  const next = formatNextStep(application, useSignedInUser().role)
  return (
    <div className="grid gap-0.5 text-sm wrap-anywhere">
      <p>{company}</p>
      {client && (
        <p className="text-xs text-muted">
          {client.firstName} {client.lastName}
        </p>
      )}
      <p className="text-xs text-muted">
        <ApplicationDate application={application} />
      </p>
      {next && <p className="text-xs font-semibold">{next}</p>}
    </div>
  )
})
