import { type ComponentType, createElement, lazy } from 'react'
import { roles } from '#contract/endpoint.ts'
import { arrivalAt, type Screen, type ScreenId, type screens } from './screens.ts'

type Page = ComponentType<{ screen: Screen }>

/** The screens that are there: without `notYet` in `screens.ts`, a screen must have its page here. */
type BuiltScreenId = { [Id in ScreenId]: (typeof screens)[Id] extends { notYet: true } ? never : Id }[ScreenId]

const authPage = () => import('#web/pages/auth.tsx')
const verifyEmailPage = () => import('#web/pages/verify-email.tsx')
const NotYetPage = lazy(() => import('#web/pages/not-yet.tsx'))

/** Where the page of each screen is; it is fetched when it is first opened. */
const sources: Record<BuiltScreenId, () => Promise<{ default: Page }>> = {
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
  dashboard: () => import('#web/pages/dashboard.tsx'),
  accountManager: () => import('#web/pages/account-manager.tsx'),
  resumeBuilder: () => import('#web/pages/resume-builder.tsx'),
  coverLetterBuilder: () => import('#web/pages/cover-letter-builder.tsx'),
  features: () => import('#web/pages/features.tsx'),
  pricing: () => import('#web/pages/pricing.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  terms: () => import('#web/pages/terms.tsx'),
  privacy: () => import('#web/pages/privacy.tsx'),
  admin: () => import('#web/pages/admin.tsx'),
  sendNotification: () => import('#web/pages/send-notification.tsx'),
  audit: () => import('#web/pages/audit.tsx'),
  contactMessages: () => import('#web/pages/contact-messages.tsx'),
}

const pages = new Map(Object.values(sources).map((source) => [source, lazy(source)]))

const isBuilt = (id: ScreenId): id is BuiltScreenId => id in sources

export function PageOf({ id, screen }: { id: ScreenId; screen: Screen }) {
  return createElement((isBuilt(id) && pages.get(sources[id])) || NotYetPage, { screen })
}

/** Fetches the page of an address before it is known who is there; a wrong guess costs nothing but the fetching. */
export function fetchPageAt(path: string, signedIn: boolean) {
  const arrivals = (signedIn ? roles : [null]).map((role) => arrivalAt(path, role))
  const open = arrivals.find(({ kind }) => kind === 'open')
  // Whether it could be fetched shows when it is drawn.
  if (open?.kind === 'open' && isBuilt(open.id)) sources[open.id]().catch(() => undefined)
}
