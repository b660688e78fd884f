import { useState } from 'react'
import type { InterviewDetails } from '#contract/interviews.ts'
import { useUnsavedChangesPrompt } from '#web/lib/navigation/unsaved-changes.ts'
import { Divider, Section } from '#web/ui/layout/page.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { InterviewFacts } from './interview-facts.tsx'
import { InterviewNotes } from './interview-notes.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { PostingBrief } from './posting-brief.tsx'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { SentDocuments } from './sent-documents.tsx'

/** Everything about one interview: its facts, the preparation of both sides, and how it went. */
export function InterviewWorkspace({ interview, own }: { interview: InterviewDetails; own: boolean }) {
  const [notes, setNotes] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<string | null>(null)
  const { asked, stay, leave } = useUnsavedChangesPrompt(notes !== null || outcome !== null)
  return (
    <>
      <InterviewFacts interview={interview} />
      <Divider />
      <Section title="Preparation">
        <div className="grid gap-8">
          <SentDocuments applicationId={interview.applicationId} />
          <PostingBrief interview={interview} own={own} />
          <InterviewNotes interview={interview} own={own} draft={notes} onDraft={setNotes} />
          <PreparationChecklist interview={interview} />
        </div>
      </Section>
      <Divider />
      <OutcomeForm interview={interview} draft={outcome} onDraft={setOutcome} />
      <ConfirmDialog
        open={asked}
        onOpenChange={(open) => {
          if (!open) stay()
        }}
        title="Leave without saving?"
        description="Changes since you last saved will be lost."
        confirmLabel="Leave"
        tone="danger"
        onConfirm={leave}
      />
    </>
  )
}
