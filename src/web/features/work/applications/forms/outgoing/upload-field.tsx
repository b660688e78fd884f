import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { z } from 'zod/mini'
import { id } from '#contract/fields.ts'
import { uploadedFile, type UploadPurpose } from '#contract/files.ts'
import { getAccept, useUpload } from '#web/lib/api/upload.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'

/** An upload that is not saved anywhere yet. */
export const namedFile = z.object({ fileId: id, name: z.string() })
type NamedFile = z.infer<typeof namedFile>

interface UploadFieldProps {
  purpose: UploadPurpose
  label: string
  help: string
  file: NamedFile | null
  error: string | undefined
  onChange: (file: NamedFile | null) => void
}

/** Uploads one file, and shows its name. */
export function UploadField({ purpose, label, help, file, error, onChange }: UploadFieldProps) {
  const name = useRef('')
  const input = useRef<HTMLInputElement>(null)
  const { state, start, cancel } = useUpload(purpose, async (uploadURL) =>
    onChange({ ...uploadedFile.parse(uploadURL), name: name.current }),
  )
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])

  function upload(chosen: File) {
    name.current = chosen.name
    start(chosen)
  }

  function remove() {
    onChange(null)
    input.current?.focus()
  }

  return (
    <div className="grid min-w-0 content-start gap-3">
      <FileButton
        ref={input}
        label={file ? 'Choose Another File' : label}
        pendingLabel="Uploading..."
        help={help}
        error={error}
        accept={getAccept(purpose)}
        loading={state.kind === 'sending'}
        onFile={upload}
      />
      <div role="status" className="empty:absolute">
        {file && (
          <p className="flex items-center justify-between gap-3 rounded-xl border border-line py-1 ps-3 pe-1">
            <span className="min-w-0 wrap-anywhere">{file.name}</span>
            <Button variant="ghost" size="sm" aria-label={`Remove ${file.name}`} onClick={remove}>
              <X aria-hidden="true" />
              Remove
            </Button>
          </p>
        )}
      </div>
      <UploadStatus state={state} onCancel={cancel} />
    </div>
  )
}
