import type { Role } from '#contract/endpoint.ts'
import { paths } from './paths.ts'

export interface Screen {
  path: string
  /** Stands in the title of the page. */
  name: string
  /** For whom it is. */
  access: 'anyone' | 'signed-out' | 'signed-in' | readonly Role[]
  /** Other roles are told so and stay, instead of being sent home. */
  deniedInPlace?: true
  /** Fills the window by itself, without bar and footer. */
  bare?: true
  /** Drawn when the product is built: visitors are served it as static HTML. */
  drawn?: true
  /** Its content belongs to a later release. */
  notYet?: true
}

/** Every screen of the product. Where two share a path, the person's state decides which one is theirs. */
export const screens = {
  landing: { path: paths.home, name: 'Home', access: 'signed-out', drawn: true },
  home: { path: paths.home, name: 'Home', access: 'signed-in' },
  auth: { path: paths.auth, name: 'Create Account', access: 'signed-out', bare: true, drawn: true },
  login: { path: paths.loginScreen, name: 'Sign In', access: 'signed-out', bare: true, drawn: true },
  register: { path: paths.registerScreen, name: 'Create Account', access: 'signed-out', bare: true, drawn: true },
  verifyEmail: { path: paths.verifyEmail, name: 'Email Verification', access: 'anyone' },
  verifySimple: { path: paths.verifySimple, name: 'Email Verification', access: 'anyone' },
  account: { path: paths.account, name: 'Account Settings', access: 'signed-in' },
  profile: { path: paths.profile, name: 'Professional Profile', access: 'signed-in' },
  dashboard: { path: paths.dashboard, name: 'Application Dashboard', access: 'signed-in' },
  accountManager: { path: paths.accountManager, name: 'Account Manager Portal', access: ['account_manager'] },
  adminSignIn: { path: paths.admin, name: 'Sign In', access: 'signed-out', bare: true, drawn: true },
  admin: { path: paths.admin, name: 'System Administration', access: ['admin'] },
  sendNotification: {
    path: paths.sendNotification,
    name: 'Send Notification',
    access: ['admin', 'account_manager'],
    deniedInPlace: true,
  },
  audit: { path: paths.audit, name: 'Audit Log', access: ['admin'], deniedInPlace: true },
  contactMessages: { path: paths.contactMessages, name: 'Contact Messages', access: ['admin'], deniedInPlace: true },
  subscribe: { path: paths.subscribe, name: 'Subscribe', access: 'signed-in', notYet: true },
  success: { path: paths.success, name: 'Subscription Successful', access: 'signed-in', notYet: true },
  resumeBuilder: { path: paths.resumeBuilder, name: 'Resume Builder', access: 'anyone' },
  coverLetterBuilder: { path: paths.coverLetterBuilder, name: 'Cover Letter Builder', access: 'anyone' },
  features: { path: paths.features, name: 'Features', access: 'anyone', notYet: true },
  pricing: { path: paths.pricing, name: 'Pricing', access: 'anyone', notYet: true },
  contact: { path: paths.contact, name: 'Contact', access: 'anyone', notYet: true },
  terms: { path: paths.terms, name: 'Terms of Service', access: 'anyone', notYet: true },
  privacy: { path: paths.privacy, name: 'Privacy Policy', access: 'anyone', notYet: true },
} as const satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens

/** What happens to a person who comes to a path. */
export type Arrival =
  | { kind: 'open'; id: ScreenId; screen: Screen }
  | { kind: 'sign-in'; screen: Screen }
  | { kind: 'denied'; screen: Screen }
  | { kind: 'home' }
  | { kind: 'not-found' }

const ids = Object.keys(screens) as ScreenId[]

export function arrivalAt(path: string, role: Role | null): Arrival {
  const known = path.length > 1 ? path.replace(/\/$/, '') : path
  const here = ids.filter((id) => screens[id].path === known)
  const [id] = here.filter((id) => opensFor(screens[id], role))
  if (id) return { kind: 'open', id, screen: screens[id] }
  const [first] = here
  if (!first) return { kind: 'not-found' }
  if (!role) return { kind: 'sign-in', screen: screens[first] }
  const denied = here.map((id) => screens[id]).find(({ access }) => access !== 'signed-out')
  return denied ? { kind: 'denied', screen: denied } : { kind: 'home' }
}

function opensFor({ access }: Screen, role: Role | null) {
  if (access === 'anyone') return true
  if (access === 'signed-out') return role === null
  return role !== null && (access === 'signed-in' || access.includes(role))
}
