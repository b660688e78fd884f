import { useState } from 'react'
import type { Interview } from '#contract/interviews.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useInterviewSave } from './interviews.queries.ts'
import { showZonedTime } from './zoned-time.ts'

export function RemoveInterview({ interview: { id, applicationId, startsAt, timeZone } }: { interview: Interview }) {
  const [open, setOpen] = useState(false)
  const { remove, isPending } = useInterviewSave(
    applicationId,
    { success: 'Interview removed', failure: 'The interview was not removed' },
    () => setOpen(false),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm">
          Remove
        </Button>
      }
      title="Remove this interview?"
      description={`${showZonedTime(startsAt, timeZone)}. Its notes are removed too, and calendars show it as canceled.`}
      confirmLabel="Remove"
      tone="danger"
      loading={isPending}
      onConfirm={() => void remove(id).catch(() => {})}
    />
  )
}
