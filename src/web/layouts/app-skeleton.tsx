import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { Logo } from './logo.tsx'

interface AppSkeletonProps {
  /** The heading of the screen, where it is known before the current user. */
  heading: { title: string; subtitle: string } | null
}

/** The shell of the app: prerendered, and shown until the current user is known. */
export function AppSkeleton({ heading }: AppSkeletonProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <Container className="flex min-h-16 items-center">
          <Logo className="min-h-16" />
        </Container>
      </header>
      <main>
        <Container className="grid gap-8 py-8 sm:py-10">
          {heading ? <PageHeader {...heading} /> : <Skeleton className="h-10 max-w-md rounded-xl" />}
          <SkeletonRows rows={4} />
        </Container>
      </main>
    </div>
  )
}
