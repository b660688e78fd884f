import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * react-hook-form keeps what was typed into a prerendered form before hydration. This tells the components that watch the form
 * and, with `shouldValidate`, checks it. Returns how to put stored values into the form, except into fields with typed text.
 */
export function useInputBeforeHydration<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  shouldValidate: boolean,
) {
  type Name = FieldPath<Values>
  const typed = useRef<Name[]>([])
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

  // Runs once all controls are registered, and before a draft is restored.
  useLayoutEffect(() => {
    if (!isHydrating) return
    // Until the first subscription, `getValues` returns the defaults.
    form.subscribe({ callback: () => {} })()
    typed.current = findChanged(form.getValues(), form.formState.defaultValues) as Name[]
    // oxlint-disable-next-line react/exhaustive-deps -- Only what was there when React took the page over.
  }, [])

  // By now every `useWatch` listens.
  useEffect(() => {
    if (typed.current.length === 0) return
    // Lists are left out, so that their rows keep the focus. What watches them hears of it, too.
    const fields = Object.entries(form.getValues()).filter(([, value]) => !Array.isArray(value))
    form.setValues(Object.fromEntries(fields) as Partial<Values>, { shouldDirty: true })
    if (shouldValidate) void form.trigger(typed.current)
    // oxlint-disable-next-line react/exhaustive-deps -- As above.
  }, [])

  /** A reset still restores the form's defaults. It keeps the controls: what is typed until the next render would be dropped. */
  return function restore(values: Values) {
    const kept = typed.current.map((name) => [name, form.getValues(name)] as const)
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true })
    for (const [name, value] of kept)
      form.setValue(name, value as FieldPathValue<Values, Name>, { shouldDirty: true, shouldValidate })
  }
}

const neverChanges = () => () => undefined

/** The paths of the fields that differ from the defaults. */
function findChanged(values: FieldValues, defaults?: FieldValues | null, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return findChanged(value, defaults?.[key], `${path}${key}.`)
    return value === defaults?.[key] ? [] : [`${path}${key}`]
  })
}
