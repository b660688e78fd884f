import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn, UseFormRegister } from 'react-hook-form'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/**
 * Keeps input typed into prerendered controls before hydration: react-hook-form writes its defaults into a
 * control when it registers it.
 */
export function useInputBeforeHydration<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
) {
  const hydrated = useHydrated()
  const [isPrerendered] = useState(!hydrated)
  const seen = useRef(new WeakSet<Element>())
  const typed = useRef(new Map<FieldPath<Values>, unknown>())

  function keep(name: FieldPath<Values>, control: unknown) {
    if (!isPrerendered || !isControl(control) || seen.current.has(control)) return
    seen.current.add(control)
    if (!isChanged(control)) return
    typed.current.set(name, isTick(control) ? control.checked : control.value)
    setTyped()
  }

  function setTyped() {
    for (const [name, value] of typed.current)
      form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
  }

  // A `useWatch` that mounts after a field misses the value that its control had. To set the same value again tells it nothing.
  const updateWatchers = useEffectEvent(() => {
    if (typed.current.size > 0) form.control._subjects.state.next({ values: form.getValues() })
  })
  useEffect(() => updateWatchers(), [])

  const register: UseFormRegister<Values> = (name, options) => {
    const field = form.register(name, options)
    return {
      ...field,
      ref: (control) => {
        keep(name, control)
        field.ref(control)
      },
    }
  }

  /** Puts stored values into the form, except into fields with typed text. A reset still restores the form's defaults. */
  function restore(values: Values) {
    form.reset(values, { keepDefaultValues: true })
    setTyped()
  }

  return { register, restore }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (value: unknown): value is Control =>
  value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement || value instanceof HTMLSelectElement

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** Whether it differs from its HTML. */
function isChanged(control: Control) {
  if (isTick(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const selected = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(selected, 0)
}
