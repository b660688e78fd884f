import { useEffect } from 'react'
import { entryFields, formFields } from '#contract/application-fields.ts'
import { createApplicationBody, type ApplicationDetails } from '#contract/applications.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DialogBody } from '#web/ui/overlay/dialog.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { useApplicationEdit } from '../applications.mutations.ts'
import { ApplicationFields } from './application-fields.tsx'
import { valuesFrom } from './form-values.ts'

const names = formFields.edit
const isOfEntry = (name: (typeof names)[number]) => entryFields.some((field) => field === name)
/** Only the job seeker who made an entry can change what its job is. */
const foreignNames = names.filter((name) => !isOfEntry(name))
const tallNotes = { notes: { rows: 6 } }

interface EditApplicationFormProps {
  application: ApplicationDetails
  onDone: () => void
}

/** All fields of an own entry; the date and the notes of an entry that staff made. */
export function EditApplicationForm({ application, onDone }: EditApplicationFormProps) {
  const { id, status, createdByStaff, userId } = application
  const own = useSignedInUser().id === userId && !createdByStaff
  const save = useApplicationEdit(onDone)
  const form = useContractForm(createApplicationBody, {
    defaultValues: valuesFrom(application, names),
    draft: `edit-${id}`,
  })
  const { setFocus } = form
  useEffect(() => setFocus(own ? 'company' : 'dateApplied'), [setFocus, own])

  /** Unchanged fields are not sent: another person may be changing them. */
  const send = form.onSubmit(async (body) => {
    // From the form itself: the last render may be older than the last input.
    const typed = form.getValues()
    const changed = names.filter((name) => typed[name] !== form.formState.defaultValues?.[name])
    if (changed.length === 0) return onDone()
    const changes = Object.fromEntries(changed.map((name) => [name, body[name]]))
    return save.mutateAsync({ params: { id }, body: { status, ...changes } })
  })

  return (
    <form noValidate onSubmit={send}>
      <DialogBody>
        <ApplicationFields form={form} names={own ? names : foreignNames} extras={tallNotes} />
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
