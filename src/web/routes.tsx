import { type ComponentType, createElement, lazy } from 'react'
import type { Screen, ScreenId, screens } from './screens.ts'

type Page = ComponentType<{ screen: Screen }>

/** The screens that are there: without `notYet` in `screens.ts`, a screen must have its page here. */
type BuiltScreenId = { [Id in ScreenId]: (typeof screens)[Id] extends { notYet: true } ? never : Id }[ScreenId]

const AuthPage = lazy(() => import('#web/pages/auth.tsx'))
const VerifyEmailPage = lazy(() => import('#web/pages/verify-email.tsx'))
const NotYetPage = lazy(() => import('#web/pages/not-yet.tsx'))

/** What each screen shows; a page is fetched when it is first opened. */
const pages: Record<BuiltScreenId, Page> = {
  landing: lazy(() => import('#web/pages/landing.tsx')),
  home: lazy(() => import('#web/pages/home.tsx')),
  auth: AuthPage,
  login: AuthPage,
  register: AuthPage,
  adminSignIn: AuthPage,
  verifyEmail: VerifyEmailPage,
  verifySimple: VerifyEmailPage,
  account: lazy(() => import('#web/pages/account.tsx')),
  profile: lazy(() => import('#web/pages/profile.tsx')),
  dashboard: lazy(() => import('#web/pages/dashboard.tsx')),
  accountManager: lazy(() => import('#web/pages/account-manager.tsx')),
  resumeBuilder: lazy(() => import('#web/pages/resume-builder.tsx')),
  coverLetterBuilder: lazy(() => import('#web/pages/cover-letter-builder.tsx')),
  features: lazy(() => import('#web/pages/features.tsx')),
  pricing: lazy(() => import('#web/pages/pricing.tsx')),
  contact: lazy(() => import('#web/pages/contact.tsx')),
  terms: lazy(() => import('#web/pages/terms.tsx')),
  privacy: lazy(() => import('#web/pages/privacy.tsx')),
  admin: lazy(() => import('#web/pages/admin.tsx')),
  sendNotification: lazy(() => import('#web/pages/send-notification.tsx')),
  audit: lazy(() => import('#web/pages/audit.tsx')),
  contactMessages: lazy(() => import('#web/pages/contact-messages.tsx')),
}

const isBuilt = (id: ScreenId): id is BuiltScreenId => id in pages

export function PageOf({ id, screen }: { id: ScreenId; screen: Screen }) {
  return createElement(isBuilt(id) ? pages[id] : NotYetPage, { screen })
}
