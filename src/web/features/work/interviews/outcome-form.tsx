import { type FormEvent, useRef, useState } from 'react'
import { applicationStatuses, type ApplicationStatus } from '#contract/application-status.ts'
import { updateApplication } from '#contract/applications.ts'
import { limits } from '#contract/fields.ts'
import { type InterviewDetails } from '#contract/interviews.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { UnsavedChangesDialog } from '#web/lib/navigation/unsaved-changes-dialog.tsx'
import { usePreparationSave } from './interviews.queries.ts'

const statusOptions = applicationStatuses.map((value) => ({ value, label: statusDisplay[value].label }))

/** How the interview went, and what the application is now. Both become part of the application's history. */
export function OutcomeForm({ interview }: { interview: InterviewDetails }) {
  const { application, outcome } = interview
  /** The changed text; null without changes. */
  const [draft, setDraft] = useState<string | null>(null)
  const sending = useRef(false)
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null)
  const save = usePreparationSave()
  const change = useCall(updateApplication, { failure: 'The status was not changed' })
  const status = chosen ?? application.status
  const isChanged = draft !== null || status !== application.status

  async function submit(event: FormEvent) {
    event.preventDefault()
    // The second click of a double click comes before the next render.
    if (!isChanged || sending.current) return
    sending.current = true
    try {
      if (draft !== null) await save.mutateAsync({ params: { id: interview.id }, body: { outcome: draft } })
      await save.whenRefreshed()
      setDraft(null)
      if (status !== application.status) await change.mutateAsync({ params: { id: application.id }, body: { status } })
      await change.whenRefreshed()
      setChosen(null)
      // Both are stored now, so the person can leave.
      showToast({ title: 'Saved to the history of the application' })
    } catch {
      // The toast says what failed. The form keeps what is not saved.
    } finally {
      sending.current = false
    }
  }

  return (
    <Section
      title="How did it go?"
      description="Your account manager reads it, and we show it before your next interview there."
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="What went well, what didn't, and what comes next?"
          maxLength={limits.note}
          value={draft ?? outcome ?? ''}
          onChange={({ target }) => setDraft(target.value === (outcome ?? '') ? null : target.value)}
        />
        <SelectField
          label="Application Status"
          options={statusOptions}
          value={status}
          onChange={({ target }) =>
            setChosen(applicationStatuses.find((value) => value === target.value) ?? application.status)
          }
        />
        <Row>
          <Button type="submit" loading={save.isPending || change.isPending} aria-disabled={!isChanged}>
            Save
          </Button>
          <span role="status" className="text-sm text-muted">
            {isChanged ? 'Not saved yet' : ''}
          </span>
        </Row>
      </form>
      <UnsavedChangesDialog unsaved={isChanged} />
    </Section>
  )
}
