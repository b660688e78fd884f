import { AddApplicationForm } from '#web/features/applications/forms/add-application-form.tsx'
import { SubmitInterestForm } from '#web/features/job-interests/submit-interest-form.tsx'
import { PromoteForm } from '#web/features/users/promote-form.tsx'
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import type { Deed } from './commands.ts'

export type DialogAction = Exclude<Deed, 'sign-out'>

const titles: Record<DialogAction, string> = {
  'submit-interest': 'Submit Job Interest',
  'add-application': 'Add Application',
  promote: 'Promote to Account Manager',
}

const forms = { 'submit-interest': SubmitInterestForm, 'add-application': AddApplicationForm, promote: PromoteForm }

interface DeedDialogProps extends Required<Pick<DialogProps, 'open' | 'onClosed'>> {
  deed: DialogAction
  onDone: () => void
}

/** The dialog of a command, over any screen. */
export function ActionDialog({ deed, open, onDone, onClosed }: DeedDialogProps) {
  const Form = forms[deed]
  return (
    <Dialog title={titles[deed]} open={open} onOpenChange={onDone} onClosed={onClosed}>
      <Form onDone={onDone} />
    </Dialog>
  )
}
