import { Pencil, Trash2 } from 'lucide-react'
import { deletePasskey, type Passkey, renamePasskey } from '#contract/second-factors.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FactorPartProps } from './factor-part.tsx'
import { isLastRequired, removalNote } from './factor-texts.ts'

type PasskeyProps = FactorPartProps & { passkey: Passkey }

export function PasskeyItem(props: PasskeyProps) {
  const { name, createdAt, lastUsedAt } = props.passkey
  return (
    <Item
      title={name}
      text={`Added ${showDay(createdAt)}`}
      meta={lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'}
      trailing={
        <>
          <RenamePasskey {...props} />
          {!isLastRequired(props.factors) && <RemovePasskey {...props} />}
        </>
      }
    />
  )
}

function RenamePasskey({ passkey, onChange }: PasskeyProps) {
  return (
    <Dialog
      size="sm"
      title={`Rename ${passkey.name}`}
      trigger={
        <IconButton size="sm" label={`Rename ${passkey.name}`} className="text-muted">
          <Pencil aria-hidden="true" />
        </IconButton>
      }
    >
      {(close) => (
        <RenameForm
          passkey={passkey}
          onRenamed={(secondFactors) => {
            close()
            onChange({ secondFactors, recoveryCodes: null })
          }}
        />
      )}
    </Dialog>
  )
}

interface RenameFormProps {
  passkey: Passkey
  onRenamed: (factors: FactorPartProps['factors']) => void
}

function RenameForm({ passkey: { id, name }, onRenamed }: RenameFormProps) {
  const rename = useCall(renamePasskey, {
    success: 'Passkey renamed',
    failure: { title: 'Passkey not renamed', fallback: 'Please try again.' },
    onSuccess: onRenamed,
  })
  const form = useContractForm(renamePasskey.body, { defaultValues: { name } })
  return (
    <DialogForm
      onSubmit={form.onSubmit((body) => rename.mutateAsync({ params: { id }, body }))}
      submitLabel="Save"
      pending={rename.isPending}
    >
      <TextField label="Name" autoComplete="off" maxLength={100} {...form.field('name')} />
    </DialogForm>
  )
}

function RemovePasskey({ passkey: { id, name }, factors, onChange }: PasskeyProps) {
  const remove = useCall(deletePasskey, {
    success: 'Passkey removed',
    failure: { title: 'Passkey not removed', fallback: 'Please try again.' },
    onSuccess: (secondFactors) => onChange({ secondFactors, recoveryCodes: null }),
  })
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      description={`You can no longer log in with this passkey. ${removalNote(factors)}`}
      confirmLabel="Remove"
      tone="danger"
      loading={remove.isPending}
      onConfirm={(close) => remove.mutate({ params: { id } }, { onSuccess: close })}
      trigger={
        <IconButton size="sm" label={`Remove ${name}`} className="text-muted">
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
