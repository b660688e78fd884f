import { createApplicationBody } from '#contract/applications.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { useContractForm } from '#web/lib/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ClientChoice } from './create-application-dialog.tsx'
import { CreateApplicationFields } from './create-application-fields.tsx'
import { missingMessage, requiredError } from './required-error.ts'
import { useStaffCreation } from './use-staff-creation.ts'

interface CreateApplicationFormProps {
  clients: readonly ClientChoice[]
  interest?: JobInterest
  onCreated: () => void
}

const emptyForm = { userId: '', company: '', position: '', jobUrl: '', siteUsername: '', sitePassword: '', notes: '' }

const answerTo = ({ id, userId, jobUrl }: JobInterest) => ({
  ...emptyForm,
  userId,
  jobUrl,
  jobInterestId: id,
  status: 'applied' as const,
})

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function CreateApplicationForm({ clients, interest, onCreated }: CreateApplicationFormProps) {
  const creation = useStaffCreation(onCreated)
  const form = useContractForm(createApplicationBody, {
    defaultValues: interest ? answerTo(interest) : emptyForm,
    draft: interest ? `apply-${interest.id}` : 'create-application',
  })
  const { errors, submitCount } = form.formState
  const userId = form.watch('userId')
  const client = clients.find(({ id }) => id === userId)
  const limit = creation.limitOf(userId)

  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit(creation.send)}>
      <DialogBody>
        <FormError message={submitCount > 0 ? missingMessage(errors) : null} />
        {interest ? (
          <TextField readOnly label="Client" value={client?.name ?? ''} help={client?.note} />
        ) : (
          <SelectField
            required
            label="Client"
            placeholder="Choose a client"
            options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            help={client?.note}
            error={requiredError(errors.userId, 'Please choose a client')}
            {...form.register('userId')}
          />
        )}
        <CreateApplicationFields form={form} />
        {limit !== null && (
          <div ref={bringIntoView} className="scroll-mb-24">
            <Banner tone="warning" role="alert" title="Plan limit reached">
              {limit} Nothing you typed is lost. You can still create this application.
            </Banner>
          </div>
        )}
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={creation.isPending}>
          {limit === null ? 'Create Application' : 'Create Anyway'}
        </Button>
      </DialogActions>
    </form>
  )
}
