import { type RefObject, useEffect, useState } from 'react'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { isStatus } from '../application-status.ts'

/** A column counts as in view once half of it is. */
const threshold = 0.5

/** The columns of a board that are in view, as it scrolls sideways. */
export function useColumnsInView(board: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState<ReadonlySet<ApplicationStatus>>(new Set())
  useEffect(() => {
    const root = board.current
    if (!root) return undefined
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting, intersectionRatio } of entries) {
            const status = target.getAttribute('data-column') ?? ''
            if (!isStatus(status)) continue
            if (isIntersecting && intersectionRatio >= threshold) next.add(status)
            else next.delete(status)
          }
          return next
        }),
      // The whole height counts as the board's, so that only the width decides.
      { root, rootMargin: '10000px 0px', threshold },
    )
    for (const column of root.querySelectorAll('[data-column]')) observer.observe(column)
    return () => observer.disconnect()
  }, [board])
  return inView
}
