import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { getDesign, rememberDesign } from './design/current-design.ts'
import { digest } from './analysis/digest.ts'
import type { WrittenReply } from './writing/use-writing.ts'
import { useFormHistory } from './use-form-history.ts'
import { useDebouncedCallback } from '#web/lib/hooks/use-debounced-callback.ts'
import {
  type BuilderTab,
  type WorkspaceDraft,
  noResult,
  readWorkspaceDraft,
  type Result,
  writeWorkspaceDraft,
} from './workspace-draft.ts'

/** Debounces saving: serializing a long text at every key would block typing. */
const writeDelay = 300

interface Form<Values extends FieldValues> extends Pick<
  UseFormReturn<Values, unknown, unknown>,
  'getValues' | 'reset' | 'subscribe'
> {
  restore: (values: Values) => void
}

interface WorkspaceOptions<Values extends FieldValues> {
  kind: DocumentKind
  blank: Values
  parseValues: (draft: Record<string, unknown>) => Values
}

/** Whether the draft in the browser's tab has the latest change. */
export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed'

/** The work on one document: form, text and analysis. It survives a reload and a failed call. */
export function useWorkspace<Values extends FieldValues>(
  form: Form<Values>,
  { kind, blank, parseValues }: WorkspaceOptions<Values>,
) {
  const { getValues, reset, restore, subscribe } = form
  const userId = useCurrentUser().data?.id
  const [result, setResult] = useState<Result>(noResult)
  const [tab, setTab] = useState<BuilderTab>('builder')
  const [undo, setUndo] = useState<WorkspaceDraft['undo']>(null)
  const [restored, setRestored] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const [values, setValues] = useState(blank)
  const [saveState, setSaveState] = useState<SaveState>('unchanged')
  const history = useFormHistory<Values>(form)
  const [view, setView] = useState<'page' | 'text'>('page')
  const [selection, setSelection] = useState<string | null>(null)
  const state = useRef({ result, tab, undo })

  const restoreDraft = useEffectEvent(() => {
    const draft = readWorkspaceDraft(userId, kind)
    setIsReady(true)
    if (!draft) return
    restore(parseValues(draft.values))
    setResult(draft.result)
    setTab(draft.tab)
    setUndo(draft.undo)
    setRestored(true)
    history.clear()
  })
  // A layout effect: runs after hydration, which must match the prerendered HTML, and before paint.
  // oxlint-disable-next-line react/set-state-in-effect -- The storage is no part of React, and is read once.
  useLayoutEffect(() => restoreDraft(), [])

  const write = useCallback(() => {
    const draft = { values: getValues(), ...state.current, savedAt: Date.now() }
    const isStored = writeWorkspaceDraft(userId, kind, draft)
    setSaveState((before) => (isStored ? (before === 'unchanged' ? before : 'saved') : 'failed'))
  }, [getValues, kind, userId])
  const { writeSoon } = useDebouncedCallback(write, writeDelay)

  /** The work differs from the open document from now on. */
  const markChanged = useCallback(() => {
    setSaveState('saving')
    const { document } = state.current.result
    if (!document || document.isChanged) return
    const changed = { ...document, isChanged: true }
    state.current = { ...state.current, result: { ...state.current.result, document: changed } }
    setResult((previous) => (previous.document === document ? { ...previous, document: changed } : previous))
  }, [])

  useEffect(() => {
    state.current = { ...state.current, result }
    writeSoon()
  }, [result, writeSoon])

  useEffect(() => {
    state.current = { ...state.current, tab, undo }
    writeSoon()
  }, [tab, undo, writeSoon])

  // The only subscription to the form. react-hook-form passes a copy of its values.
  const { record } = history
  useEffect(() => {
    const present = structuredClone(getValues())
    // oxlint-disable-next-line react/set-state-in-effect -- A restored draft, or text typed before hydration.
    setValues((before) => (JSON.stringify(present) === JSON.stringify(before) ? before : present))
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        record(values, name)
        markChanged()
        writeSoon()
        startTransition(() => setValues(values))
      },
    })
  }, [getValues, markChanged, record, subscribe, writeSoon])

  /** Saved immediately: rendering is deferred, and the page may be closed before it. */
  function change(part: Partial<Result>) {
    if (part.content !== undefined || part.design !== undefined) markChanged()
    state.current = { ...state.current, result: { ...state.current.result, ...part } }
    writeSoon()
    setResult((previous) => ({ ...previous, ...part }))
  }

  /** Replaces the whole work. The replaced work can be restored. A text on another tab is shown as a page at first. */
  function replace(message: string, values: Values, replacement: Result, nextTab: BuilderTab = tab) {
    setUndo({ message, values: structuredClone(getValues()), result })
    reset(values)
    history.clear()
    setSaveState('saving')
    setResult(replacement)
    setTab(nextTab === 'builder' || replacement.content === '' ? 'builder' : nextTab)
    if (nextTab !== tab) setView('page')
  }

  /** Shows a newly written text. Edits that it replaces can be restored. */
  function showWritten(reply: WrittenReply) {
    const { resume, coverLetter, ...written } = { resume: '', coverLetter: '', ...reply }
    const content = resume || coverLetter
    const next = { ...result, ...written, content, written: content, form: null }
    const shownTab = tab === 'analysis' ? 'analysis' : 'result'
    const isEdited = result.content !== '' && result.content !== result.written
    if (isEdited) replace('Your edited text was replaced by a new one.', getValues(), next, shownTab)
    else {
      change(next)
      setTab(shownTab)
    }
  }

  /** A digest of the form as it is now. */
  const readDigest = () => digest(JSON.stringify(parseValues(getValues())))

  function undoReplace() {
    if (!undo) return
    reset(parseValues(undo.values))
    history.clear()
    setResult(undo.result)
    setUndo(null)
  }

  const design = useMemo(() => getDesign(result.design, userId), [result.design, userId])

  return {
    kind,
    design,
    changeDesign: (design: DesignOptions) => {
      rememberDesign(userId, design)
      change({ design })
    },
    /** A draft from an earlier visit was restored. */
    restored,
    /** The draft, if there is one, has been read. */
    isReady,
    saveState,
    /** Steps of the form. Before the first one is the work that was replaced. */
    history: {
      canRedo: history.canRedo,
      redo: history.redo,
      canUndo: history.canUndo || undo !== null,
      undo: history.canUndo ? history.undo : undoReplace,
    },
    /** The form's values, rendered after what is typed. The blank ones until anything is typed. */
    values,
    result,
    change,
    readDigest,
    tab,
    setTab,
    /** How the text is shown: as a page or in the editor. */
    view,
    setView,
    /** Words that the editor is to select; null where there are none. */
    selection,
    clearSelection: () => setSelection(null),
    /** Opens the text in the editor, with these words selected. */
    editText: (words: string) => {
      setTab('result')
      setView('text')
      setSelection(words)
    },
    replace,
    showWritten,
    startOver: () => replace('You started over.', blank, noResult, 'builder'),
    discardEdits: () => replace('You discarded your edits.', getValues(), { ...result, content: result.written }),
    /** The last replacement. Null if there is nothing to undo. */
    replaced: undo?.message ?? null,
    undoReplace,
    dismissUndo: () => setUndo(null),
  }
}

export type Workspace<Values extends FieldValues = FieldValues> = ReturnType<typeof useWorkspace<Values>>
