import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Spacing tokens that `tokens.css` adds to Tailwind's scale. */
const merge = extendTailwindMerge({ extend: { theme: { spacing: ['edge', 'margin'] } } })

/** Joins class names. Of two that set the same property, the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
