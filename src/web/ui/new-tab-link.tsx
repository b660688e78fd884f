import { type ReactNode, useId } from 'react'
import { buttonClass } from './button-class.ts'

/** A screen of the product beside the one at hand, which stays as it is. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const hintId = useId()
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-describedby={hintId}
        className={buttonClass('secondary', 'sm', 'whitespace-nowrap')}
      >
        {children}
      </a>
      <span id={hintId} hidden>
        Opens in a new tab
      </span>
    </>
  )
}
