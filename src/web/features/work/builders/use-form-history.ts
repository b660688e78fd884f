import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** A pause in typing ends a step. */
const pauseMs = 800
/** Changes this close together are one step: a section and the order of the sections, or what the browser fills in. */
const burstMs = 60
const maxSteps = 50

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values, unknown, unknown>, 'getValues' | 'reset'>

interface History<Values> {
  past: Values[]
  /** The values after the last finished step. */
  present: Values
  future: Values[]
  /** The values now. They differ from `present` during a step. */
  latest: Values
  /** The field of the step that is not finished. Null if there is none. */
  field: string | null
  /** When it began. */
  startedAt: number
}

/**
 * Undo and redo for the values of a form. What is typed into one field without a pause is one step. Its owner records each
 * change of the form.
 */
export function useFormHistory<Values extends FieldValues>({ getValues, reset }: Form<Values>) {
  const [steps, setSteps] = useState({ undo: 0, redo: 0 })
  const history = useRef<History<Values> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShowing = useRef(false)

  const getHistory = useCallback(() => {
    if (history.current) return history.current
    const values = structuredClone(getValues())
    return (history.current = { past: [], present: values, future: [], latest: values, field: null, startedAt: 0 })
  }, [getValues])

  const count = useCallback(() => {
    const { past, future, field } = getHistory()
    const undo = past.length + (field === null ? 0 : 1)
    setSteps((before) =>
      before.undo === undo && before.redo === future.length ? before : { undo, redo: future.length },
    )
  }, [getHistory])

  const finishStep = useCallback(() => {
    clearTimeout(timer.current)
    const state = getHistory()
    state.field = null
    if (JSON.stringify(state.latest) !== JSON.stringify(state.present)) {
      state.past = [...state.past, state.present].slice(-maxSteps)
      state.present = state.latest
    }
    count()
  }, [count, getHistory])

  /** Forgets all steps: the work was replaced as a whole. */
  const clear = useCallback(() => {
    clearTimeout(timer.current)
    history.current = null
    count()
  }, [count])

  /** Takes note of the form's values after a change of the field `name`. */
  const record = useCallback(
    (values: Values, name = '') => {
      if (isShowing.current) return
      const state = getHistory()
      const isTyped = name !== '' && typeof getValues(name as Path<Values>) === 'string'
      const isBurst = Date.now() - state.startedAt < burstMs
      if (state.field !== null && !isBurst && (state.field !== name || !isTyped)) finishStep()
      if (state.field === null) state.startedAt = Date.now()
      state.field = name
      state.latest = values
      state.future = []
      count()
      clearTimeout(timer.current)
      timer.current = setTimeout(finishStep, pauseMs)
    },
    [count, finishStep, getHistory, getValues],
  )

  useEffect(() => {
    getHistory()
    return () => clearTimeout(timer.current)
  }, [getHistory])

  function step(from: 'past' | 'future', to: 'past' | 'future') {
    finishStep()
    const state = getHistory()
    const values = state[from].pop()
    if (values === undefined) return
    state[to].push(state.present)
    state.present = values
    state.latest = values
    isShowing.current = true
    reset(values, { keepDefaultValues: true })
    isShowing.current = false
    count()
  }

  return {
    record,
    clear,
    canUndo: steps.undo > 0,
    canRedo: steps.redo > 0,
    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),
  }
}
