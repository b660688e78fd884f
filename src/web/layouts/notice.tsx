import type { ReactNode } from 'react'
import { Container, PageHeader } from '#web/ui/page.tsx'

/** A whole page that says one thing. */
export function Notice({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Container width="text" className="grid min-h-[60dvh] content-center justify-items-center gap-6 py-16 text-center">
      <PageHeader title={title} subtitle={text} align="center" />
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </Container>
  )
}
