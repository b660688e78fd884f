import { Container } from '#web/ui/layout/page.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { Logo } from './logo.tsx'

/** The shell of the app: the page's HTML until React renders the screen. */
export function AppSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <Container className="flex min-h-16 items-center">
          <Logo className="min-h-16" />
        </Container>
      </header>
      <main>
        <Container className="grid gap-8 py-8 sm:py-10">
          <Skeleton className="h-10 max-w-md rounded-xl" />
          <SkeletonRows rows={4} />
        </Container>
      </main>
    </div>
  )
}
