import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DocumentKind } from '#contract/documents.ts'
import { useCurrentUser } from '#web/lib/session.ts'
import { useDelayedWrite } from '#web/lib/use-delayed-write.ts'
import { type BuilderTab, type Kept, noResult, type Result, writeKept } from './workspace-draft.ts'

/** A long text is not written anew at every key. */
const writeDelay = 300

interface Form<Values extends FieldValues> extends Pick<
  UseFormReturn<Values, unknown, unknown>,
  'getValues' | 'reset' | 'subscribe'
> {}

interface WorkspaceOptions<Values extends FieldValues> {
  kind: DocumentKind
  kept: Kept | null
  blank: Values
  valuesOf: (kept: Record<string, unknown>) => Values
}

/** The work on one document: its form, its text and what is known of it. All of it outlives a reload and a failure. */
export function useWorkspace<Values extends FieldValues>(
  { getValues, reset, subscribe }: Form<Values>,
  { kind, kept, blank, valuesOf }: WorkspaceOptions<Values>,
) {
  const userId = useCurrentUser().data?.id
  const [result, setResult] = useState<Result>(kept?.result ?? noResult)
  const [tab, setTab] = useState<BuilderTab>(kept?.tab ?? 'builder')
  const [former, setFormer] = useState<Kept['former']>(kept?.former ?? null)
  const state = useRef({ result, tab, former })

  const write = useCallback(
    () => writeKept(userId, kind, { values: structuredClone(getValues()), ...state.current }),
    [getValues, kind, userId],
  )
  const { writeSoon } = useDelayedWrite(write, writeDelay)

  useEffect(() => {
    state.current = { ...state.current, result }
    writeSoon()
  }, [result, writeSoon])

  useEffect(() => {
    state.current = { ...state.current, tab, former }
    writeSoon()
  }, [tab, former, writeSoon])

  useEffect(() => subscribe({ formState: { values: true }, callback: writeSoon }), [subscribe, writeSoon])

  /** What is typed is kept at once: the drawing of it may wait for a while, and the page may go before. */
  function change(part: Partial<Result>) {
    state.current = { ...state.current, result: { ...state.current.result, ...part } }
    writeSoon()
    setResult((now) => ({ ...now, ...part }))
  }

  /** Puts other work in the place of this one, which can be brought back. */
  function replace(what: string, values: Values, next: Result, at: BuilderTab = tab) {
    setFormer({ what, values: structuredClone(getValues()), result })
    reset(values)
    setResult(next)
    setTab(at === 'builder' || next.content === '' ? 'builder' : at)
  }

  return {
    kind,
    result,
    change,
    tab,
    setTab,
    replace,
    startOver: () => replace('You started over.', blank, noResult, 'builder'),
    discardEdits: () => replace('You discarded your edits.', getValues(), { ...result, content: result.written }),
    /** What the last replacement was; null where there is nothing to bring back. */
    replaced: former?.what ?? null,
    bringBack: () => {
      if (!former) return
      reset(valuesOf(former.values))
      setResult(former.result)
      setFormer(null)
    },
    forgetFormer: () => setFormer(null),
  }
}

export type Workspace<Values extends FieldValues = FieldValues> = ReturnType<typeof useWorkspace<Values>>
