import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { limits, requiredText } from '#contract/fields.ts'
import { confirmationKinds, type ReceiptInput } from '#contract/receipts.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { namedFile, UploadField } from './upload-field.tsx'

/** What the employer's site or mail answered. No limits here: what is not sent must not block the form. */
export const confirmationValues = z.object({
  kind: z.enum(confirmationKinds),
  value: z.string().check(z.trim()),
  screenshot: z.nullable(namedFile),
})
type ConfirmationValues = z.infer<typeof confirmationValues>

export const noConfirmation: ConfirmationValues = { kind: 'none', value: '', screenshot: null }

/** What the kind of confirmation still needs. */
export function findConfirmationProblem({ kind, value, screenshot }: ConfirmationValues) {
  if (kind === 'screenshot' && !screenshot)
    return { field: 'screenshot' as const, message: 'Please choose a screenshot' }
  if (kind !== 'number' && kind !== 'mail') return null
  const whenBlank = kind === 'number' ? 'Please enter the number' : 'Please enter the text of the email'
  const issue = requiredText(limits.note, whenBlank).safeParse(value).error?.issues[0]
  return issue ? { field: 'value' as const, message: issue.message } : null
}

/** Without what was entered for another kind. */
export const toConfirmation = ({ kind, value, screenshot }: ConfirmationValues): ReceiptInput['confirmation'] => ({
  kind,
  value: kind === 'none' ? '' : value,
  fileId: kind === 'screenshot' ? screenshot?.fileId : null,
})

const labels = { none: 'None', number: 'Number', mail: 'Mail', screenshot: 'Screenshot' }
const options = confirmationKinds.map((value) => ({ value, label: labels[value] }))

interface ConfirmationFieldsProps {
  values: ConfirmationValues
  errors: { [Key in keyof ConfirmationValues]?: { message?: string | undefined } } | undefined
  register: (field: 'kind' | 'value') => UseFormRegisterReturn
  onScreenshot: (file: ConfirmationValues['screenshot']) => void
  help?: string
}

/** The kind of confirmation, and what it needs. */
export function ConfirmationFields({ values, errors, register, onScreenshot, help }: ConfirmationFieldsProps) {
  const { kind, screenshot } = values
  const error = errors?.value?.message
  return (
    <>
      <SelectField
        label="Confirmation"
        help={help}
        options={options}
        error={errors?.kind?.message}
        {...register('kind')}
      />
      {kind === 'screenshot' && (
        <UploadField
          purpose="picture"
          label="Upload a Screenshot"
          help="JPG, PNG or GIF, up to 5 MB."
          file={screenshot}
          error={errors?.screenshot?.message}
          onChange={onScreenshot}
        />
      )}
      {(kind === 'number' || kind === 'screenshot') && (
        <TextField
          label="Number"
          autoComplete="off"
          help={kind === 'screenshot' && 'If the screenshot shows one.'}
          error={error}
          {...register('value')}
        />
      )}
      {kind === 'mail' && <TextAreaField label="Text of the Email" error={error} {...register('value')} />}
    </>
  )
}
