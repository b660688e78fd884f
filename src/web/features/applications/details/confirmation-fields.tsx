import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import { uploadedFile } from '#contract/files.ts'
import { confirmationKinds } from '#contract/receipts.ts'
import { getAccept, useUpload } from '#web/lib/api/upload.ts'
import { confirmationNames } from '#web/lib/format/receipt-display.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import type { recordForm } from './record-form.ts'

interface ConfirmationFieldsProps {
  form: Pick<
    UseFormReturn<z.input<typeof recordForm>, unknown, z.output<typeof recordForm>>,
    'register' | 'watch' | 'setValue' | 'formState'
  >
  onUploading: (uploading: boolean) => void
}

/** What the employer's site or mail answered. */
export function ConfirmationFields({ form, onUploading }: ConfirmationFieldsProps) {
  const kind = form.watch('confirmation.kind')
  const error = form.formState.errors.confirmation?.value?.message
  return (
    <>
      <SelectField
        label="Confirmation"
        options={confirmationKinds.map((value) => ({ value, label: confirmationNames[value] }))}
        {...form.register('confirmation.kind')}
      />
      {kind === 'number' && (
        <TextField required label="Number" error={error} {...form.register('confirmation.value')} />
      )}
      {kind === 'mail' && (
        <TextAreaField required label="Text of the mail" error={error} {...form.register('confirmation.value')} />
      )}
      {kind === 'screenshot' && (
        <>
          <ScreenshotField form={form} onUploading={onUploading} />
          <TextField label="Number" help="If the screenshot shows one." {...form.register('confirmation.value')} />
        </>
      )}
    </>
  )
}

function ScreenshotField({ form, onUploading }: ConfirmationFieldsProps) {
  const [uploadedName, setUploadedName] = useState<string | null>(null)
  const chosenName = useRef('')
  const { state, start, cancel } = useUpload('picture', async (uploadURL) => {
    form.setValue('confirmation.fileId', uploadedFile.parse(uploadURL).fileId, { shouldValidate: true })
    setUploadedName(chosenName.current)
  })
  const uploading = state.kind === 'sending'
  useEffect(() => onUploading(uploading), [uploading, onUploading])
  return (
    <div className="grid gap-3">
      <FileButton
        label={uploadedName === null ? 'Upload screenshot' : 'Replace screenshot'}
        pendingLabel="Uploading..."
        accept={getAccept('picture')}
        loading={uploading}
        help={uploadedName === null ? 'JPG, PNG or GIF, up to 5 MB.' : `Uploaded: ${uploadedName}`}
        error={form.formState.errors.confirmation?.fileId?.message}
        onFile={(file) => {
          chosenName.current = file.name
          start(file)
        }}
      />
      <UploadStatus state={state} onCancel={cancel} />
    </div>
  )
}
