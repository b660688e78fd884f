import { useEffect } from 'react'
import { z } from 'zod/mini'
import { createApplicationBody, type ApplicationDetails } from '#contract/applications.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DialogBody } from '#web/ui/overlay/dialog.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { DateAppliedField, JobFields, NotesField } from './application-fields.tsx'
import { useApplicationEdit } from '../applications.mutations.ts'

const editable = z.pick(createApplicationBody, {
  company: true,
  position: true,
  jobUrl: true,
  dateApplied: true,
  notes: true,
})

interface EditApplicationFormProps {
  application: ApplicationDetails
  onDone: () => void
}

/** Changes what can be changed: everything of an own entry, date and notes of one that staff made. */
export function EditApplicationForm({ application, onDone }: EditApplicationFormProps) {
  const { id, company, position, jobUrl, dateApplied, notes, status, createdByStaff, userId } = application
  const own = useSignedInUser().id === userId && !createdByStaff
  const save = useApplicationEdit(onDone)
  const form = useContractForm(editable, {
    defaultValues: {
      company,
      position,
      jobUrl: jobUrl ?? '',
      dateApplied: dateApplied?.slice(0, 10) ?? '',
      notes: notes ?? '',
    },
    draft: `edit-${id}`,
  })
  const { setFocus } = form
  useEffect(() => setFocus(own ? 'company' : 'dateApplied'), [setFocus, own])

  /** What was left alone is not sent: somebody else may be changing it. */
  const send = form.onSubmit(async (body) => {
    // Told from the form itself: what was drawn last may be older than what was typed last.
    const typed = form.getValues()
    const changes = Object.entries(body).filter(([name]) => {
      const field = name as keyof typeof typed
      return typed[field] !== form.formState.defaultValues?.[field]
    })
    if (changes.length === 0) return onDone()
    return save.mutateAsync({ params: { id }, body: { status, ...Object.fromEntries(changes) } })
  })

  return (
    <form noValidate onSubmit={send}>
      <DialogBody>
        {own && <JobFields form={form} />}
        <DateAppliedField form={form} />
        <NotesField form={form} rows={6} />
        <Row className="justify-end">
          <Button
            variant="secondary"
            onClick={() => {
              form.reset()
              onDone()
            }}
          >
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Row>
      </DialogBody>
    </form>
  )
}
