import { createApplicationBody } from '#contract/applications.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { DateAppliedField, JobFields, NotesField } from './application-fields.tsx'
import { statusOptions } from '../application-status.ts'
import { useCreateApplication } from '../applications.mutations.ts'
import { missingMessage } from './required-error.ts'

const emptyForm = { company: '', position: '', jobUrl: '', status: 'interested', dateApplied: '', notes: '' } as const

export function AddApplicationForm({ onDone }: { onDone: () => void }) {
  const create = useCreateApplication('Failed to create application', { onSuccess: onDone })
  const form = useContractForm(createApplicationBody, { defaultValues: emptyForm, draft: 'add-application' })
  const { errors, submitCount } = form.formState

  return (
    <form noValidate onSubmit={form.onSubmit((body) => create.mutateAsync({ body }))}>
      <DialogBody>
        <FormError message={submitCount > 0 ? missingMessage(errors) : null} />
        <JobFields form={form} />
        <Grid>
          <SelectField label="Status" options={statusOptions} {...form.register('status')} />
          <DateAppliedField form={form} />
        </Grid>
        <NotesField form={form} />
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={create.isPending}>
          Add Application
        </Button>
      </DialogActions>
    </form>
  )
}
