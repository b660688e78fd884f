import type { ReactNode } from 'react'

/** Content that is wider than its place: it scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll a focused region.
      tabIndex={0}
      className="overflow-x-auto rounded-md whitespace-nowrap focus-visible:outline-offset-[-2px]"
    >
      {children}
    </div>
  )
}
