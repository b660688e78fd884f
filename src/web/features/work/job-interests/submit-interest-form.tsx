import { useState } from 'react'
import type { BodyOf } from '#contract/endpoint.ts'
import { createJobInterest } from '#contract/job-interests.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { SharedPosting } from './shared-posting.ts'

interface SubmitInterestFormProps {
  /** The initial values. */
  shared?: SharedPosting | null
  onDone: () => void
}

export function SubmitInterestForm({ shared, onDone }: SubmitInterestFormProps) {
  // Closing the dialog forgets the shared posting; the form keeps it while it fades out.
  const [{ jobUrl, notes, problem }] = useState(shared ?? { jobUrl: '', notes: '', problem: null })
  const { service } = useSignedInUser()
  const submit = useCall(createJobInterest, {
    success: service?.accountManager
      ? 'Job interest submitted successfully! Your account manager will be notified.'
      : 'Job interest submitted successfully! We keep it until you have an account manager.',
    failure: 'Failed to submit job interest',
    onSuccess: onDone,
  })
  const form = useContractForm(createJobInterest.body, {
    defaultValues: { jobUrl, notes },
    // Each shared link has a draft.
    draft: ['job-interest', jobUrl, notes].filter(Boolean).join(' '),
  })
  const { errors } = form.formState
  const send = ({ jobUrl, notes }: BodyOf<typeof createJobInterest>) =>
    submit.mutateAsync({ body: notes ? { jobUrl, notes } : { jobUrl } })

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <DialogBody>
        {problem !== null && (
          <Banner tone="danger" role="alert" title={problem}>
            Please paste the link to the posting.
          </Banner>
        )}
        {service?.planLimit === null && (
          <Banner title="You have no active plan">
            We keep your link. Your account manager applies once you have an active plan.
          </Banner>
        )}
        <TextField
          required
          type="url"
          label="Job URL"
          placeholder="https://"
          autoComplete="off"
          error={errors.jobUrl?.message}
          {...form.register('jobUrl')}
        />
        <TextAreaField
          label="Notes"
          help="Anything your account manager should know about this job."
          error={errors.notes?.message}
          {...form.register('notes')}
        />
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={submit.isPending}>
          Submit
        </Button>
      </DialogActions>
    </form>
  )
}
