import { type FormEvent, useState } from 'react'
import { limits } from '#contract/fields.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Documents } from './use-documents.ts'

/** Asks for the name of a new document, or what to do about a newer version. */
export function SaveDialogs({ documents, suggested }: { documents: Documents; suggested: string }) {
  return (
    <>
      {documents.naming && <NameDialog documents={documents} suggested={suggested} />}
      <ConflictDialog documents={documents} />
    </>
  )
}

function NameDialog({ documents, suggested }: { documents: Documents; suggested: string }) {
  const [name, setName] = useState(suggested.slice(0, limits.name))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (name.trim() !== '') documents.saveAs(name.trim())
  }
  return (
    <Dialog open onOpenChange={documents.setNaming} size="sm" title="Save to Your Account">
      <DialogForm onSubmit={submit} submitLabel="Save" pending={documents.pending}>
        <TextField
          required
          label="Name"
          autoComplete="off"
          maxLength={limits.name}
          help="Only you can see it, and your account manager if you attach it."
          error={isSubmitted && name.trim() === '' ? 'Please enter a name' : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

function ConflictDialog({ documents }: { documents: Documents }) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={documents.conflict !== null}
      onOpenChange={() => documents.setConflict(null)}
      title="Saved elsewhere in the meantime"
      description="A newer version of this document was saved in another window or on another device."
    >
      <DialogBody>
        <p className="text-muted">
          If you save yours, it becomes the latest version and the other one stays as an earlier version. You can undo
          loading the newer version.
        </p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={documents.loadTheirs}>
          Load Newer Version
        </Button>
        <Button loading={documents.pending} onClick={documents.saveMine}>
          Save Mine
        </Button>
      </DialogActions>
    </Dialog>
  )
}
