import { AuthForms } from '#web/features/people/auth/auth-forms.tsx'
import { AuthFrame } from '#web/layouts/auth-frame.tsx'

export default function AuthPage() {
  return (
    <AuthFrame>
      <AuthForms />
    </AuthFrame>
  )
}
