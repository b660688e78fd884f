import { useLocation } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { register } from '#contract/auth.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { NewTabLink } from '#web/ui/layout/new-tab-link.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { getAuthHref } from './auth-mode.ts'
import { useRegister } from './auth.queries.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import type { Registered } from './draft-handover.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const defaultValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }

export function CreateAccount({ next }: { next: string | null }) {
  const [, navigate] = useLocation()
  const create = useRegister(next, ({ id, email }) => {
    const registered: Registered = { id, email }
    navigate(getAuthHref('sign-in', next), { state: { registered } })
  })
  const form = useContractForm(register.body, { defaultValues, draft: 'create-account' })

  const checkConfirmation = () => {
    if (form.getValues('confirmPassword') !== '') void form.trigger('confirmPassword')
  }

  return (
    <>
      <AuthHeading title="Create Account">
        Already have an account?{' '}
        <TextLink href={getAuthHref('sign-in', next)} onClick={() => form.reset()}>
          Sign in
        </TextLink>
      </AuthHeading>
      <ChosenPlan next={next} />
      <form
        noValidate
        method="dialog"
        className="grid gap-5"
        onSubmit={form.onSubmit((body) => create.mutateAsync({ body }))}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First Name" autoComplete="given-name" {...form.field('firstName')} />
          <TextField label="Last Name" autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <NewPasswordFields
          password={form.field('password', { onChange: checkConfirmation })}
          confirmation={form.field('confirmPassword')}
        />
        <Button type="submit" size="lg" loading={create.isPending} pendingLabel="Creating account...">
          Create Account
        </Button>
        <p className="text-sm text-muted">
          By creating an account you agree to the{' '}
          <NewTabLink href={paths.terms} className={linkClass}>
            Terms of Service
          </NewTabLink>{' '}
          and{' '}
          <NewTabLink href={paths.privacy} className={linkClass}>
            Privacy Policy
          </NewTabLink>
          .
        </p>
      </form>
    </>
  )
}
