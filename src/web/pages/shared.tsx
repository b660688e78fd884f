import { SharedDocument } from '#web/features/work/builders/shared-document.tsx'
import { Logo } from '#web/layouts/logo.tsx'
import { Container } from '#web/ui/layout/page.tsx'

/** For people without an account: no bar, no footer, and nothing of the owner but the document. */
export default function SharedPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line print:hidden">
        <Container narrow className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
          <Logo />
          <p className="text-sm text-muted">Shared with Foothold</p>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="grow">
        <Container narrow className="py-8 sm:py-10">
          <SharedDocument />
        </Container>
      </main>
    </div>
  )
}
