import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { SpinnerIcon } from '../feedback/spinner.tsx'
import { useHydrated } from '../use-hydrated.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and ignores presses, yet keeps the focus where it is. */
  loading?: boolean
  /** What the button says while `loading`. */
  pendingLabel?: string
  /** Gives the look to the only child instead, such as a link; `loading` does not apply to it. */
  asChild?: boolean
  /** The browser does by itself what it is for; every other button is disabled until React has hydrated the page. */
  worksWithoutScript?: boolean
}

/** A button. Its `type` is `button` unless told otherwise, so only a form's own button sends the form. */
export function Button({
  variant,
  size,
  loading = false,
  pendingLabel,
  asChild = false,
  worksWithoutScript = false,
  type = 'button',
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const hydrated = useHydrated()
  const look = buttonClass(variant, size, className)
  if (asChild) {
    return (
      <Slot.Root {...props} onClick={onClick} className={look}>
        {children}
      </Slot.Root>
    )
  }

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...props}
      type={type}
      disabled={disabled || !(hydrated || worksWithoutScript)}
      onClick={press}
      aria-disabled={loading || props['aria-disabled']}
      aria-busy={loading || undefined}
      className={look}
    >
      {loading ? <Pending label={pendingLabel}>{children}</Pending> : children}
    </button>
  )
}

/** With a text of its own the spinner stands before it; without one it covers the label, and the width does not change. */
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
