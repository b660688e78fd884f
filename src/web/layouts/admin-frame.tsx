import type { ReactNode } from 'react'
import { Container, PageHeader, type PageHeaderProps } from '#web/ui/layout/page.tsx'
import { AdminTabs } from './admin-tabs.tsx'

/** A screen of the administration: the tabs stay in place, and the heading below them changes. */
export function AdminFrame({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 content-start gap-5 pt-3 pb-8 sm:gap-8 sm:pb-10">
      <AdminTabs />
      <PageHeader {...header} />
      {children}
    </Container>
  )
}
