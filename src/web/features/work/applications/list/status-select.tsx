import { CompactSelect } from '#web/ui/form/select-field.tsx'
import type { Application } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { isStatus, statusOptions } from '../application-status.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { useStatusChoices } from '../applications.mutations.ts'

/** Changes the status of an application. */
export function StatusSelect({ application }: { application: Application }) {
  const { status, saving, choose, handlers } = useStatusChoice(application)
  return (
    <CompactSelect
      label={`Status of ${application.position} at ${application.company}`}
      options={statusOptions}
      value={status}
      tone={statusDisplay[status].tone}
      aria-busy={saving || undefined}
      onChange={({ target }) => isStatus(target.value) && choose(target.value)}
      {...handlers}
    />
  )
}

/** How long after the last arrow key a choice is sent. */
const debounceMs = 700
const stepKeys = /^(Arrow|Home|End|Page)|^.$/

/**
 * The status of a selector. On a closed selector each arrow key is a change, so steps are debounced: the other side gets a
 * notification for every status that is sent.
 */
function useStatusChoice(application: Pick<Application, 'id' | 'status' | 'dateApplied'>) {
  const { choices, choose } = useStatusChoices()
  /** The status of the last key, until it is sent. */
  const [step, setStep] = useState<ApplicationStatus | null>(null)
  const stepping = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = choices.get(application.id)?.to ?? application.status

  function send(status: ApplicationStatus) {
    clearTimeout(timer.current)
    setStep(null)
    if (status !== sent) void choose(application, status)
  }
  const sendStep = () => step !== null && send(step)

  const sendBeforeLeaving = useEffectEvent(sendStep)
  useEffect(() => () => void sendBeforeLeaving(), [])

  return {
    status: step ?? sent,
    saving: step !== null || choices.size > 0,
    choose: (status: ApplicationStatus) => {
      if (!stepping.current) return send(status)
      clearTimeout(timer.current)
      setStep(status)
      timer.current = setTimeout(() => send(status), debounceMs)
    },
    /** For the selector: distinguishes steps by key from choices in the open list. */
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => (stepping.current = stepKeys.test(key)),
      onPointerDown: () => (stepping.current = false),
      onBlur: sendStep,
    },
  }
}
