import type { Profile } from '#contract/profile.ts'
import { readResumeFile } from '#contract/resume-reading.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ResumeReadingResult } from './resume-reading-result.tsx'
import { ResumeUpload } from '../resume-upload.tsx'
import { CardSection } from '#web/ui/layout/editable-section.tsx'

interface ResumeSectionProps {
  resumeUrl: string | null
  /** The profile as it is stored. */
  saved: Profile | null
}

/** The upload, and the offer to fill in the profile from it. */
export function ResumeSection({ resumeUrl, saved }: ResumeSectionProps) {
  const reading = useCall(readResumeFile, { failure: 'Failed to read resume' })
  return (
    <CardSection
      id="resume"
      title="Resume"
      description={resumeUrl ? 'A new upload replaces this one.' : 'The file we use to apply.'}
    >
      <ResumeUpload resumeUrl={resumeUrl} onSaved={() => reading.mutate()}>
        {resumeUrl && (
          <Button
            variant="secondary"
            loading={reading.isPending}
            pendingLabel="Reading your resume..."
            onClick={() => reading.mutate()}
          >
            Read My Resume
          </Button>
        )}
      </ResumeUpload>
      {reading.data && !reading.isPending && <ResumeReadingResult reading={reading.data} saved={saved} />}
    </CardSection>
  )
}
