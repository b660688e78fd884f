import { ChevronsDownUp, ChevronsUpDown, CircleAlert, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { foldParts } from './form-part.tsx'
import type { SaveState, Workspace } from './use-workspace.ts'

interface FormToolbarProps {
  space: Pick<Workspace, 'history' | 'saveState' | 'result'>
}

/** Undo and redo for the form, folding of its parts, and whether it is saved. */
export function FormToolbar({ space }: FormToolbarProps) {
  const { history, saveState, result } = space
  const isFolded = useSyncExternalStore(
    subscribeToParts,
    () => document.querySelector('details.group\\/part[open]') === null,
    () => false,
  )
  useHistoryKeys(history)

  return (
    <Row className="justify-between gap-y-1">
      <Row className="gap-1">
        <IconButton
          size="sm"
          label="Revert Change"
          title="Undo (Ctrl+Z)"
          aria-disabled={!history.canUndo || undefined}
          className="text-muted aria-disabled:opacity-40"
          onClick={() => history.canUndo && history.undo()}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label="Redo Change"
          title="Redo (Ctrl+Y)"
          aria-disabled={!history.canRedo || undefined}
          className="text-muted aria-disabled:opacity-40"
          onClick={() => history.canRedo && history.redo()}
        >
          <Redo2 aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={isFolded ? 'Unfold All' : 'Fold All'}
          className="text-muted"
          onClick={() => foldParts(!isFolded)}
        >
          {isFolded ? <ChevronsUpDown aria-hidden="true" /> : <ChevronsDownUp aria-hidden="true" />}
        </IconButton>
      </Row>
      <SaveText state={saveState} document={result.document} />
    </Row>
  )
}

const saveTexts: Record<SaveState, string> = {
  unchanged: '',
  saving: 'Saving...',
  saved: 'Saved in this tab',
  failed: "Couldn't save in this browser",
}

interface SaveTextProps {
  state: SaveState
  document: Workspace['result']['document']
}

/** Only a failure is announced: the state changes at every pause in typing. */
function SaveText({ state, document }: SaveTextProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-muted">
      {document?.isChanged && <span className="wrap-anywhere">Unsaved changes in {document.name}.</span>}
      {state === 'failed' ? (
        <span role="alert" className="flex items-center gap-1.5 text-danger-text">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {saveTexts.failed}. Keep this tab open, and download your document before you close it.
        </span>
      ) : (
        <span>{saveTexts[state]}</span>
      )}
    </p>
  )
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, or Cmd on a Mac. A text field has its own undo. */
function useHistoryKeys(history: FormToolbarProps['space']['history']) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modifier = isApple ? event.metaKey : event.ctrlKey
    const key = event.key.toLowerCase()
    const { target } = event
    if (!modifier || event.altKey || (key !== 'z' && key !== 'y')) return
    if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]'))
      return
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    if (isRedo ? history.canRedo : history.canUndo) (isRedo ? history.redo : history.undo)()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** The event of a part that folds or unfolds does not bubble. */
function subscribeToParts(onChange: () => void) {
  document.addEventListener('toggle', onChange, { capture: true })
  return () => document.removeEventListener('toggle', onChange, { capture: true })
}
