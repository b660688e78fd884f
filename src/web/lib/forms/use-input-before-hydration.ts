import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormRegister, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what was typed into a prerendered form before hydration: react-hook-form writes its defaults into a control when it
 * registers it.
 */
export function useInputBeforeHydration<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
) {
  const typed = useRef(new Map<FieldPath<Values>, unknown>())
  const mounted = useRef(false)

  function setTyped() {
    for (const [name, value] of typed.current)
      form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
  }

  // Runs after all controls are registered, and before the browser paints.
  useLayoutEffect(() => {
    mounted.current = true
    setTyped()
    // oxlint-disable-next-line react/exhaustive-deps -- Only what was there when React took the page over.
  }, [])
  // Components that watch the form since they were mounted did not hear of it.
  useEffect(() => {
    if (typed.current.size > 0) restore(form.getValues())
    // oxlint-disable-next-line react/exhaustive-deps -- As above.
  }, [])

  const register: UseFormRegister<Values> = (name, options) => {
    const field = form.register(name, options)
    return {
      ...field,
      ref: (control) => {
        if (!mounted.current && isControl(control) && isChanged(control)) typed.current.set(name, getContent(control))
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
const getContent = (control: Control) => (isTick(control) ? control.checked : control.value)

/** Whether its content differs from its HTML. */
function isChanged(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const index = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(index, 0)
  }
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}
