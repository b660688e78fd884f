import { type ComponentProps, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import { confirmationKinds } from '#contract/receipts.ts'
import { confirmationNames } from '#web/lib/format/receipt-display.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { UploadField } from '../forms/outgoing/upload-field.tsx'
import type { recordForm } from './record-form.ts'

interface ConfirmationFieldsProps {
  form: Pick<
    UseFormReturn<z.input<typeof recordForm>, unknown, z.output<typeof recordForm>>,
    'register' | 'watch' | 'setValue' | 'formState'
  >
}

/** What the employer's site or mail answered. */
export function ConfirmationFields({ form }: ConfirmationFieldsProps) {
  const kind = form.watch('confirmation.kind')
  const errors = form.formState.errors.confirmation
  const error = errors?.value?.message
  const [screenshot, setScreenshot] = useState<ComponentProps<typeof UploadField>['file']>(null)
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
        <TextAreaField required label="Text of the Email" error={error} {...form.register('confirmation.value')} />
      )}
      {kind === 'screenshot' && (
        <>
          <UploadField
            purpose="picture"
            label="Upload a Screenshot"
            help="JPG, PNG or GIF, up to 5 MB."
            file={screenshot}
            error={errors?.fileId?.message}
            onChange={(file) => {
              setScreenshot(file)
              form.setValue('confirmation.fileId', file?.fileId ?? null, { shouldValidate: file !== null })
            }}
          />
          <TextField label="Number" help="If the screenshot shows one." {...form.register('confirmation.value')} />
        </>
      )}
    </>
  )
}
