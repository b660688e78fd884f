import type { ReactNode } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import type { OwnService } from '#contract/users.ts'
import { paths } from '#web/paths.ts'
import { Banner, type BannerTone } from '#web/ui/feedback/banner.tsx'
import { ViewPlans } from './view-plans.tsx'

interface PlanGap {
  tone: BannerTone
  title: string
  text: string
  action: ReactNode
}

/** The notice for a person without an active plan. Null for everyone else. */
export function planGap(service: OwnService | null): PlanGap | null {
  if (!service || service.planLimit !== null) return null
  if (service.paymentOpen)
    return {
      tone: 'warning',
      title: 'Your plan is on hold',
      text: 'The last payment did not go through. Your account page says what to do.',
      action: <ButtonLink href={paths.account}>Go to Account</ButtonLink>,
    }
  return {
    tone: 'info',
    title: 'You have no active plan',
    text: 'To have someone apply for you, choose a plan. We keep the postings you submit until then.',
    action: <ViewPlans />,
  }
}

/** The same as a banner, for screens with more on them. */
export function PlanNotice({ service }: { service: OwnService | null }) {
  const gap = planGap(service)
  if (!gap) return null
  return (
    <Banner tone={gap.tone} title={gap.title} action={gap.action}>
      {gap.text}
    </Banner>
  )
}
