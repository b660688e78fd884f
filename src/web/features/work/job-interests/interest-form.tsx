import { useState } from 'react'
import type { BodyOf } from '#contract/endpoint.ts'
import { createJobInterest, type JobInterest, updateJobInterest } from '#contract/job-interests.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { SharedPosting } from './shared-posting.ts'

interface InterestFormProps {
  /** The initial values of a new interest. */
  shared?: SharedPosting | null
  /** The interest to change. Without it the form submits a new one. */
  interest?: JobInterest
  onDone: (stored: JobInterest) => void
}

/** The link and the notes of a job interest, new or pending. */
export function InterestForm({ shared, interest, onDone }: InterestFormProps) {
  // Closing the dialog forgets the shared posting; the form keeps it while it fades out.
  const [{ jobUrl, notes, problem }] = useState(
    shared ?? { jobUrl: interest?.jobUrl ?? '', notes: interest?.notes ?? '', problem: null },
  )
  const { service } = useSignedInUser()
  const submit = useCall(createJobInterest, {
    success: service?.accountManager
      ? 'Job interest submitted successfully! Your account manager will be notified.'
      : 'Job interest submitted successfully! We keep it until you have an account manager.',
    failure: 'Failed to submit job interest',
    onSuccess: onDone,
  })
  const update = useCall(updateJobInterest, {
    success: 'Job interest changed',
    failure: 'Failed to change job interest',
    onSuccess: onDone,
  })
  const form = useContractForm(createJobInterest.body, {
    defaultValues: { jobUrl, notes },
    // Each shared link and each interest has a draft.
    draft: ['job-interest', ...(interest ? [interest.id] : [jobUrl, notes])].filter(Boolean).join(' '),
  })
  const send = ({ jobUrl, notes }: BodyOf<typeof createJobInterest>) => {
    const body = notes ? { jobUrl, notes } : { jobUrl }
    return interest ? update.mutateAsync({ params: { id: interest.id }, body }) : submit.mutateAsync({ body })
  }

  return (
    <DialogForm
      onSubmit={form.onSubmit(send)}
      onCancel={() => form.reset()}
      submitLabel={interest ? 'Save' : 'Submit'}
      pending={submit.isPending || update.isPending}
    >
      {problem !== null && (
        <Banner tone="danger" role="alert" title={problem}>
          Please paste the link to the posting.
        </Banner>
      )}
      {!interest && service?.planLimit === null && (
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
        {...form.field('jobUrl')}
      />
      <TextAreaField
        label="Notes"
        help="Anything your account manager should know about this job."
        {...form.field('notes')}
      />
    </DialogForm>
  )
}
