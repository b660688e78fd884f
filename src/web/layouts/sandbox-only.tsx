import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readPaymentSettings } from '#contract/payments.ts'
import { SandboxBanner } from '#web/features/money/subscriptions/sandbox-banner.tsx'
import { Logo } from '#web/layouts/logo.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { NoSuchPage } from './not-found.tsx'

interface SandboxOnlyProps {
  title: string
  subtitle: string
  narrow?: boolean
  children: ReactNode
}

/** The frame of the sandbox's pages. They do not exist with a real provider. */
export function SandboxOnly({ title, subtitle, narrow, children }: SandboxOnlyProps) {
  const settings = useQuery(queryFor(readPaymentSettings))
  const { data, ...state } = getQueryState(settings, 'This page could not be loaded.')
  if (data && data.provider !== 'sandbox')
    return (
      <main id="main" tabIndex={-1}>
        <NoSuchPage />
      </main>
    )
  return (
    <div className="flex min-h-dvh flex-col">
      {/* No element around both, or the banner would scroll away with it. */}
      <header className="contents">
        <SandboxBanner />
        <div className="border-b border-line">
          <Container narrow={narrow} className="flex min-h-16 items-center">
            <Logo />
          </Container>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow">
        <Container narrow={narrow} className="grid gap-8 py-8 sm:py-10">
          <PageHeader title={title} subtitle={subtitle} />
          {data ? children : <LoadStatus {...state} />}
        </Container>
      </main>
    </div>
  )
}
