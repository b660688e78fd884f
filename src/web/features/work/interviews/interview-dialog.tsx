import { closeInterviewForm, type InterviewRequest, useInterviewRequest } from './interview-request.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { useInterviewSave } from './interviews.queries.ts'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import { type InterviewBody, type Interview, interviewKinds } from '#contract/interviews.ts'
import { limits } from '#contract/fields.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { interviewForm, type InterviewInput, kindLabels, toFormValues } from './interview-values.ts'
import { listTimeZones } from './zoned-time.ts'

/** The form that another part of the screen requested. */
export function InterviewDialog() {
  const request = useInterviewRequest()
  return request && <RequestedForm key={request.interview?.id ?? request.applicationId} request={request} />
}

function RequestedForm({ request }: { request: InterviewRequest }) {
  const { applicationId, company, position, interview } = request
  const { save, isPending } = useInterviewSave(
    applicationId,
    { success: 'Interview saved', failure: 'The interview was not saved' },
    closeInterviewForm,
  )
  return (
    <Dialog
      open
      onOpenChange={closeInterviewForm}
      title={interview ? 'Edit Interview' : 'Add Interview'}
      description={`${position} at ${company}`}
    >
      <InterviewForm interview={interview} pending={isPending} onSave={save} />
    </Dialog>
  )
}

const kindOptions = interviewKinds.map((value) => ({ value, label: kindLabels[value] }))

interface InterviewFormProps {
  interview: Interview | undefined
  pending: boolean
  onSave: (body: InterviewBody) => Promise<unknown>
}

/** Day, times, time zone, place and people of an interview. */
function InterviewForm({ interview, pending, onSave }: InterviewFormProps) {
  const form = useContractForm<InterviewInput, InterviewBody>(interviewForm, {
    defaultValues: toFormValues(interview),
    mode: 'onSubmit',
  })
  const chosenZone = form.getValues('timeZone')
  const zones = useMemo(() => listTimeZones(chosenZone), [chosenZone])
  const { errors } = form.formState
  return (
    <DialogForm
      onSubmit={form.onSubmit((body) => onSave({ ...body, id: interview?.id }))}
      cancelLabel={interview ? 'Cancel' : 'Skip'}
      submitLabel="Save Interview"
      pending={pending}
    >
      <Grid columns={3} gap="sm">
        <TextField required type="date" label="Date" {...form.field('date')} />
        <TextField required type="time" label="Start Time" {...form.field('starts')} />
        <TextField required type="time" label="End Time" {...form.field('ends')} />
      </Grid>
      <SelectField
        required
        label="Time Zone"
        help="Of the place where the interview happens."
        options={zones}
        {...form.field('timeZone')}
      />
      <SelectField label="How" options={kindOptions} {...form.field('kind')} />
      <TextField label="Place or Link" maxLength={limits.link} {...form.field('place')} />
      <Controller
        control={form.control}
        name="people"
        render={({ field }) => (
          <TagField
            label="People"
            help="Who you will talk to. Press Enter after each name."
            maxLength={limits.name}
            values={field.value ?? []}
            onChange={field.onChange}
            error={errors.people?.message}
          />
        )}
      />
    </DialogForm>
  )
}
