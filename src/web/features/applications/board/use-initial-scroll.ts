import { type RefObject, useCallback, useRef } from 'react'
import { type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'

/**
 * Where the first columns are empty and there is no room for the next one, as on a phone, the board begins at the first that
 * has cards, unless somebody has turned to another one meanwhile. Takes how many stand in a column once that is known.
 */
export function useInitialScroll(board: RefObject<HTMLElement | null>) {
  const counts = useRef(new Map<ApplicationStatus, number>())
  const begun = useRef(false)
  return useCallback(
    (status: ApplicationStatus, count: number) => {
      if (begun.current || !board.current) return
      counts.current.set(status, count)
      const first = applicationStatuses.find((one) => counts.current.get(one) !== 0)
      if (first !== undefined && !counts.current.has(first)) return
      begun.current = true
      if (first !== undefined && board.current.scrollLeft === 0) beginAt(board.current, first)
    },
    [board],
  )
}

function beginAt(board: HTMLElement, status: ApplicationStatus) {
  const [former, column] = [board.firstElementChild, board.querySelector(`[data-column="${status}"]`)]
  if (!former || !column) return
  const [from, to] = [former.getBoundingClientRect(), column.getBoundingClientRect()]
  if (to.right > board.getBoundingClientRect().right) board.scrollTo({ left: to.left - from.left, behavior: 'instant' })
}
