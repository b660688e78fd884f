import { planIds, plans, productName } from '#contract/plans.ts'
import { contactPage, featuresPage, hero } from '#web/content.ts'
import { samplesPage } from '#web/samples-content.ts'
import { securityPage } from '#web/legal/security.ts'
import { paths } from '#web/paths.ts'
import { type Screen, screens } from '#web/screens.ts'
import { organization, planOffers, questions } from './structured-data.ts'

/** One page that the build prerenders for visitors. */
export interface SitePage {
  /** The address it is rendered and served at; null for unknown addresses. */
  address: string | null
  title: string
  /** The module in `pages/` that the browser hydrates. Without one the page ships no React. */
  hydrates?: string
  /** Works without JavaScript: its `<noscript>` message is removed. */
  worksWithoutScript?: true
  /** The canonical address. Pages without one are not indexed. */
  canonical?: string
  /** The description for search engines and shared links. */
  description?: string
  /** The picture of a shared link. */
  picture?: string
  /** Structured data (schema.org). */
  data?: readonly object[]
}

/** A page of the sitemap. */
const publicPage = ({ path, name }: Screen, page: Omit<SitePage, 'address' | 'title'>): SitePage => ({
  address: path,
  title: name,
  canonical: path,
  ...page,
})

const authScreens: readonly Screen[] = [screens.auth, screens.login, screens.register, screens.adminSignIn]
/** The modes of the auth screen that a link may ask for, with their titles. */
const authModes = { login: 'Login', forgot: 'Forgot Password' }

const authPage = (path: string, query: Record<string, string>, title: string): SitePage => ({
  address: Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
  title,
  hydrates: 'auth',
  canonical: paths.auth,
})

const authPages = authScreens.flatMap(({ path, name }) => [
  authPage(path, {}, name),
  ...Object.entries(authModes).map(([mode, title]) => authPage(path, { mode }, title)),
])

/** Most visitors come to the auth screen with a chosen plan: the page names it before any script runs. */
const chosenPlanPages = planIds
  .map(paths.subscribeTo)
  .flatMap((next) => [
    authPage(paths.auth, { next }, screens.auth.name),
    authPage(paths.auth, { mode: 'login', next }, authModes.login),
  ])

export const pages: readonly SitePage[] = [
  publicPage(screens.landing, {
    description: hero.text,
    picture: 'landing',
    data: [organization],
  }),
  publicPage(screens.features, { description: featuresPage.text, picture: 'features' }),
  publicPage(screens.pricing, {
    description: `${productName} plans: ${planIds.map((id) => `${plans[id].name} $${plans[id].price}`).join(', ')} a month. Cancel at any time.`,
    picture: 'pricing',
    data: [planOffers, questions],
  }),
  publicPage(screens.samples, { description: samplesPage.text, picture: 'features' }),
  publicPage(screens.security, { description: securityPage.text }),
  publicPage(screens.contact, {
    hydrates: 'contact',
    worksWithoutScript: true,
    description: contactPage.text,
    picture: 'contact',
  }),
  publicPage(screens.terms, {
    description: `What you and ${productName} agree on: plans, payment, cancelling, refunds and liability.`,
  }),
  publicPage(screens.privacy, {
    description: `What ${productName} knows about you, why, who sees it and how long we keep it.`,
  }),
  publicPage(screens.resumeBuilder, {
    hydrates: 'resume-builder',
    description: 'Write a resume that people and applicant-tracking systems can read, for free and without an account.',
  }),
  publicPage(screens.coverLetterBuilder, {
    hydrates: 'cover-letter-builder',
    description:
      'Write a cover letter for one job, based on what you have really done, for free and without an account.',
  }),
  ...authPages,
  ...chosenPlanPages,
  { address: null, title: 'Page Not Found' },
]
