import { useEffect, useEffectEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { draftKey, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'
import { mergeImported } from './import/import-profile.ts'
import type { Workspace } from './use-workspace.ts'
import { readWorkspaceDraft } from './workspace-draft.ts'

export interface SharedWorkOptions<Values extends FieldValues> {
  space: Workspace<Values>
  getValues: () => Values
  /** The values that the other builder's draft has for this form. */
  toValues: (draft: Record<string, unknown>) => Values
  message: string
}

/**
 * Fills the blank fields of a form with what was typed into the other builder. The same values are used once, so that what is
 * undone or deleted stays away.
 */
export function useSharedWork<Values extends FieldValues>(options: SharedWorkOptions<Values>) {
  const { space, getValues, toValues, message } = options
  const userId = useCurrentUser().data?.id

  const fill = useEffectEvent(() => {
    if (space.result.content !== '' || space.replaced !== null) return
    const draft = readWorkspaceDraft(userId, space.kind === 'resume' ? 'cover-letter' : 'resume')
    if (!draft) return
    const current = getValues()
    const found = toValues(draft.values)
    const key = draftKey(userId, `${space.kind}-filled`)
    const source = JSON.stringify(found)
    const filled = mergeImported(current, found, false)
    if (readDraft(key)?.source === source || JSON.stringify(filled) === JSON.stringify(current)) return
    writeDraft(key, { source })
    space.replace(message, filled, space.result, 'builder')
  })
  useEffect(() => {
    if (space.isReady) fill()
  }, [space.isReady])
}
