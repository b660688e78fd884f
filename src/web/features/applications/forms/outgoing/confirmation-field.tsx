import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { CreateValues } from './outgoing-values.ts'
import { UploadField } from './upload-field.tsx'

/** What shows that the application arrived. */
export function ConfirmationField() {
  const { register, formState } = useFormContext<CreateValues>()
  const confirmation = useWatch<CreateValues, 'outgoing.confirmation'>({ name: 'outgoing.confirmation' })
  return (
    <>
      <SelectField
        label="Confirmation"
        help="What the employer's site or email said. “Record as sent” stores it."
        options={[
          { value: 'none', label: 'None' },
          { value: 'number', label: 'Number' },
          { value: 'mail', label: 'Mail' },
          { value: 'screenshot', label: 'Screenshot' },
        ]}
        error={formState.errors.outgoing?.confirmation?.message}
        {...register('outgoing.confirmation')}
      />
      <ConfirmationValue kind={confirmation} />
    </>
  )
}

function ConfirmationValue({ kind }: { kind: CreateValues['outgoing']['confirmation'] }) {
  const { register, setValue, formState } = useFormContext<CreateValues>()
  const screenshot = useWatch<CreateValues, 'outgoing.screenshot'>({ name: 'outgoing.screenshot' })
  const errors = formState.errors.outgoing
  switch (kind) {
    case 'none':
      return (
        <CheckboxField
          label="It may not have arrived"
          help="If you check this, we won't ask you to send it again."
          className="content-start sm:pt-8"
          error={errors?.uncertain?.message}
          {...register('outgoing.uncertain')}
        />
      )
    case 'number':
      return (
        <TextField
          label="Number"
          autoComplete="off"
          error={errors?.confirmationNumber?.message}
          {...register('outgoing.confirmationNumber')}
        />
      )
    case 'mail':
      return (
        <TextAreaField
          label="Text of the Email"
          error={errors?.confirmationMail?.message}
          {...register('outgoing.confirmationMail')}
        />
      )
    case 'screenshot':
      return (
        <UploadField
          purpose="picture"
          label="Upload a Screenshot"
          help="JPG, PNG or GIF, up to 5 MB."
          file={screenshot ?? null}
          error={errors?.screenshot?.message}
          onChange={(next) => setValue('outgoing.screenshot', next, { shouldDirty: true, shouldValidate: true })}
        />
      )
  }
}
