import { Button, type ButtonProps } from './button.tsx'
import { cn } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type IconButtonProps = Omit<ButtonProps, 'size' | 'pendingLabel'> & {
  /** The accessible name. */
  label: string
  size?: 'sm' | 'md'
  /** An icon of `icons.css` in place of children: for buttons that every row of a list repeats. */
  icon?: keyof typeof icons
}

const icons = {
  eye: 'icon-before icon-eye',
  'eye-off': 'icon-before icon-eye-off',
  copy: 'icon-before icon-copy',
  check: 'icon-before icon-check',
  grip: 'icon-before icon-grip',
}

/** Shows its icon and is named by `label`. */
export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  icon,
  className,
  children,
  ...props
}: IconButtonProps) {
  const classes = cn(size === 'sm' && 'size-8 text-base', icon && icons[icon], className)
  if (icon) return <Button {...props} variant={variant} size="icon" aria-label={label} className={classes} />
  return (
    <Button {...props} variant={variant} size="icon" className={classes}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}
