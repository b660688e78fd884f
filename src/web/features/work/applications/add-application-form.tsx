import { formFields } from '#contract/application-fields.ts'
import { createApplicationBody } from '#contract/applications.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
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
    <form noValidate onSubmit={form.onSubmit((body) => create.mutateAsync({ body }))}>
      <DialogBody>
        <FormError message={missingMessage(form, names)} />
        <ApplicationFields form={form} names={names} />
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={create.isPending}>
          Add Application
        </Button>
      </DialogActions>
    </form>
  )
}
