import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'

export interface Screen {
  /** `:id` is any part of an address. */
  path: string
  /** Part of the page's title. */
  name: string
  /** A sentence under the heading, which is the name. With it, the app's shell shows both before any script runs. */
  intro?: string
  /** Who may open it. */
  access: 'anyone' | 'signed-out' | 'signed-in' | readonly Role[]
  /** Other roles see a refusal here instead of a redirect to their home. */
  deniedInPlace?: true
  /** Without bar and footer. */
  bare?: true
  /** A full page load leads here and away: its content policy differs from that of other screens. */
  ownDocument?: true
}

/** Every screen of the product. Where two share a path, being signed in decides. */
export const screens = {
  landing: { path: paths.home, name: 'Home', access: 'signed-out' },
  home: { path: paths.home, name: 'Home', access: 'signed-in' },
  auth: { path: paths.auth, name: 'Create Account', access: 'signed-out', bare: true },
  login: { path: paths.loginScreen, name: 'Login', access: 'signed-out', bare: true },
  register: { path: paths.registerScreen, name: 'Create Account', access: 'signed-out', bare: true },
  verifyEmail: { path: paths.verifyEmail, name: 'Email Verification', access: 'anyone' },
  verifySimple: { path: paths.verifySimple, name: 'Email Verification', access: 'anyone' },
  account: { path: paths.account, name: 'Account Settings', access: 'signed-in' },
  profile: { path: paths.profile, name: 'Professional Profile', access: 'signed-in' },
  welcome: {
    path: paths.welcome,
    name: 'Get Started',
    intro: 'Three steps, about five minutes. You can skip any of them.',
    access: ['user'],
  },
  rules: { path: paths.rules, name: 'Rules for Applications', access: ['user'] },
  answers: { path: paths.answers, name: 'Answers for Job Sites', access: ['user'] },
  dashboard: {
    path: paths.dashboard,
    name: 'Application Dashboard',
    intro: 'See where every application is, and what comes next.',
    access: 'signed-in',
  },
  receipt: { path: paths.receiptScreen, name: 'Receipt', access: 'signed-in' },
  interview: { path: paths.interviewScreen, name: 'Interview', access: 'signed-in' },
  reports: { path: paths.reports, name: 'Weekly Reports', access: 'signed-in' },
  messages: { path: paths.messages, name: 'Messages', access: 'signed-in' },
  accountManager: { path: paths.accountManager, name: 'Account Manager Portal', access: ['account_manager'] },
  client: { path: paths.clientScreen, name: 'Client', access: 'signed-in' },
  adminSignIn: { path: paths.admin, name: 'Login', access: 'signed-out', bare: true },
  admin: { path: paths.admin, name: 'System Administration', access: ['admin'] },
  user: { path: paths.userScreen, name: 'User', access: ['admin'], deniedInPlace: true },
  waiting: { path: paths.waiting, name: 'Waiting Subscribers', access: ['admin'], deniedInPlace: true },
  statistics: { path: paths.statistics, name: 'Statistics', access: ['admin'], deniedInPlace: true },
  sendNotification: {
    path: paths.sendNotification,
    name: 'Send Notification',
    access: ['admin', 'account_manager'],
    deniedInPlace: true,
  },
  audit: { path: paths.audit, name: 'Audit Log', access: ['admin'], deniedInPlace: true },
  contactMessages: { path: paths.contactMessages, name: 'Contact Messages', access: ['admin'], deniedInPlace: true },
  promises: { path: paths.promises, name: 'Promises', access: ['admin'], deniedInPlace: true },
  payments: { path: paths.payments, name: 'Payments', access: ['admin'], deniedInPlace: true },
  owed: { path: paths.owed, name: 'Owed to Clients', access: ['admin'], deniedInPlace: true },
  subscribe: { path: paths.subscribe, name: 'Subscribe', access: 'signed-in', ownDocument: true },
  success: { path: paths.success, name: 'Subscription Successful', access: 'signed-in' },
  sandboxCheckout: { path: paths.sandboxCheckout, name: 'Sandbox Checkout', access: 'signed-in', bare: true },
  sandboxPortal: { path: paths.sandboxPortal, name: 'Sandbox Billing Portal', access: 'signed-in', bare: true },
  resumeBuilder: { path: paths.resumeBuilder, name: 'Resume Builder', access: 'anyone' },
  coverLetterBuilder: { path: paths.coverLetterBuilder, name: 'Cover Letter Builder', access: 'anyone' },
  shared: { path: paths.shared, name: 'Shared Document', access: 'anyone', bare: true },
  features: { path: paths.features, name: 'Features', access: 'anyone' },
  pricing: { path: paths.pricing, name: 'Pricing', access: 'anyone' },
  samples: { path: paths.samples, name: 'Samples', access: 'anyone' },
  security: { path: paths.security, name: 'Security', access: 'anyone' },
  contact: { path: paths.contact, name: 'Contact', access: 'anyone' },
  terms: { path: paths.terms, name: 'Terms of Service', access: 'anyone' },
  privacy: { path: paths.privacy, name: 'Privacy Policy', access: 'anyone' },
} as const satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens

/** The outcome of opening a path. */
export type Arrival =
  | { kind: 'open'; id: ScreenId; screen: Screen }
  | { kind: 'sign-in'; screen: Screen }
  | { kind: 'denied'; screen: Screen }
  | { kind: 'home' }
  | { kind: 'not-found' }

const ids = Object.keys(screens) as ScreenId[]
/** The paths with parameters. */
const patterns = new Map(
  ids
    .map((id) => screens[id].path)
    .filter((path) => path.includes(':'))
    .map((path) => [path, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)]),
)

export function resolveRoute(path: string, role: Role | null): Arrival {
  const here = screensAt(path)
  const [id] = here.filter((id) => opensFor(screens[id], role))
  if (id) return { kind: 'open', id, screen: screens[id] }
  const [first] = here
  if (!first) return { kind: 'not-found' }
  if (!role) return { kind: 'sign-in', screen: screens[first] }
  const denied = here.map((id) => screens[id]).find(({ access }) => access !== 'signed-out')
  return denied ? { kind: 'denied', screen: denied } : { kind: 'home' }
}

/** The heading that the screen of a path shows to everyone. */
export function getSharedHeading(path: string) {
  const screen: Screen | undefined = screensAt(path).map((id) => screens[id])[0]
  return screen?.intro === undefined ? null : { title: screen.name, subtitle: screen.intro }
}

/** Whether the screen of that path needs its own document, for any role. */
export const hasOwnDocument = (path: string) => screensAt(path).some((id) => (screens[id] as Screen).ownDocument)

function screensAt(path: string) {
  const known = path.length > 1 ? path.replace(/\/$/, '') : path
  return ids.filter((id) => screens[id].path === known || patterns.get(screens[id].path)?.test(known))
}

function opensFor({ access }: Screen, role: Role | null) {
  if (access === 'anyone') return true
  if (access === 'signed-out') return role === null
  return role !== null && (access === 'signed-in' || access.includes(role))
}
