import { type RefObject, useCallback, useRef } from 'react'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { boardStatuses } from '../application-status.ts'

/**
 * Scrolls the board to its first column with cards, where a phone would show empty columns only, unless the person has
 * scrolled. Returns a callback for the count of each column.
 */
export function useInitialScroll(board: RefObject<HTMLElement | null>) {
  const counts = useRef(new Map<ApplicationStatus, number>())
  const isDone = useRef(false)
  return useCallback(
    (status: ApplicationStatus, count: number) => {
      if (isDone.current || !board.current) return
      counts.current.set(status, count)
      const first = boardStatuses.find((column) => counts.current.get(column) !== 0)
      if (first !== undefined && !counts.current.has(first)) return
      isDone.current = true
      if (first !== undefined && board.current.scrollLeft === 0) scrollToColumn(board.current, first)
    },
    [board],
  )
}

function scrollToColumn(board: HTMLElement, status: ApplicationStatus) {
  const [leftmost, column] = [board.firstElementChild, board.querySelector(`[data-column="${status}"]`)]
  if (!leftmost || !column) return
  const [from, to] = [leftmost.getBoundingClientRect(), column.getBoundingClientRect()]
  if (to.right > board.getBoundingClientRect().right) board.scrollTo({ left: to.left - from.left, behavior: 'instant' })
}
