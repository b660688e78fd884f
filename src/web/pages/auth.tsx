import { AuthForms } from '#web/features/auth/auth-forms.tsx'
import { AuthFrame } from '#web/layouts/auth-frame.tsx'
import { Island } from '#web/ui/island.tsx'

export default function AuthPage() {
  return (
    <AuthFrame>
      <Island name="auth">
        <AuthForms />
      </Island>
    </AuthFrame>
  )
}
