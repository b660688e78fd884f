import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Boundary } from '#web/ui/feedback/part-boundary.tsx'
import { Container } from '#web/ui/layout/page.tsx'

/** When a page throws or its chunk cannot be loaded, the bar and a message remain. */
export class ErrorBoundary extends Boundary<{ children: ReactNode }> {
  override renderFailure() {
    return (
      <Container width="narrow" className="grid gap-6 py-16">
        <h1 className="text-center text-3xl">Something went wrong</h1>
        <ErrorState
          message="This page could not be shown. What you have saved is safe."
          // After a release the server no longer has the old chunks; a full reload fetches the new ones.
          onRetry={() => window.location.reload()}
        />
      </Container>
    )
  }
}
