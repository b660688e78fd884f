import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import type { ResumeReading } from '#contract/resume-reading.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { type ProfileValues, toProfileValues } from '../editor/profile-values.ts'
import { ResumeSuggestionsDialog } from './resume-suggestions-dialog.tsx'
import { findSuggestions } from './resume-suggestions.ts'

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
        We found {formatPlural(count, 'detail')} you can add to your profile.
      </Banner>
      {open && <ResumeSuggestionsDialog fields={reading.fields} onClose={() => setOpen(false)} />}
    </>
  )
}
