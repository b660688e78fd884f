import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { SpinnerIcon } from '../feedback/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and ignores clicks. The button keeps the focus. */
  loading?: boolean
  /** Replaces the label while `loading`. */
  pendingLabel?: string
}

/** Its `type` defaults to `button`, so only an explicit submit button sends a form. */
export function Button({
  variant,
  size,
  loading = false,
  pendingLabel,
  type = 'button',
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...props}
      type={type}
      disabled={disabled}
      onClick={handleClick}
      aria-disabled={loading || props['aria-disabled']}
      aria-busy={loading || undefined}
      className={buttonClass(variant, size, className)}
    >
      {loading ? <Pending label={pendingLabel}>{children}</Pending> : children}
    </button>
  )
}

/** Without a pending label the spinner covers the label, so that the width stays. */
function Pending({ label, children }: Pick<ButtonProps, 'children'> & { label?: string }) {
  if (label !== undefined) {
    return (
      <>
        <SpinnerIcon />
        {label}
      </>
    )
  }
  return (
    <>
      <SpinnerIcon className="absolute" />
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
    </>
  )
}
