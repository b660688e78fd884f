import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/fields.ts'
import type { InterviewDetails } from '#contract/interviews.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { usePreparationSave } from './interviews.queries.ts'

interface InterviewNotesProps {
  interview: InterviewDetails
  /** Whether the reader is the client. */
  own: boolean
  /** The changed text; null without changes. */
  draft: string | null
  onDraft: (draft: string | null) => void
}

/** The notes of both sides: the own ones in a form, the others to read. */
export function InterviewNotes({ interview, own, draft, onDraft }: InterviewNotesProps) {
  const save = usePreparationSave('Notes saved')
  const [stored, others] = own ? [interview.notes, interview.teamNotes] : [interview.teamNotes, interview.notes]
  const sending = useRef(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  async function submit(event: FormEvent) {
    event.preventDefault()
    // The second click of a double click comes before the next render.
    if (draft === null || sending.current) return
    sending.current = true
    setProblem(undefined)
    try {
      const body = own ? { notes: draft } : { teamNotes: draft }
      await save.mutateAsync({ params: { id: interview.id }, body })
      await save.whenRefreshed()
      onDraft(null)
    } catch {
      setProblem('Your notes are not saved yet. Please try again.')
    } finally {
      sending.current = false
    }
  }
  return (
    <Section level={3} title="Notes">
      <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="Your Notes"
          help={own ? 'Your account manager can read them.' : 'The client can read them.'}
          maxLength={limits.note}
          value={draft ?? stored ?? ''}
          error={problem}
          onChange={({ target }) => onDraft(target.value === (stored ?? '') ? null : target.value)}
        />
        <Row>
          <Button type="submit" variant="secondary" size="sm" loading={save.isPending} aria-disabled={draft === null}>
            Save Notes
          </Button>
          <span role="status" className="text-sm text-muted">
            {draft === null ? '' : 'Not saved yet'}
          </span>
        </Row>
      </form>
      <div className="grid gap-1">
        <h4 className="text-sm font-semibold">{own ? "Your Account Manager's Notes" : "The Client's Notes"}</h4>
        <p className="wrap-anywhere whitespace-pre-line">{others ?? <span className="text-muted">Nothing yet</span>}</p>
      </div>
    </Section>
  )
}
