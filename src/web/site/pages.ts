import type { ComponentType } from 'react'
import { type Role, roles } from '#contract/endpoint.ts'
import { planIds, plans, productName } from '#contract/plans.ts'
import { contactPage, featuresPage, hero } from '#web/content.ts'
import AuthPage from '#web/pages/auth.tsx'
import HomePage from '#web/pages/home.tsx'
import LandingPage from '#web/pages/landing.tsx'
import AccountPage from '#web/pages/account.tsx'
import AccountManagerPage from '#web/pages/account-manager.tsx'
import AdminPage from '#web/pages/admin.tsx'
import DashboardPage from '#web/pages/dashboard.tsx'
import ContactPage from '#web/pages/contact.tsx'
import CoverLetterBuilderPage from '#web/pages/cover-letter-builder.tsx'
import FeaturesPage from '#web/pages/features.tsx'
import NotFoundPage from '#web/pages/not-found.tsx'
import PricingPage from '#web/pages/pricing.tsx'
import PrivacyPage from '#web/pages/privacy.tsx'
import ProfilePage from '#web/pages/profile.tsx'
import ResumeBuilderPage from '#web/pages/resume-builder.tsx'
import TermsPage from '#web/pages/terms.tsx'
import { paths } from '#web/paths.ts'
import { type Screen, screens } from '#web/screens.ts'
import type { IslandName } from '#web/ui/island.tsx'
import { organization, planOffers, questions } from './structured-data.ts'

/** One page of static HTML: a screen at an address. */
export interface SitePage {
  /** Its file among the built pages. */
  file: string
  screen: Pick<Screen, 'name' | 'bare'>
  /** Where it is served; null is any address that no screen has. */
  path: string | null
  /** The value of `mode` in the query that it is for; without one it is for every other. */
  mode?: string
  /** Where its visitor goes on to after signing in, as far as that shows; without one it is for every other. */
  next?: string
  /** The address that search engines keep; those without one are not for them. */
  canonical?: string
  /** What search engines and shared links say of it. */
  description?: string
  /** The picture of a shared link. */
  picture?: string
  /** What it says to search engines in their own terms (schema.org). */
  data?: readonly object[]
  /** The part of it that comes to life. */
  island?: IslandName
  /** The file of its page among the screens, where the app takes over the whole of it. */
  app?: string
  /** Whose it is, as it looks before anything of theirs has come; without a role it is the visitors'. */
  role?: Role
  Page: ComponentType
}

const pricingDescription = `${productName} plans: ${planIds.map((id) => `${plans[id].name} $${plans[id].price}`).join(', ')} a month. Cancel at any time.`

const authScreens = [
  { ...screens.auth, file: 'auth' },
  { ...screens.login, file: 'login' },
  { ...screens.register, file: 'register' },
  { ...screens.adminSignIn, file: 'admin' },
]
/** The modes of the auth screen that a link may ask for. */
const authModes = [
  { mode: 'login', name: 'Sign In' },
  { mode: 'forgot', name: 'Forgot Password' },
]

/** What brings most people there is a plan that they have chosen: it is named on the page before any script has come. */
const chosenPlans: SitePage[] = planIds.flatMap((id) =>
  [undefined, 'login'].map((mode) => ({
    screen: { ...screens.auth, name: mode ? 'Sign In' : screens.auth.name },
    path: paths.auth,
    ...(mode && { mode }),
    next: paths.subscribeTo(id),
    file: `auth-${mode ?? 'create'}-${id}.html`,
    island: 'auth',
    canonical: paths.auth,
    Page: AuthPage,
  })),
)

const authPages: SitePage[] = authScreens.flatMap(({ file, path, ...screen }) => {
  const page = { screen, path, island: 'auth', canonical: paths.auth, Page: AuthPage } as const
  return [
    { ...page, file: `${file}.html` },
    ...authModes.map(({ mode, name }) => ({
      ...page,
      screen: { ...screen, name },
      file: `${file}-${mode}.html`,
      mode,
    })),
  ]
})

/** Where visitors get the app itself: a mailed link carries a token, which no drawn page can know. */
export const appPlaces = authScreens.flatMap(({ path }) => ['reset', 'secure'].map((mode) => ({ path, mode })))

const waiting: SitePage[] = [
  { screen: screens.home, file: 'home', roles, Page: HomePage },
  { screen: screens.dashboard, file: 'dashboard', roles: ['user', 'account_manager'], Page: DashboardPage },
  { screen: screens.profile, file: 'profile', roles: ['user'], Page: ProfilePage },
  { screen: screens.account, file: 'account', roles: ['user'], Page: AccountPage },
  { screen: screens.accountManager, file: 'account-manager', roles: ['account_manager'], Page: AccountManagerPage },
  { screen: screens.admin, file: 'admin', roles: ['admin'], Page: AdminPage },
].flatMap(({ screen, file, roles: whose, Page }) =>
  whose.map((role) => ({
    file: `${file}-waiting-${role}.html`,
    screen,
    path: screen.path,
    role: role as Role,
    app: `${file}.tsx`,
    Page,
  })),
)

export const pages: readonly SitePage[] = [
  {
    file: 'landing.html',
    screen: screens.landing,
    path: paths.home,
    canonical: paths.home,
    description: hero.text,
    picture: 'landing',
    data: [organization],
    Page: LandingPage,
  },
  {
    file: 'features.html',
    screen: screens.features,
    path: paths.features,
    canonical: paths.features,
    description: featuresPage.text,
    picture: 'features',
    Page: FeaturesPage,
  },
  {
    file: 'pricing.html',
    screen: screens.pricing,
    path: paths.pricing,
    canonical: paths.pricing,
    description: pricingDescription,
    picture: 'pricing',
    data: [planOffers, questions],
    Page: PricingPage,
  },
  {
    file: 'contact.html',
    screen: screens.contact,
    path: paths.contact,
    canonical: paths.contact,
    description: contactPage.text,
    picture: 'contact',
    island: 'contact',
    Page: ContactPage,
  },
  {
    file: 'terms.html',
    screen: screens.terms,
    path: paths.terms,
    canonical: paths.terms,
    description: `What you and ${productName} agree on: plans, payment, cancelling, refunds and liability.`,
    Page: TermsPage,
  },
  {
    file: 'privacy.html',
    screen: screens.privacy,
    path: paths.privacy,
    canonical: paths.privacy,
    description: `What ${productName} knows about you, why, who sees it and how long it is kept.`,
    Page: PrivacyPage,
  },
  {
    file: 'resume-builder.html',
    screen: screens.resumeBuilder,
    path: paths.resumeBuilder,
    canonical: paths.resumeBuilder,
    description: 'Write a resume that people and applicant-tracking systems can read, for free and without an account.',
    app: 'resume-builder.tsx',
    Page: ResumeBuilderPage,
  },
  {
    file: 'cover-letter-builder.html',
    screen: screens.coverLetterBuilder,
    path: paths.coverLetterBuilder,
    canonical: paths.coverLetterBuilder,
    description:
      'Write a cover letter for one job, based on what you have really done, for free and without an account.',
    app: 'cover-letter-builder.tsx',
    Page: CoverLetterBuilderPage,
  },
  ...authPages,
  ...chosenPlans,
  ...waiting,
  { file: 'not-found.html', screen: { name: 'Page Not Found' }, path: null, Page: NotFoundPage },
]
