import { createApplicationBody } from '#contract/applications.ts'
import { useContractForm } from '#web/lib/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Grid } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { statusOptions } from './application-status.ts'
import { useCreateApplication } from './applications.changes.ts'
import { missingMessage, requiredError } from './required-error.ts'

const emptyForm = { company: '', position: '', jobUrl: '', status: 'interested', dateApplied: '', notes: '' } as const

export function AddApplicationForm({ onDone }: { onDone: () => void }) {
  const create = useCreateApplication('Failed to create application', { onSuccess: onDone })
  const form = useContractForm(createApplicationBody, { defaultValues: emptyForm, draft: 'add-application' })
  const { errors, submitCount } = form.formState

  return (
    <form noValidate onSubmit={form.onSubmit((body) => create.mutateAsync({ body }))}>
      <DialogBody>
        <FormError message={submitCount > 0 ? missingMessage(errors) : null} />
        <Grid>
          <TextField
            required
            label="Company"
            autoComplete="off"
            error={requiredError(errors.company, 'Please enter the company')}
            {...form.register('company')}
          />
          <TextField
            required
            label="Position"
            autoComplete="off"
            error={requiredError(errors.position, 'Please enter the position')}
            {...form.register('position')}
          />
        </Grid>
        <TextField
          type="url"
          inputMode="url"
          label="Job URL"
          placeholder="https://"
          autoComplete="off"
          error={errors.jobUrl?.message}
          {...form.register('jobUrl')}
        />
        <Grid>
          <SelectField label="Status" options={statusOptions} {...form.register('status')} />
          <TextField
            type="date"
            label="Date Applied"
            error={errors.dateApplied?.message}
            {...form.register('dateApplied')}
          />
        </Grid>
        <TextAreaField label="Notes" error={errors.notes?.message} {...form.register('notes')} />
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={create.isPending}>
          Add Application
        </Button>
      </DialogActions>
    </form>
  )
}
