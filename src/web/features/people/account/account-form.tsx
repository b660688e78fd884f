import { type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { maxBiography, updateAccount } from '#contract/account.ts'
import { passwordLength } from '#contract/auth.ts'
import type { User } from '#contract/users.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { accountBody, accountForm, type AccountValues, isMismatch } from './account-schema.ts'

type Shown = Pick<User, 'firstName' | 'lastName' | 'biography'>

const toFormValues = ({ firstName, lastName, biography }: Shown): AccountValues => ({
  firstName,
  lastName,
  biography: biography ?? '',
  currentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
})

/** Saves the name and the password together. */
export function AccountForm({ user }: { user: User }) {
  const form = useContractForm(accountForm, { defaultValues: toFormValues(user), draft: 'account' })
  const { isDirty } = form.formState
  const update = useCall(updateAccount, {
    success: 'Account updated',
    failure: { title: 'Update failed', fallback: 'Failed to update account information' },
    onSuccess: (changed) => form.reset(toFormValues(changed)),
  })

  // Shows a name that was changed elsewhere, unless the person is typing.
  const show = useEffectEvent((changed: Shown) => {
    const values = toFormValues(changed)
    const shown = form.formState.defaultValues
    if (!isDirty && (['firstName', 'lastName', 'biography'] as const).some((name) => shown?.[name] !== values[name]))
      form.reset(values)
  })
  const { firstName, lastName, biography } = user
  useEffect(() => show({ firstName, lastName, biography }), [firstName, lastName, biography])

  const send = form.onSubmit((values) => update.mutateAsync({ body: accountBody(values) }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isMismatch(form.getValues())) {
      void send()
      return
    }
    showToast({
      title: 'Password mismatch',
      description: "New password and confirmation don't match",
      tone: 'danger',
    })
    form.setFocus('confirmNewPassword')
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Grid columns={3}>
        <TextField label="First Name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...form.field('lastName')} />
        <TextField
          readOnly
          type="email"
          label="Email"
          autoComplete="username"
          value={user.email}
          help="Email cannot be changed. Contact support if needed."
        />
      </Grid>
      {user.role === 'account_manager' && (
        <TextAreaField
          label="About You"
          rows={2}
          help={`Two lines that your clients see beside your picture: up to ${maxBiography} characters.`}
          {...form.field('biography')}
        />
      )}
      <fieldset className="border-t border-line pt-4">
        <legend className="sr-only">Change Password</legend>
        <Grid columns={3}>
          <PasswordField
            label="Current Password"
            help="Only to change your password. A new one logs you out everywhere else."
            {...form.field('currentPassword')}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            help={`At least ${passwordLength.min} characters`}
            {...form.field('newPassword')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            {...form.field('confirmNewPassword')}
          />
        </Grid>
      </fieldset>
      <div>
        <Button type="submit" loading={update.isPending} pendingLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </form>
  )
}
