import { Pencil } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../form/button.tsx'
import { keepFocus } from '../overlay/keep-focus.ts'

interface CardSectionProps {
  id: string
  title: string
  description?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** One of several titled parts of a card. */
export function CardSection({ id, title, description, action, children }: CardSectionProps) {
  return (
    <section
      ref={keepFocus}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-(--below-bar) grid-cols-1 gap-2 px-edge py-3.5 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="grid min-w-0 gap-0.5">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          {description && <p className="text-muted">{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

interface EditableSectionProps extends Omit<CardSectionProps, 'action'> {
  /** What is read until someone presses Edit. */
  summary: ReactNode
  editing: boolean
  onEdit: () => void
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** A part that is read first. Its fields and their description replace the summary. The focus follows. */
export function EditableSection(props: EditableSectionProps) {
  const { id, title, description, summary, editing, onEdit, onCancel, children } = props
  const wasEditing = useRef(editing)
  useLayoutEffect(() => {
    // The fields went away with the focus.
    if (wasEditing.current && !editing && document.activeElement === document.body) focusButton(id)
    wasEditing.current = editing
  }, [editing, id])
  const cancelButton = onCancel && (
    <Button
      key="cancel"
      variant="ghost"
      size="sm"
      className="-me-3"
      aria-label={`Cancel ${title}`}
      onClick={() => {
        flushSync(onCancel)
        focusButton(id)
      }}
    >
      Cancel
    </Button>
  )
  const editButton = (
    <Button
      key="edit"
      id={`${id}-edit`}
      variant="ghost"
      size="sm"
      className="-me-3"
      aria-label={`Edit ${title}`}
      onClick={() => {
        flushSync(onEdit)
        focusField(id)
      }}
    >
      <Pencil aria-hidden="true" />
      Edit
    </Button>
  )
  return (
    <CardSection
      id={id}
      title={title}
      description={editing && description}
      action={editing ? cancelButton : editButton}
    >
      {editing ? children : summary}
    </CardSection>
  )
}

const focusButton = (id: string) => document.getElementById(`${id}-edit`)?.focus({ preventScroll: true })

/** Focuses a field, or the first one in a section. */
export function focusField(id: string) {
  const element = document.getElementById(id)
  const fields = 'input, select, textarea'
  const field = element?.matches(fields) ? element : element?.querySelector<HTMLElement>(`${fields}, :scope > button`)
  field?.focus()
}
