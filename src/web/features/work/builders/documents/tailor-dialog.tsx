import { z } from 'zod/mini'
import { limits, requiredText, text } from '#contract/fields.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import type { TargetJob } from './tailor.ts'

const targetJob = z.object({
  position: requiredText(limits.name, 'Please enter the job'),
  company: text(limits.name),
  posting: text(limits.builderText),
})

interface TailorDialogProps {
  /** The name of the document that the variant starts from. */
  base: string
  onTailor: (job: TargetJob) => Promise<unknown>
  onClosed?: () => void
  onClose: () => void
}

/** Asks for the job of a new variant. */
export function TailorDialog({ base, onTailor, onClose, onClosed }: TailorDialogProps) {
  const form = useContractForm(targetJob, {
    defaultValues: { position: '', company: '', posting: '' },
    mode: 'onSubmit',
  })
  const { isSubmitting } = form.formState
  const save = form.onSubmit(async (job) => {
    await onTailor(job)
    onClose()
  })
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      {...(onClosed && { onClosed })}
      title="Tailor to a Job"
      description={`We save a variant of ${base} for this job. ${base} stays as it is.`}
    >
      <DialogForm onSubmit={save} submitLabel="Save Variant" pending={isSubmitting} pendingLabel="Saving...">
        <TextField required label="Job Title" autoComplete="off" maxLength={limits.name} {...form.field('position')} />
        <TextField
          label="Employer"
          autoComplete="off"
          maxLength={limits.name}
          help="Part of the name of the variant."
          {...form.field('company')}
        />
        <TextAreaField
          label="Posting"
          rows={6}
          maxRows={12}
          help="The builder compares your text with it, and uses its words where they are true."
          {...form.field('posting')}
        />
      </DialogForm>
    </Dialog>
  )
}
