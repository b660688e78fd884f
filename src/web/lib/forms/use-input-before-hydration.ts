import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what was typed into a prerendered form before hydration: react-hook-form writes its defaults into a control when it
 * registers it. Returns how to put stored values into the form, except into fields with typed text.
 */
export function useInputBeforeHydration<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
) {
  const typed = useRef(new Map<string, string | boolean>())
  const isHydrating = useIsHydrating()

  function setTyped() {
    for (const [name, value] of typed.current)
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      })
  }

  // Insertion effects run before refs, which register controls. The layout effect runs after them, and before paint.
  useInsertionEffect(() => {
    if (isHydrating) typed.current = readTyped(Object.keys(form.getValues()))
    // oxlint-disable-next-line react/exhaustive-deps -- Only what was there when React took the page over.
  }, [])
  // oxlint-disable-next-line react/exhaustive-deps -- As above.
  useLayoutEffect(setTyped, [])
  // Components that watch the form since they were mounted did not hear of it.
  useEffect(() => {
    if (typed.current.size > 0) restore(form.getValues())
    // oxlint-disable-next-line react/exhaustive-deps -- As above.
  }, [])

  /** A reset still restores the form's defaults. */
  function restore(values: Values) {
    form.reset(values, { keepDefaultValues: true })
    setTyped()
  }

  return restore
}

const neverChanges = () => () => undefined
const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The page's controls of these fields whose content differs from their HTML. */
function readTyped(fields: readonly string[]) {
  const controls = document.querySelectorAll<Control>('input[name], textarea[name], select[name]')
  const changed = [...controls].filter(
    (control) => fields.includes(control.name.split('.', 1)[0] ?? '') && isChanged(control),
  )
  return new Map(changed.map((control) => [control.name, isTick(control) ? control.checked : control.value]))
}

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

function isChanged(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const index = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(index, 0)
  }
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}
