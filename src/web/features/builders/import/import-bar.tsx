import { useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readUploadedResumePath, type ResumeFields, resumeReading } from '#contract/resume-reading.ts'
import { readProfile } from '#contract/profile.ts'
import { uploadRules } from '#contract/files.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { getAccept, getContentType, sendFile, useFileSending } from '#web/lib/api/upload.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import { profileToResume, readingToResume } from './import-profile.ts'
import { parseJsonResume } from './json-resume.ts'
import type { Importer } from './use-import.ts'

const { Component: ImportDialog, preloadProps } = lazyWithPreload(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
)

/** Fills in the form from the profile, a resume file or a JSON Resume. */
export function ImportBar({ importer }: { importer: Importer }) {
  const { data: user } = useCurrentUser()
  const reading = useResumeReading((fields) => importer.load('your resume', readingToResume(fields)))

  async function choose(file: File) {
    if (!/\.json$/i.test(file.name) && file.type !== 'application/json') {
      reading.start(file)
      return
    }
    const values = parseJsonResume(await file.text())
    reading.cancel()
    if (values) importer.load('your JSON Resume', values)
    else reading.fail('This file is not a JSON Resume.')
  }

  return (
    <Stack gap="sm" {...preloadProps}>
      <Row className="items-start">
        {user && <ProfileButton importer={importer} />}
        <FileButton
          label="Fill from a Resume File"
          pendingLabel="Reading your resume..."
          help="PDF, DOC, DOCX or JSON Resume, up to 10 MB. We read the file but don't store it."
          accept={`${getAccept('resume')},.json`}
          loading={reading.state.kind === 'sending'}
          onFile={(file) => void choose(file)}
        />
      </Row>
      <UploadStatus state={reading.state} onCancel={reading.cancel} />
      <Suspense fallback={null}>{importer.question && <ImportDialog importer={importer} />}</Suspense>
    </Stack>
  )
}

function ProfileButton({ importer }: { importer: Importer }) {
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const [pending, setPending] = useState(false)

  async function read() {
    if (!user) return
    setPending(true)
    try {
      importer.load('your profile', profileToResume(await queryClient.fetchQuery(queryFor(readProfile)), user))
    } catch (error) {
      showToast({ title: 'Failed to read profile', description: getErrorMessage(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="secondary" loading={pending} pendingLabel="Reading your profile..." onClick={() => void read()}>
      <UserRound aria-hidden="true" />
      Fill from Profile
    </Button>
  )
}

/** Reads one resume file at a time. Nothing is stored. A JSON Resume is parsed here and never sent. */
function useResumeReading(onRead: (fields: ResumeFields) => void) {
  return useFileSending('resume', 'Failed to read resume', async (file, upload) => {
    const type = getContentType(file, 'resume') ?? uploadRules.resume.contentTypes[0] ?? ''
    const answer = await sendFile('POST', readUploadedResumePath, file, type, upload)
    if (upload.signal.aborted) return undefined
    const reading = resumeReading.parse(JSON.parse(answer))
    if (reading.outcome === 'unreadable') return reading.message
    onRead(reading.fields)
    return undefined
  })
}
