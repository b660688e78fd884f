import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { showToast } from '#web/lib/toasts.ts'
import type { Workspace } from '../use-workspace.ts'
import type { BuilderForm } from './builder-form.ts'
import { digest } from './digest.ts'
import type { FixTarget } from './fixes.ts'
import { focusField } from './focus-field.ts'
import type { Insertion } from './insert-term.ts'

/** Why the person came to a field or to a place of the text. */
export interface Hint {
  text: string
  tab: 'builder' | 'result'
  /** The text that the finding was in. A newly generated text ends the hint. */
  written: string
}

type PlaceTarget = Extract<FixTarget, { kind: 'field' | 'text' }>

interface FixOptions {
  readForm: () => BuilderForm
  /** The posting that terms are missing of. */
  posting: string
  /** Sends the form. Errors are shown at their fields. */
  submit: () => Promise<void>
  /** Makes sure that the form has the field. */
  prepareField: ((name: string) => void) | undefined
}

/** Leads from the findings of an analysis to where they are changed. */
export function useFix<Values extends FieldValues>(
  { getValues, setValue, trigger }: Pick<UseFormReturn<Values, unknown, unknown>, 'getValues' | 'setValue' | 'trigger'>,
  space: Workspace<Values>,
  { readForm, posting: postingText, submit, prepareField }: FixOptions,
) {
  const [hint, setHint] = useState<Hint | null>(null)
  const { result } = space
  const hasText = result.content + result.written !== ''
  const latest = useRef(space)
  useEffect(() => {
    latest.current = space
  })

  function goTo(target: PlaceTarget, text: string) {
    const next = { text, written: result.written }
    if (target.kind === 'field') {
      prepareField?.(target.name)
      // The field takes the focus only once its tab is shown.
      flushSync(() => {
        setHint({ ...next, tab: 'builder' })
        space.setTab('builder')
      })
      if (focusField(target.name, target.words) || !hasText) return
    }
    setHint({ ...next, tab: 'result' })
    space.editText(target.kind === 'text' ? target.words : '')
  }

  const set = (name: string, value: unknown) =>
    setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  /** Puts the person's words into the form and the text, and offers to take them out again. */
  function insert(insertion: Insertion, title: string) {
    const before = result
    const wasCurrent = result.form === space.readDigest()
    for (const { name, after } of insertion.fields) set(name, after)
    const form = wasCurrent && insertion.isInText ? space.readDigest() : result.form
    space.change({ content: insertion.content, written: insertion.written, form })
    const undo = () => {
      for (const change of insertion.fields) takeBack(change)
      const { change, result } = latest.current
      if (result.content !== insertion.content) return
      change({ content: before.content, written: before.written, form: before.form })
    }
    showToast({
      title,
      description: insertion.isInText ? undefined : "We couldn't find that entry in your text. Generate it again.",
      action: { label: 'Undo', onClick: undo },
    })
  }

  function takeBack({ name, before, after }: Insertion['fields'][number]) {
    const current: unknown = getValues(name as FieldPath<Values>)
    if (JSON.stringify(current) === JSON.stringify(after)) set(name, before)
  }

  const posting = useMemo(() => digest(postingText), [postingText])
  const unused = result.unused.posting === posting ? result.unused.terms : []

  return {
    /** Null where the person did not come from a finding, or the text is another one by now. */
    hint: hint && hint.written === result.written && hint.tab === space.tab ? hint : null,
    /** Changes with each finding that leads to the form. */
    reveal: hint,
    dismissHint: () => setHint(null),
    backToAnalysis: () => {
      setHint(null)
      space.setTab('analysis')
    },
    hasText,
    goTo,
    insert,
    readForm,
    unused,
    setUnused: (terms: string[]) => space.change({ unused: { posting, terms: terms.slice(-maxUnused) } }),
    isEdited: result.content !== result.written,
    /** Whether the form has changed since the text was written. Unknown for a text that was opened. */
    isStale: () => result.form !== null && result.form !== space.readDigest(),
    generateAgain: async () => {
      if (!(await trigger())) flushSync(() => space.setTab('builder'))
      await submit()
    },
  }
}

const maxUnused = 100

export type FixWork = ReturnType<typeof useFix>
