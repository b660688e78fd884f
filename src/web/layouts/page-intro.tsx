import type { ReactNode } from 'react'
import { Container } from '#web/ui/layout/page.tsx'

/** The start of a public page: its h1 and a short text. */
export function PageIntro({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 gap-4 pt-8 pb-8 sm:gap-5 sm:pt-20 sm:pb-14">
      <h1 tabIndex={-1} className="max-w-3xl text-5xl">
        {title}
      </h1>
      <p className="max-w-2xl text-lg text-muted sm:text-xl">{text}</p>
      {children}
    </Container>
  )
}
