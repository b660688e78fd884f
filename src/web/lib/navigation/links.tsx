import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { cn } from '#web/ui/class-names.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from '#web/ui/form/button-class.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string
  /** Of the entry in the browser's history. */
  state?: unknown
}

/** A link to another screen, inside running text. */
export const TextLink = ({ className, ...props }: LinkProps) => <Link {...props} className={cn(linkClass, className)} />

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize }

/** A link to another screen that looks like a button. */
export const ButtonLink = ({ variant = 'secondary', size, className, ...props }: ButtonLinkProps) => (
  <Link {...props} className={buttonClass(variant, size, className)} />
)
