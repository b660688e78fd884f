import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ApplicationStatus } from '#contract/applications.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'
import { useStatusChange } from '../applications.mutations.ts'
import { listEndpoints, type ListedApplication } from '../applications.queries.ts'
import { boardTexts } from './board-texts.ts'

/** An optimistic move: the card is shown in its new column until that column is fetched again. */
export interface Move {
  application: ListedApplication
  to: ApplicationStatus
  /** When the server had stored it. */
  storedAt: number | null
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
      change(application.id, { ...move, storedAt: Date.now() })
      for (const list of listEndpoints) void queryClient.invalidateQueries({ queryKey: getQueryKey(list) })
    } catch {
      // The mutation shows the toast.
      announce(boardTexts.stays(application, application.status))
      change(application.id, null)
    }
  }

  /** Sent one at a time, so that the last move of a card is also the last one stored. */
  function move(application: ListedApplication, to: ApplicationStatus) {
    announce(application.status === to ? boardTexts.stays(application, to) : boardTexts.moved(application, to))
    if (application.status === to) return
    const started = { application, to, storedAt: null }
    change(application.id, started)
    queue.current = queue.current.then(() => send(started))
  }

  /** After a column was fetched, the moves into it that were stored before are part of its data. */
  const removeStored = useCallback((status: ApplicationStatus, updatedAt: number) => {
    const isOver = ({ to, storedAt }: Move) => to === status && storedAt !== null && storedAt < updatedAt
    setMoves((before) => {
      const next = [...before].filter(([, move]) => !isOver(move))
      return next.length === before.size ? before : new Map(next)
    })
  }, [])

  return { moves, move, removeStored }
}
