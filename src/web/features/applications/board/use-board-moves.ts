import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ApplicationStatus } from '#contract/applications.ts'
import { keyOf } from '#web/lib/api/queries.ts'
import { useStatusChange } from '../applications.mutations.ts'
import { listEndpoints, type ListedApplication } from '../applications.queries.ts'
import { boardTexts } from './board-texts.ts'

/** A card on its way to another column: shown there at once, until that column has been read again. */
export interface Move {
  application: ListedApplication
  to: ApplicationStatus
  /** When the server had taken it. */
  doneAt: number | null
}
export type Moves = ReadonlyMap<string, Move>

export function useBoardMoves(announce: (text: string) => void) {
  const queryClient = useQueryClient()
  const changeStatus = useStatusChange()
  const [moves, setMoves] = useState<Moves>(new Map())
  const queue = useRef(Promise.resolve())

  const change = (id: string, move: Move | null) =>
    setMoves((before) => {
      const next = new Map(before)
      if (move) next.set(id, move)
      else next.delete(id)
      return next
    })

  async function send(move: Move) {
    const { application, to } = move
    try {
      await changeStatus(application, to)
      change(application.id, { ...move, doneAt: Date.now() })
      for (const list of listEndpoints) void queryClient.invalidateQueries({ queryKey: keyOf(list) })
    } catch {
      // The toast is the mutation's.
      announce(boardTexts.stays(application, application.status))
      change(application.id, null)
    }
  }

  /** One after the other, so that the last move of a card is also the last one stored. */
  function move(application: ListedApplication, to: ApplicationStatus) {
    announce(application.status === to ? boardTexts.stays(application, to) : boardTexts.moved(application, to))
    if (application.status === to) return
    const made = { application, to, doneAt: null }
    change(application.id, made)
    queue.current = queue.current.then(() => send(made))
  }

  /** A column has been read: what had arrived there by then needs no help any more. */
  const settle = useCallback((status: ApplicationStatus, readAt: number) => {
    const isOver = ({ to, doneAt }: Move) => to === status && doneAt !== null && doneAt < readAt
    setMoves((before) => {
      const next = [...before].filter(([, move]) => !isOver(move))
      return next.length === before.size ? before : new Map(next)
    })
  }, [])

  return { moves, move, settle }
}
