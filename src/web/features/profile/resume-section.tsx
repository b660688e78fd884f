import { useQueryClient } from '@tanstack/react-query'
import { saveResume } from '#contract/files.ts'
import { readProfile } from '#contract/profile.ts'
import { queryFor } from '#web/lib/queries.ts'
import { acceptOf, useUpload } from '#web/lib/upload.ts'
import { useCall } from '#web/lib/use-call.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { Row } from '#web/ui/page.tsx'
import { UploadStatus } from '#web/ui/upload-status.tsx'
import { ResumeLink } from './resume-link.tsx'
import { SectionCard } from './section-card.tsx'

interface ResumeSectionProps {
  resumeUrl: string | null
  /** Tells the other tabs. */
  onSaved: () => void
}

/** The resume is saved by itself, as soon as it has been uploaded. */
export function ResumeSection({ resumeUrl, onSaved }: ResumeSectionProps) {
  const queryClient = useQueryClient()
  const save = useCall(saveResume, {
    success: 'Resume uploaded successfully',
    failure: 'Failed to save resume',
    onSuccess: (profile) => {
      queryClient.setQueryData(queryFor(readProfile).queryKey, profile)
      onSaved()
    },
  })
  const { state, start, cancel } = useUpload('resume', (uploadURL) =>
    save.mutateAsync({ body: { resumeUrl: uploadURL } }),
  )
  const sending = state.kind === 'sending'

  return (
    <SectionCard
      id="resume"
      title="Resume"
      description={resumeUrl ? 'A new upload takes the place of this one.' : 'The file we apply with.'}
    >
      <Row className="items-start">
        <FileButton
          label="Upload Resume"
          pendingLabel="Uploading..."
          help="PDF, DOC or DOCX, up to 10 MB."
          accept={acceptOf('resume')}
          loading={sending}
          onFile={start}
        />
        {resumeUrl && <ResumeLink href={resumeUrl} />}
      </Row>
      <UploadStatus state={state} onCancel={cancel} />
    </SectionCard>
  )
}
