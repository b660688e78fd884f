import { useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type ResolverResult,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { useDraft } from './use-draft.ts'
import { madeSchema, schemasReady } from './zod-later.ts'

interface ContractFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>
  /** The name under which what is typed is kept until it has been sent. */
  draft?: string
  /** When it first complains: with every letter, unless it should wait until a field is left, or the form is sent. */
  mode?: 'onChange' | 'onTouched' | 'onSubmit'
  /** What looks right enough to be left to the server's checks, so that the browser need not fetch its own. */
  plausible?: (values: Input) => boolean
}

/**
 * A form checked by the schema the server checks with: `useContractForm(login.body, { defaultValues })`, then
 * `<form onSubmit={form.onSubmit((body) => mutation.mutateAsync({ body }))}>`.
 */
export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input> | undefined,
  { defaultValues, draft, mode = 'onChange', plausible }: ContractFormOptions<Input>,
) {
  if (!schema) throw new Error('This endpoint declares no body')
  useChecksOnIntent(plausible === undefined)
  const form = useForm<Input, unknown, Output>({
    resolver: (values, ...how) => (plausible?.(values) ? unchecked(values) : check(schema, values, ...how)),
    defaultValues,
    mode,
    // Its own way to the first error passes over those inside lists.
    shouldFocusError: false,
  })
  const forgetDraft = useDraft(form, draft)
  const sending = useRef(false)

  /**
   * Sends what was typed, once; a refusal is shown at the fields it is about. Toasts are the mutation's. `send` answers
   * false if it was not sent after all: then the draft stays.
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

  return { ...form, onSubmit }
}

/** Checks what was typed; where the checks cannot be fetched, the server's have to do. */
async function check<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  ...[values, context, options]: Parameters<Resolver<Input, unknown, Output>>
): Promise<ResolverResult<Input, Output>> {
  const checks = await Promise.all([import('@hookform/resolvers/zod'), madeSchema(schema)]).catch(() => null)
  if (!checks) return unchecked(values)
  const [{ zodResolver }, made] = checks
  return zodResolver<Input, unknown, Output>(made)(values, context, options)
}

function unchecked<Input extends FieldValues, Output extends FieldValues>(
  values: Input,
): ResolverResult<Input, Output> {
  return { values: values as unknown as Output, errors: {} }
}

/** The checks are fetched when somebody begins with a form, so that they are there at the first letter. */
function useChecksOnIntent(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return undefined
    const fetchChecks = () => void schemasReady().catch(() => undefined)
    document.addEventListener('focusin', fetchChecks, { once: true })
    return () => document.removeEventListener('focusin', fetchChecks)
  }, [wanted])
}

function focusFirst(errors: FieldErrors) {
  const [first] = controlsIn(errors).toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus()
}

/** The controls that errors are about, however deep in lists. */
function controlsIn(errors: unknown): HTMLElement[] {
  if (errors instanceof HTMLElement) return [errors]
  return typeof errors === 'object' && errors !== null ? Object.values(errors).flatMap(controlsIn) : []
}
