import { cn } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

const base =
  'relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-lg border border-transparent text-center font-semibold transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-default forced-colors:border-current [&_svg]:size-[1.15em] [&_svg]:shrink-0'

/** In forced colours, filled buttons stay filled, to differ from the others. */
const filled =
  'forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace] forced-colors:outline-[Highlight] forced-colors:enabled:hover:bg-[Highlight] forced-colors:enabled:hover:text-[HighlightText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:bg-[ButtonFace] forced-colors:disabled:text-[GrayText] forced-colors:[a&]:hover:bg-[Highlight] forced-colors:[a&]:hover:text-[HighlightText]'

const variants: Record<ButtonVariant, string> = {
  primary: `bg-accent text-accent-contrast enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover ${filled}`,
  secondary: 'border-control bg-raised text-ink enabled:hover:bg-hover [a&]:hover:bg-hover data-[state=open]:bg-hover',
  ghost: 'text-ink enabled:hover:bg-hover [a&]:hover:bg-hover data-[state=open]:bg-hover',
  danger: `bg-danger text-danger-contrast enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover ${filled}`,
  link: 'text-accent-text underline decoration-accent-line decoration-2 underline-offset-4 hover:decoration-current',
  // For use on the deep accent.
  inverse:
    'bg-accent-deep-contrast text-accent-deep enabled:hover:bg-accent-deep-contrast-hover [a&]:hover:bg-accent-deep-contrast-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 py-1.5 text-base pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 py-2 text-lg',
  icon: 'size-10 shrink-0 p-0 text-lg pointer-coarse:size-11',
}

/** The classes of a button, for other elements such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return cn(base, variants[variant], sizes[size], variant === 'link' && 'px-0.5', className)
}
