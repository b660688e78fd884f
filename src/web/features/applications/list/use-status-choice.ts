import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Application, ApplicationStatus } from '#contract/applications.ts'
import { useStatusChange } from '../applications.mutations.ts'

/** How long after the last arrow key a choice is sent. */
const debounceMs = 700
const stepKeys = /^(Arrow|Home|End|Page)|^.$/

interface Choice {
  status: ApplicationStatus
  /** The version of the application it was made on: a newer version replaces it. */
  basis: string
}

/**
 * An optimistic status: shown at once, reverted if the server refuses. On a closed selector each arrow key is a change, so
 * steps are debounced: the other side gets a notification for every status that is sent.
 */
export function useStatusChoice(application: Pick<Application, 'id' | 'status' | 'dateApplied' | 'updatedAt'>) {
  const { status, updatedAt } = application
  const change = useStatusChange()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [saving, setSaving] = useState(false)
  const next = useRef<ApplicationStatus | null>(null)
  const sending = useRef(false)
  const stepping = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** One request at a time, so that the last choice is also the last one stored. */
  async function send() {
    clearTimeout(timer.current)
    if (sending.current) return
    sending.current = true
    let stored: Pick<Application, 'id' | 'status' | 'dateApplied'> = application
    try {
      for (let status = takeFrom(next); status !== null; status = takeFrom(next)) {
        if (status !== stored.status) stored = await change(stored, status)
      }
    } catch {
      // The mutation shows the toast. Choices made since then are dropped too.
      next.current = null
      setChoice(null)
    }
    sending.current = false
    setSaving(false)
  }

  function choose(status: ApplicationStatus) {
    setChoice({ status, basis: updatedAt })
    setSaving(true)
    next.current = status
    clearTimeout(timer.current)
    if (stepping.current) timer.current = setTimeout(send, debounceMs)
    else void send()
  }

  const sendBeforeLeaving = useEffectEvent(() => void send())
  useEffect(() => () => sendBeforeLeaving(), [])

  return {
    // The list may show the saved version a moment after the answer.
    status: choice && (saving || choice.basis === updatedAt) ? choice.status : status,
    saving,
    choose,
    /** For the selector: distinguishes steps by key from choices in the open list. */
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => (stepping.current = stepKeys.test(key)),
      onPointerDown: () => (stepping.current = false),
      onBlur: () => void send(),
    },
  }
}

function takeFrom<Value>(box: { current: Value | null }) {
  const value = box.current
  box.current = null
  return value
}
