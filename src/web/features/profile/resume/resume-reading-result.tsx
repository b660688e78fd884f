import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ResumeReading } from '#contract/resume-reading.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import type { ProfileValues } from '../editor/profile-values.ts'
import { ResumeSuggestionsDialog } from './resume-suggestions-dialog.tsx'
import { findSuggestions } from './resume-suggestions.ts'

/** The result of parsing the resume: an offer to fill in the profile, or why there is none. */
export function ResumeReadingResult({ reading }: { reading: ResumeReading }) {
  const { getValues } = useFormContext<ProfileValues>()
  const [open, setOpen] = useState(false)
  if (reading.outcome === 'unreadable')
    return (
      <Banner tone="warning" role="status" title="We could not read your resume">
        {reading.message} We keep your resume. You can fill in the profile yourself.
      </Banner>
    )
  const count = findSuggestions(reading.fields, getValues()).length
  if (count === 0)
    return (
      <Banner tone="success" role="status" title="We read your resume">
        Your profile already has everything we could read in it.
      </Banner>
    )
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
        {count === 1 ? 'One thing' : `${count} things`} in it could go into your profile.
      </Banner>
      {open && <ResumeSuggestionsDialog fields={reading.fields} onClose={() => setOpen(false)} />}
    </>
  )
}
