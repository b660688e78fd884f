import { Button, type ButtonProps } from './button.tsx'
import { cn } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type IconButtonProps = Omit<ButtonProps, 'size' | 'asChild' | 'pendingLabel'> & {
  /** The accessible name. */
  label: string
  size?: 'sm' | 'md'
}

/** Shows its children (an icon) and is named by `label`. */
export function IconButton({ label, size = 'md', variant = 'ghost', className, children, ...props }: IconButtonProps) {
  return (
    <Button {...props} variant={variant} size="icon" className={cn(size === 'sm' && 'size-8 text-base', className)}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}
