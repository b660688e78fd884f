import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Application, ApplicationStatus } from '#contract/applications.ts'
import { useStatusChange } from '../applications.mutations.ts'

/** How long the arrow keys must rest before a choice made with them counts. */
const restingTime = 700
const stepKeys = /^(Arrow|Home|End|Page)|^.$/

/**
 * The status of one application as a person chooses it: shown at once, gone back on if the server refuses. On a closed
 * selector every arrow key is a change; only where they come to rest is sent, since the other side is told of each.
 */
export function useStatusChoice(application: Pick<Application, 'id' | 'status' | 'dateApplied'>) {
  const { status } = application
  const change = useStatusChange()
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null)
  const wanted = useRef<ApplicationStatus | null>(null)
  const sending = useRef(false)
  const stepping = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** One change at a time, so that the last choice is also the last one stored. */
  async function send() {
    clearTimeout(rest.current)
    if (sending.current) return
    sending.current = true
    let stored = application
    try {
      for (let next = take(wanted); next !== null; next = take(wanted)) {
        if (next !== stored.status) stored = await change(stored, next)
      }
    } catch {
      // The toast is the mutation's. What was chosen meanwhile goes back as well.
      wanted.current = null
    }
    sending.current = false
    setChosen(null)
  }

  function choose(next: ApplicationStatus) {
    setChosen(next)
    wanted.current = next
    clearTimeout(rest.current)
    if (stepping.current) rest.current = setTimeout(send, restingTime)
    else void send()
  }

  const sendBeforeLeaving = useEffectEvent(() => void send())
  useEffect(() => () => sendBeforeLeaving(), [])

  return {
    status: chosen ?? status,
    saving: chosen !== null,
    choose,
    /** For the selector: tells its steps from its decisions. */
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => (stepping.current = stepKeys.test(key)),
      onPointerDown: () => (stepping.current = false),
      onBlur: () => void send(),
    },
  }
}

function take<Value>(box: { current: Value | null }) {
  const value = box.current
  box.current = null
  return value
}
