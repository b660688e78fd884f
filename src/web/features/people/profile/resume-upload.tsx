import type { ReactNode } from 'react'
import { saveResume } from '#contract/files.ts'
import { getAccept, useUpload } from '#web/lib/api/upload.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { ResumeLink } from './resume/resume-link.tsx'

interface ResumeUploadProps {
  resumeUrl: string | null
  onSaved: () => void
  /** Further actions, beside the upload. */
  children?: ReactNode
}

/** Uploads the resume, which is saved on its own. */
export function ResumeUpload({ resumeUrl, onSaved, children }: ResumeUploadProps) {
  const save = useCall(saveResume, {
    success: 'Resume uploaded successfully',
    failure: 'Failed to save resume',
  })
  const { state, start, cancel } = useUpload('resume', async (uploadURL) => {
    await save.mutateAsync({ body: { resumeUrl: uploadURL } })
    await save.whenRefreshed()
    onSaved()
  })
  return (
    <>
      <Row className="items-start">
        <FileButton
          label="Upload Resume"
          pendingLabel="Uploading..."
          help="PDF, DOC or DOCX, up to 10 MB."
          accept={getAccept('resume')}
          loading={state.kind === 'sending'}
          onFile={start}
        />
        {resumeUrl && <ResumeLink href={resumeUrl} />}
        {children}
      </Row>
      <UploadStatus state={state} onCancel={cancel} />
    </>
  )
}
