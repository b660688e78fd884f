import { useState } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { copyEdit } from '#contract/builders.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { applyEdit } from '@foothold/resume-engine/apply-edit'
import { useCall } from '#web/lib/api/use-call.ts'
import { showToast } from '#web/lib/toasts.ts'
import type { BuilderForm } from '../analysis/builder-form.ts'
import { listTypedTexts } from './typed-texts.ts'

export type CopyEdit = ReplyOf<typeof copyEdit>['edits'][number]

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values, unknown, unknown>, 'getValues' | 'setValue'>

const toKey = ({ name, before, after }: CopyEdit) => `${name}\n${before}\n${after}`

/** Corrections of spelling and grammar for the form. Each changes a field only when the person uses it. */
export function useCopyEdits<Values extends FieldValues>(
  { getValues, setValue }: Form<Values>,
  values: Values,
  readForm: () => BuilderForm,
) {
  const [edits, setEdits] = useState<CopyEdit[] | null>(null)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const call = useCall(copyEdit, { failure: null, onSuccess: (reply) => setEdits(reply.edits) })

  const read = (from: Values, name: string): string => {
    const text: unknown = get(from, name)
    return typeof text === 'string' ? text : ''
  }
  const write = (name: string, text: string) =>
    setValue(name as FieldPath<Values>, text as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true })

  function use(chosen: readonly CopyEdit[]) {
    const before = new Map(chosen.map(({ name }) => [name, read(getValues(), name)]))
    for (const edit of chosen) write(edit.name, applyEdit(read(getValues(), edit.name), edit))
    const after = new Map(chosen.map(({ name }) => [name, read(getValues(), name)]))
    const undo = () => {
      for (const [name, text] of before) if (read(getValues(), name) === after.get(name)) write(name, text)
    }
    showToast({
      title: chosen.length === 1 ? 'Correction used' : 'Corrections used',
      action: { label: 'Undo', onClick: undo },
    })
  }

  return {
    /** Null before the first check. A sentence that is no longer in its field needs no correction. */
    edits: edits?.filter((edit) => !kept.has(toKey(edit)) && read(values, edit.name).includes(edit.before)) ?? null,
    isPending: call.isPending,
    isError: call.isError,
    check: () => call.mutate({ body: listTypedTexts(readForm()) }),
    use,
    keep: (edit: CopyEdit) => setKept(new Set([...kept, toKey(edit)])),
  }
}

export type CopyEdits = ReturnType<typeof useCopyEdits>
