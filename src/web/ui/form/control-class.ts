import { cn } from '../class-names.ts'

/** The classes of inputs, selects and textareas. */
export function controlClass(className?: string): string {
  return cn(
    'w-full min-w-0 rounded-lg border border-control bg-raised px-3 py-2 text-base text-ink transition-colors',
    'hover:border-ink/70 focus-visible:border-focus focus-visible:outline-offset-0',
    'aria-invalid:border-danger aria-invalid:hover:border-danger-hover',
    'read-only:not-[select]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-control',
    className,
  )
}
