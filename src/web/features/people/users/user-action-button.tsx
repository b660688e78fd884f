import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from '#web/ui/form/button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

interface UserActionButtonProps extends Omit<ButtonProps, 'size' | 'variant' | 'children'> {
  /** What happens, such as `Edit`. */
  label: string
  /** The rest of the accessible name, such as the person's name: visible text alone would repeat in every row. */
  name: string
  icon: ReactNode
  /** In a row only the icon is visible, with the whole name as its tooltip. */
  compact?: boolean
  danger?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The button of an action on an account, named by the action and the person. */
export function UserActionButton({ label, name, icon, compact, danger = false, ...props }: UserActionButtonProps) {
  if (compact)
    return (
      <IconButton
        {...props}
        label={`${label} ${name}`}
        title={`${label} ${name}`}
        size="sm"
        className="text-muted enabled:hover:text-ink"
      >
        {icon}
      </IconButton>
    )
  return (
    <Button {...props} variant="secondary" size="sm" className={danger ? 'text-danger-text' : undefined}>
      {icon}
      {label}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
