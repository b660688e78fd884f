import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
  type FieldPathValue,
} from 'react-hook-form'
import type { z } from 'zod/mini'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { clearDraft, draftKey, readDraft, writeDraft } from './drafts.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { getFieldMessage } from './use-form-fields.ts'

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

  /** Shows why the server refused at one field. */
  function showRefusal(name: FieldPath<Input>, error: unknown) {
    if (!(error instanceof ApiError)) throw error
    const message = getErrorMessage(error, 'This did not work. Please try again.')
    form.setError(name, { type: 'server', message }, { shouldFocus: true })
  }

  /** Registers a field with its error: `<TextField label="Email" {...form.field('email')} />`. */
  const field = (name: FieldPath<Input>, options?: RegisterOptions<Input, FieldPath<Input>>) => ({
    ...form.register(name, options),
    error: getFieldMessage(form.formState.errors, name),
  })

  return { ...form, restore, onSubmit, field, showRefusal }
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

interface Form<Values extends FieldValues> extends Pick<
  UseFormReturn<Values, unknown, unknown>,
  'subscribe' | 'getValues'
> {
  formState: { defaultValues?: object | undefined }
  restore: (values: Values) => void
}

/**
 * Stores the values of a form until it has been sent: through a failed call, a tab switch, a reload and an expired session.
 * Returns a function that deletes the draft. Without a name nothing is stored.
 */
function useDraft<Values extends FieldValues>(
  { subscribe, getValues, restore, formState }: Form<Values>,
  name: string | undefined,
) {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey)
  const key = name === undefined ? undefined : draftKey(user?.id, name)
  const defaults = formState.defaultValues

  useEffect(() => {
    const draft = key === undefined ? null : readDraft(key)
    if (draft) restore({ ...defaults, ...draft } as Values)
    // oxlint-disable-next-line react/exhaustive-deps -- A draft is restored once, when its form opens.
  }, [key])

  useEffect(() => {
    if (key === undefined) return undefined
    const store = (values: Values, defaultValues: unknown) => {
      if (JSON.stringify(values) === JSON.stringify(defaultValues)) clearDraft(key)
      else writeDraft(key, values)
    }
    // Text typed before hydration is in the form already.
    store(getValues(), defaults)
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => store(values, defaultValues),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- The callback gets the current defaults.
  }, [key, subscribe])

  return useCallback(() => {
    if (key !== undefined) clearDraft(key)
  }, [key])
}

/**
 * react-hook-form keeps what was typed into a prerendered form before hydration. This tells the components that watch the form
 * and, with `shouldValidate`, checks it. Returns how to put stored values into the form, except into fields with typed text.
 */
function useInputBeforeHydration<Values extends FieldValues, Context, Output>(
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
