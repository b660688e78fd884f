import { useQueryClient } from '@tanstack/react-query'
import { saveResume } from '#contract/files.ts'
import { readProfile } from '#contract/profile.ts'
import { readResumeFile } from '#contract/resume-reading.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { getAccept, useUpload } from '#web/lib/api/upload.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import { ResumeLink } from './resume-link.tsx'
import { ResumeReadingResult } from './resume-reading-result.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

interface ResumeSectionProps {
  resumeUrl: string | null
  /** Notifies the other tabs. */
  onSaved: () => void
}

/** The resume is saved on its own, immediately after the upload. */
export function ResumeSection({ resumeUrl, onSaved }: ResumeSectionProps) {
  const queryClient = useQueryClient()
  const reading = useCall(readResumeFile, { failure: 'Failed to read resume' })
  const save = useCall(saveResume, {
    success: 'Resume uploaded successfully',
    failure: 'Failed to save resume',
    onSuccess: (profile) => {
      queryClient.setQueryData(queryFor(readProfile).queryKey, profile)
      onSaved()
      reading.mutate()
    },
  })
  const { state, start, cancel } = useUpload('resume', (uploadURL) =>
    save.mutateAsync({ body: { resumeUrl: uploadURL } }),
  )
  const sending = state.kind === 'sending'

  return (
    <TitledCard
      id="resume"
      title="Resume"
      description={resumeUrl ? 'A new upload replaces this one.' : 'The file we use to apply.'}
    >
      <Row className="items-start">
        <FileButton
          label="Upload Resume"
          pendingLabel="Uploading..."
          help="PDF, DOC or DOCX, up to 10 MB."
          accept={getAccept('resume')}
          loading={sending}
          onFile={start}
        />
        {resumeUrl && <ResumeLink href={resumeUrl} />}
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
      </Row>
      <UploadStatus state={state} onCancel={cancel} />
      {reading.data && !reading.isPending && !sending && <ResumeReadingResult reading={reading.data} />}
    </TitledCard>
  )
}
