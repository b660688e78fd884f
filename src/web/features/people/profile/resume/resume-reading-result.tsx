import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import type { ResumeReading } from '#contract/resume-reading.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { type ProfileValues, toProfileValues } from '../editor/profile-values.ts'
import { findSuggestions, selectAdditions, applySuggestions } from './resume-suggestions.ts'
import type { ResumeFields } from '@foothold/resume-engine/reading'
import { showToast } from '#web/lib/toasts.ts'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { listChangedFields } from '../editor/versions.ts'
import { ResumeSuggestionList } from './resume-suggestion-list.tsx'

interface ResumeReadingResultProps {
  reading: ResumeReading
  /** The profile as it is stored. */
  saved: Profile | null
}

/** The result of parsing the resume: an offer to fill in the profile, or why there is none. */
export function ResumeReadingResult({ reading, saved }: ResumeReadingResultProps) {
  const { getValues } = useFormContext<ProfileValues>()
  const [open, setOpen] = useState(false)
  if (reading.outcome === 'unreadable')
    return (
      <Banner tone="warning" role="status" title="We could not read your resume">
        {reading.message} We saved your resume. You can fill in the profile yourself.
      </Banner>
    )
  const count = findSuggestions(reading.fields, getValues()).length
  if (count === 0) {
    const isSaved = findSuggestions(reading.fields, toProfileValues(saved)).length === 0
    return (
      <Banner tone={isSaved ? 'success' : 'info'} role="status" title="We read your resume">
        {isSaved
          ? 'Your profile already has everything we could read in it.'
          : 'We filled in everything we could read. Save your profile to keep it.'}
      </Banner>
    )
  }
  return (
    <>
      <Banner
        role="status"
        title="We read your resume"
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Review
          </Button>
        }
      >
        We found {formatPlural(count, 'detail')} you can add to your profile. {reading.fields.languageNote}
      </Banner>
      {open && <ResumeSuggestionsDialog fields={reading.fields} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ResumeSuggestionsDialogProps {
  fields: ResumeFields
  onClose: () => void
}

/**
 * Compares the resume with the profile. Selected suggestions go into the form and are not saved yet. Suggestions that
 * fill a gap are selected at first, those that would overwrite a value are not.
 */
function ResumeSuggestionsDialog({ fields, onClose }: ResumeSuggestionsDialogProps) {
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
