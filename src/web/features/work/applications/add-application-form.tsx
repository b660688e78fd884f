import { formFields } from '#contract/application-fields.ts'
import { createApplicationBody } from '#contract/applications.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { useCreateApplication } from './applications.mutations.ts'
import { ApplicationFields } from './forms/application-fields.tsx'
import { emptyValues, missingMessage } from './forms/form-values.ts'

const names = formFields.add
const defaultValues = emptyValues(names)

export function AddApplicationForm({ onDone }: { onDone: () => void }) {
  const create = useCreateApplication('Failed to create application', { onSuccess: onDone })
  const form = useContractForm(createApplicationBody, { defaultValues, draft: 'add-application' })

  return (
    <DialogForm
      onSubmit={form.onSubmit((body) => create.mutateAsync({ body }))}
      onCancel={() => form.reset()}
      submitLabel="Add Application"
      pending={create.isPending}
    >
      <FormError message={missingMessage(form, names)} />
      <ApplicationFields form={form} names={names} />
    </DialogForm>
  )
}
