import { closeInterviewForm, type InterviewRequest, useInterviewRequest } from './interview-request.ts'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { useInterviewSave } from './interviews.queries.ts'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import { type InterviewBody, type Interview, interviewKinds } from '#contract/interviews.ts'
import { limits } from '#contract/fields.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
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
    <form noValidate onSubmit={form.onSubmit((body) => onSave({ ...body, id: interview?.id }))}>
      <DialogBody>
        <Grid columns={3} gap="sm">
          <TextField required type="date" label="Date" error={errors.date?.message} {...form.register('date')} />
          <TextField
            required
            type="time"
            label="Start Time"
            error={errors.starts?.message}
            {...form.register('starts')}
          />
          <TextField required type="time" label="End Time" error={errors.ends?.message} {...form.register('ends')} />
        </Grid>
        <SelectField
          required
          label="Time Zone"
          help="Of the place where the interview happens."
          options={zones}
          error={errors.timeZone?.message}
          {...form.register('timeZone')}
        />
        <SelectField label="How" options={kindOptions} error={errors.kind?.message} {...form.register('kind')} />
        <TextField
          label="Place or Link"
          maxLength={limits.link}
          error={errors.place?.message}
          {...form.register('place')}
        />
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
      </DialogBody>
      <DialogActions cancelLabel={interview ? 'Cancel' : 'Skip'}>
        <Button type="submit" loading={pending}>
          Save Interview
        </Button>
      </DialogActions>
    </form>
  )
}
