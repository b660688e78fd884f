import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { requireSecondFactor, resetSecondFactors } from '#contract/second-factors.ts'
import type { UserListItem } from '#contract/users.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'

interface SecurityProps {
  user: UserListItem
  isOwnAccount: boolean
}

/** Requires a second factor of an account, or removes all its factors when the person has lost them. */
export function SecurityDialog({ user, isOwnAccount }: SecurityProps) {
  const name = formatName(user)
  return (
    <Dialog
      size="sm"
      title={`Login Security of ${name}`}
      description={user.hasSecondFactor ? 'Has a second factor.' : 'Has no second factor yet.'}
      trigger={
        <UserActionButton label="Login Security" name={`of ${name}`} icon={<ShieldCheck aria-hidden="true" />} />
      }
    >
      <DialogBody>
        <RequireSecondFactor user={user} />
        {user.hasSecondFactor && !isOwnAccount && <ResetSecondFactors user={user} />}
      </DialogBody>
      <DialogActions cancelLabel="Done" />
    </Dialog>
  )
}

/** Saved immediately. */
function RequireSecondFactor({ user: { id, role, secondFactorRequired } }: { user: UserListItem }) {
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null)
  const save = useCall(requireSecondFactor, {
    success: 'Login security saved',
    failure: 'Failed to save the login security',
    onError: () => setPendingChoice(null),
  })

  function choose(required: boolean) {
    setPendingChoice(required)
    save.mutate({ params: { id }, body: { required } })
  }

  return (
    <CheckboxField
      label="Require a second factor"
      help={
        role === 'user'
          ? "Until they set one up, they can't do anything else."
          : 'In production, all staff need one, even if this box is not checked.'
      }
      checked={pendingChoice ?? secondFactorRequired}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}

function ResetSecondFactors({ user }: { user: UserListItem }) {
  const name = formatName(user)
  const reset = useCall(resetSecondFactors, {
    success: 'Second factors reset',
    failure: 'Failed to reset the second factors',
  })
  return (
    <ConfirmDialog
      title={`Reset the second factors of ${name}?`}
      description={`We remove the passkeys, the authenticator app and the recovery codes, and log ${user.email} out everywhere. The password alone then opens the account. Make sure that ${name} asked for this.`}
      confirmLabel="Reset"
      tone="danger"
      loading={reset.isPending}
      onConfirm={(close) => reset.mutate({ params: { id: user.id } }, { onSuccess: close })}
      trigger={
        <Button variant="secondary" className="justify-self-start">
          Reset Second Factors
        </Button>
      }
    />
  )
}
