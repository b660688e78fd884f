import { useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState, useEffect, useEffectEvent } from 'react'
import { readUploadedResumePath, resumeReading } from '#contract/resume-reading.ts'
import type { ResumeFields } from '@foothold/resume-engine/reading'
import { readProfile } from '#contract/profile.ts'
import { uploadRules } from '#contract/files.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { getAccept, getContentType, sendFile, useFileSending } from '#web/lib/api/upload.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { profileToResume, readingToResume } from './to-resume-values.ts'
import type { Importer } from './use-import.ts'

/** The formats that are parsed in the browser, by the ends of file names. */
const findLocalKind = ({ name, type }: File) =>
  (['json', 'zip', 'csv'] as const).find(
    (kind) => name.toLowerCase().endsWith(`.${kind}`) || type === `application/${kind}`,
  )

/** Fills in the form from the profile, a resume file, a JSON Resume or a LinkedIn export. */
export function ImportBar({ importer }: { importer: Importer }) {
  const { data: user } = useCurrentUser()
  const reading = useResumeReading(async (fields) => {
    importer.load('your resume', readingToResume(fields), [], fields.languageNote)
  })
  const [parsing, setParsing] = useState(false)
  const isBusy = parsing || reading.state.kind === 'sending'

  async function choose(file: File) {
    const kind = findLocalKind(file)
    if (!kind) {
      reading.start(file)
      return
    }
    reading.cancel()
    setParsing(true)
    try {
      const { parseImportFile } = await import('./parse-import-file.ts')
      const parsed = await parseImportFile(file, kind)
      if (parsed.outcome === 'parsed') importer.load(parsed.from, parsed.values, parsed.leftOut)
      else reading.fail(parsed.message)
    } catch (error) {
      reading.fail(getErrorMessage(error, 'Please try again.'))
    } finally {
      setParsing(false)
    }
  }
  const isOver = useFileDrop((file) => {
    if (!isBusy) void choose(file)
  })

  return (
    <Stack gap="sm">
      <Row className="items-start">
        {user && <ProfileButton importer={importer} />}
        <FileButton
          label="Fill from a Resume File"
          pendingLabel="Reading your resume..."
          help="PDF (LinkedIn's too), DOC, DOCX, JSON Resume or LinkedIn export (.zip). Choose it or drop it here. We read the file but don't store it, and a JSON or .zip file never leaves your browser."
          accept={`${getAccept('resume')},.json,.zip`}
          loading={isBusy}
          onFile={(file) => void choose(file)}
        />
      </Row>
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-2xl border-3 border-dashed border-accent bg-overlay/90 text-xl font-semibold text-accent-text">
          Drop your resume file here
        </div>
      )}
      <UploadStatus state={reading.state} onCancel={reading.cancel} />
      {importer.question && <ImportDialog importer={importer} />}
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
      const profile = await queryClient.fetchQuery(queryFor(readProfile))
      importer.load('your profile', profileToResume(profile, user))
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

/** Reads one resume file at a time. Nothing is stored. */
function useResumeReading(onRead: (fields: ResumeFields) => Promise<void>) {
  return useFileSending('resume', 'Failed to read resume', async (file, upload) => {
    const type = getContentType(file, 'resume') ?? uploadRules.resume.contentTypes[0] ?? ''
    const answer = await sendFile('POST', readUploadedResumePath, file, type, upload)
    if (upload.signal.aborted) return undefined
    const reading = resumeReading.parse(JSON.parse(answer))
    if (reading.outcome === 'unreadable') return reading.message
    await onRead(reading.fields)
    return undefined
  })
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Takes a file that is dropped anywhere on the page. Returns whether one is dragged over it. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer?.files[0]
    if (file) onFile(file)
  })
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    // Without it the browser opens the file instead of the page.
    event.preventDefault()
    setIsOver(true)
  })
  // An empty target: the pointer has left the window. Between two elements there is one.
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', (event) => over(event), { signal })
    document.addEventListener('dragleave', (event) => leave(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    return () => stop.abort()
  }, [])
  return isOver
}
