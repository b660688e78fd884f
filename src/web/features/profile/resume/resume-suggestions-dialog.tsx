import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ResumeFields } from '#contract/resume-reading.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { listChangedFields } from '../editor/versions.ts'
import type { ProfileValues } from '../editor/profile-values.ts'
import { ResumeSuggestionList } from './resume-suggestion-list.tsx'
import { findSuggestions, selectAdditions, applySuggestions } from './resume-suggestions.ts'

interface ResumeSuggestionsDialogProps {
  fields: ResumeFields
  onClose: () => void
}

/**
 * Compares the resume with the profile. Selected suggestions go into the form and are not saved yet. Suggestions that
 * fill a gap are selected at first, those that would overwrite a value are not.
 */
export function ResumeSuggestionsDialog({ fields, onClose }: ResumeSuggestionsDialogProps) {
  const { getValues, setValue, trigger } = useFormContext<ProfileValues>()
  const [suggestions] = useState(() => findSuggestions(fields, getValues()))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => selectAdditions(suggestions))

  function fillIn() {
    const values = getValues()
    const merged = applySuggestions(
      values,
      suggestions.filter(({ id }) => chosen.has(id)),
    )
    const changed = listChangedFields(values, merged)
    for (const field of changed) setValue(field, merged[field])
    void trigger(changed)
    showToast({ title: 'Profile filled in', description: 'Review it, then save it.' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Read My Resume"
      description="Choose what to add to your profile. Nothing is saved until you save the profile."
    >
      <DialogBody>
        <ResumeSuggestionList suggestions={suggestions} chosen={chosen} onChoose={setChosen} />
      </DialogBody>
      <DialogActions>
        <Button disabled={chosen.size === 0} onClick={fillIn}>
          Fill In Profile
        </Button>
      </DialogActions>
    </Dialog>
  )
}
