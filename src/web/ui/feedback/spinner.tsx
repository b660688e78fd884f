import { cn } from '../class-names.ts'

/** Decoration: for something that already has a name. */
export function SpinnerIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cn('size-5 animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

export type SpinnerProps = { label?: string; size?: 'sm' | 'md' | 'lg'; className?: string }

const sizes = { sm: 'size-5', md: 'size-7', lg: 'size-10' }

/** With reduced motion the label shows as text. */
export function Spinner({ label = 'Loading', size = 'md', className }: SpinnerProps) {
  return (
    <span
      role="status"
      aria-label={label}
      className={cn('inline-flex flex-col items-center gap-3 text-accent-text', className)}
    >
      <SpinnerIcon className={sizes[size]} />
      <span className="sr-only text-sm text-muted motion-reduce:not-sr-only">{label}</span>
    </span>
  )
}

/**
 * Fills the place of a loading screen or section. It appears late, so a quick response never makes it flash. It hides
 * what follows it, so that nothing visible moves when the content arrives.
 */
export function PageSpinner({ label, className }: { label?: string; className?: string }) {
  return (
    <div data-loading className={cn('grid min-h-[60dvh] animate-appear-late place-items-center p-6', className)}>
      <Spinner size="lg" label={label} />
    </div>
  )
}
