import type { User } from '#contract/users.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { FactorSettings } from './factor-settings.tsx'

export function SecurityCard({ user }: { user: User }) {
  return (
    <TitledCard
      id="sign-in-security"
      title="Login Security"
      description="A second factor keeps others out of your account, even if they learn your password."
    >
      <FactorSettings user={user} />
    </TitledCard>
  )
}
