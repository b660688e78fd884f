import { cn } from '../class-names.ts'

/** Inside running text. */
export const linkClass =
  'rounded-sm font-medium text-accent-text underline decoration-accent-line decoration-2 underline-offset-4 transition-colors hover:decoration-current'

/** On its own, as in a footer or a list. */
export const quietLinkClass =
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm text-muted underline-offset-4 transition-colors hover:text-ink hover:underline pointer-coarse:min-h-11'

/** Stretches a link over its nearest positioned ancestor, so that a whole card is clickable. */
export const stretchedLinkClass = 'after:absolute after:inset-0 after:rounded-[inherit] after:content-[""]'

/** For a navigation bar. Give the current link `aria-current="page"`. */
export function navLinkClass(current = false): string {
  return cn(
    'inline-flex min-h-10 items-center gap-2 rounded-lg px-3 font-medium text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11',
    current && 'bg-accent-soft text-accent-text hover:bg-accent-soft hover:text-accent-text forced-colors:underline',
  )
}
