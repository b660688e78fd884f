import type { ComponentType } from 'react'
import AuthPage from '#web/pages/auth.tsx'
import LandingPage from '#web/pages/landing.tsx'
import NotFoundPage from '#web/pages/not-found.tsx'
import { paths } from '#web/paths.ts'
import { type Screen, screens } from '#web/screens.ts'
import type { IslandName } from '#web/ui/island.tsx'

/** One page of static HTML: a screen at an address. */
export interface SitePage {
  /** Its file among the built pages. */
  file: string
  screen: Pick<Screen, 'name' | 'bare'>
  /** Where it is served; null is any address that no screen has. */
  path: string | null
  /** The value of `mode` in the query that it is for; without one it is for every other. */
  mode?: string
  /** The address that search engines keep; those without one are not for them. */
  canonical?: string
  /** What search engines and shared links say of it. */
  description?: string
  /** The picture of a shared link. */
  picture?: string
  /** The part of it that comes to life. */
  island?: IslandName
  Page: ComponentType
}

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
export const appPlaces = authScreens.map(({ path }) => ({ path, mode: 'reset' }))

export const pages: readonly SitePage[] = [
  {
    file: 'landing.html',
    screen: screens.landing,
    path: paths.home,
    canonical: paths.home,
    description: 'Dedicated account managers apply to jobs for you, and you see everything that happens.',
    picture: 'landing',
    Page: LandingPage,
  },
  ...authPages,
  { file: 'not-found.html', screen: { name: 'Page Not Found' }, path: null, Page: NotFoundPage },
]
