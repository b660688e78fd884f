import type { ReactNode } from 'react'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

interface NoticeProps {
  icon?: ReactNode
  title: string
  text: ReactNode
  /** Actions that help. */
  children?: ReactNode
}

/** A page with a single message. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <Container narrow className="grid min-h-[60dvh] content-center justify-items-center gap-6 py-16 text-center">
      <PageHeader
        title={title}
        subtitle={text}
        align="center"
        above={icon && <IconTile className="mx-auto mb-2 size-14 rounded-2xl [&_svg]:size-8">{icon}</IconTile>}
      />
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </Container>
  )
}
