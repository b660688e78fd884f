import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import type { Importer } from './use-import.ts'

/** `keyAchievements` as `Key Achievements`. */
const formatFieldName = (field: string) =>
  field === 'linkedin'
    ? 'LinkedIn'
    : field === 'sections'
      ? 'Added Sections'
      : field
          .replace(/^./, (first) => first.toUpperCase())
          .replace(/[A-Z]/g, (letter, index) => (index ? ` ${letter}` : letter))

/** Asks before existing values are overwritten. */
export function ImportDialog({ importer: { question, cancel, answer } }: { importer: Importer }) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={question !== null}
      onOpenChange={cancel}
      title="Some fields are filled in already"
      description={`Some of what comes from ${question?.from ?? ''} differs from what you typed.`}
    >
      <DialogBody>
        <p>
          Different: <strong className="font-semibold">{question?.conflicts.map(formatFieldName).join(', ')}</strong>
        </p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={() => answer(true)}>
          Replace Mine
        </Button>
        <Button onClick={() => answer(false)}>Keep Mine</Button>
      </DialogActions>
    </Dialog>
  )
}
