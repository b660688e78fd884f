import { type ComponentType, createElement, lazy, memo } from 'react'
import { roles } from '#contract/endpoint.ts'
import { hasSessionHint } from '#web/lib/api/session-hint.ts'
import { resolveRoute, type Screen, type ScreenId } from './screens.ts'

type Page = ComponentType<{ screen: Screen }>

const authPage = () => import('#web/pages/auth.tsx')
const verifyEmailPage = () => import('#web/pages/verify-email.tsx')

/** The module of each screen's page, loaded when it is first opened. */
const sources: Record<ScreenId, () => Promise<{ default: Page }>> = {
  landing: () => import('#web/pages/landing.tsx'),
  home: () => import('#web/pages/home.tsx'),
  auth: authPage,
  login: authPage,
  register: authPage,
  adminSignIn: authPage,
  verifyEmail: verifyEmailPage,
  verifySimple: verifyEmailPage,
  account: () => import('#web/pages/account.tsx'),
  profile: () => import('#web/pages/profile.tsx'),
  welcome: () => import('#web/pages/welcome.tsx'),
  rules: () => import('#web/pages/rules.tsx'),
  answers: () => import('#web/pages/answers.tsx'),
  dashboard: () => import('#web/pages/dashboard.tsx'),
  receipt: () => import('#web/pages/receipt.tsx'),
  interview: () => import('#web/pages/interview.tsx'),
  reports: () => import('#web/pages/reports.tsx'),
  messages: () => import('#web/pages/messages.tsx'),
  accountManager: () => import('#web/pages/account-manager.tsx'),
  client: () => import('#web/pages/client.tsx'),
  resumeBuilder: () => import('#web/pages/resume-builder.tsx'),
  coverLetterBuilder: () => import('#web/pages/cover-letter-builder.tsx'),
  shared: () => import('#web/pages/shared.tsx'),
  features: () => import('#web/pages/features.tsx'),
  pricing: () => import('#web/pages/pricing.tsx'),
  samples: () => import('#web/pages/samples.tsx'),
  security: () => import('#web/pages/security.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  terms: () => import('#web/pages/terms.tsx'),
  privacy: () => import('#web/pages/privacy.tsx'),
  admin: () => import('#web/pages/admin.tsx'),
  user: () => import('#web/pages/user.tsx'),
  waiting: () => import('#web/pages/waiting.tsx'),
  statistics: () => import('#web/pages/statistics.tsx'),
  sendNotification: () => import('#web/pages/send-notification.tsx'),
  audit: () => import('#web/pages/audit.tsx'),
  contactMessages: () => import('#web/pages/contact-messages.tsx'),
  promises: () => import('#web/pages/promises.tsx'),
  payments: () => import('#web/pages/payments.tsx'),
  owed: () => import('#web/pages/owed.tsx'),
  subscribe: () => import('#web/pages/subscribe.tsx'),
  success: () => import('#web/pages/success.tsx'),
  sandboxCheckout: () => import('#web/pages/sandbox-checkout.tsx'),
  sandboxPortal: () => import('#web/pages/sandbox-portal.tsx'),
}

type Source = (typeof sources)[ScreenId]
const pages = new Map<Source, Page>()

/** Screens of the same page share one component, so a change between them does not remount it. */
function pageFrom(source: Source) {
  const page = pages.get(source) ?? lazy(source)
  pages.set(source, page)
  return page
}

/** Memoised: a change of the query, such as opening details, does not render the whole page again. */
export const ScreenPage = memo(function ScreenPage({ id, screen }: { id: ScreenId; screen: Screen }) {
  return createElement(pageFrom(sources[id]), { screen })
})

/** Fetches the page of an address before the current user is known; a wrong guess costs only the download. */
export async function preloadScreen(path: string) {
  const visitors = resolveRoute(path, null)
  // Reading cookies can be slow, so they are read only where they matter.
  const arrivals =
    visitors.kind === 'open' && !hasSessionHint() ? [visitors] : roles.map((role) => resolveRoute(path, role))
  const open = arrivals.find(({ kind }) => kind === 'open')
  if (open?.kind !== 'open') return
  const source = sources[open.id]
  // A failed download shows when the page is rendered.
  const loaded = await source().catch(() => null)
  if (loaded && !pages.has(source)) pages.set(source, loaded.default)
}
