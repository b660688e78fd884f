import { closeInterviewForm, type InterviewRequest, useInterviewRequest } from '#web/lib/interview-request.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { InterviewForm } from './interview-form.tsx'
import { useInterviewSave } from './interviews.queries.ts'

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
