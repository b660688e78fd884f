import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { productName } from '#contract/plans.ts'
import type { User } from '#contract/users.ts'
import { FactorSettings } from '#web/features/people/auth/factor-settings.tsx'
import { useSignOut } from '#web/layouts/use-sign-out.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

/** The only screen for a person who must set up a second factor first. */
export default function SetUpSecondFactorPage({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const signOut = useSignOut()
  usePageTitle('Set Up a Second Factor')
  return (
    <main id="main" tabIndex={-1}>
      <Container narrow className="grid gap-6 py-6 sm:py-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-xl font-bold tracking-tight">{productName}</p>
          <Button variant="ghost" className="-me-2" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            <LogOut aria-hidden="true" />
            Log Out
          </Button>
        </div>
        <PageHeader
          title="Set Up a Second Factor"
          subtitle={
            user.role === 'user'
              ? 'We require one for your account, so that no one gets in with your password alone.'
              : 'Your account opens other people’s data, so no one may get in with your password alone.'
          }
        />
        <TitledCard
          id="second-factor"
          title="Your Second Factor"
          description="Choose one of the two. You can add the other later."
        >
          <FactorSettings
            user={user}
            onReady={() => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })}
          />
        </TitledCard>
      </Container>
    </main>
  )
}
