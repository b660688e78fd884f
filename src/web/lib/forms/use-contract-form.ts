import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useDraft } from './use-draft.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

interface ContractFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>
  /** The name of the draft in which input is stored until it is sent. */
  draft?: string
  /** When validation starts: at every change, when a field is left, or at the first submit. */
  mode?: 'onChange' | 'onTouched' | 'onSubmit'
}

/**
 * A form checked by the schema the server checks with: `useContractForm(login.body, { defaultValues })`, then
 * `<form onSubmit={form.onSubmit((body) => mutation.mutateAsync({ body }))}>`.
 */
export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input> | undefined,
  { defaultValues, draft, mode = 'onChange' }: ContractFormOptions<Input>,
) {
  if (!schema) throw new Error('This endpoint declares no body')
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues,
    mode,
    // It would skip errors inside lists.
    shouldFocusError: false,
  })
  const restore = useInputBeforeHydration(form, mode === 'onChange')
  const forgetDraft = useDraft({ ...form, restore }, draft)
  const sending = useRef(false)

  /**
   * Submits the form once; server errors are shown at their fields. The mutation shows the toasts. `send` returns
   * false if it was not sent: then the draft stays.
   */
  const onSubmit = (send: (body: Output) => Promise<unknown>) =>
    form.handleSubmit(async (body) => {
      if (sending.current) return
      sending.current = true
      try {
        if ((await send(body)) !== false) forgetDraft()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showFieldErrors(error)
      } finally {
        sending.current = false
      }
    }, focusFirst)

  function showFieldErrors({ fields }: ApiError) {
    const known = Object.entries(fields).filter(([path]) => path.split('.', 1).some((name) => name in form.getValues()))
    for (const [index, [path, message]] of known.entries())
      form.setError(path as FieldPath<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
  }

  return { ...form, restore, onSubmit }
}

function focusFirst(errors: FieldErrors) {
  const [first] = controlsIn(errors).toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  // A folded part hides its fields.
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}

/** The controls that errors are about, however deep in lists. */
function controlsIn(errors: unknown): HTMLElement[] {
  if (errors instanceof HTMLElement) return [errors]
  return typeof errors === 'object' && errors !== null ? Object.values(errors).flatMap(controlsIn) : []
}
