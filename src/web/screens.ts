import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'

export interface Screen {
  /** `:id` is any part of an address. */
  path: string
  /** Its module in `pages/`, or the folder, which is one chunk, and the name in its index. */
  page: string
  /** Part of the page's title. */
  name: string
  /** A sentence under the heading, which is the name. */
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

const staff = ['account_manager', 'admin'] as const
const forAdmins = { access: ['admin'], deniedInPlace: true } as const

/** Every screen of the product. Where two share a path, being signed in decides. */
export const screens = {
  landing: { path: paths.home, page: 'public/landing', name: 'Home', access: 'signed-out' },
  home: { path: paths.home, page: 'home', name: 'Home', access: 'signed-in' },
  auth: { path: paths.auth, page: 'auth', name: 'Create Account', access: 'signed-out', bare: true },
  login: { path: paths.loginScreen, page: 'auth', name: 'Login', access: 'signed-out', bare: true },
  register: { path: paths.registerScreen, page: 'auth', name: 'Create Account', access: 'signed-out', bare: true },
  verifyEmail: { path: paths.verifyEmail, page: 'verify-email', name: 'Email Verification', access: 'anyone' },
  verifySimple: { path: paths.verifySimple, page: 'verify-email', name: 'Email Verification', access: 'anyone' },
  account: { path: paths.account, page: 'account', name: 'Account Settings', access: 'signed-in' },
  accountPlan: { path: paths.accountPlan, page: 'account', name: 'What Your Plan Includes', access: ['user'] },
  accountNotifications: {
    path: paths.accountNotifications,
    page: 'account',
    name: 'Notification Settings',
    access: 'signed-in',
  },
  accountSecurity: { path: paths.accountSecurity, page: 'account', name: 'Login and Security', access: 'signed-in' },
  accountData: { path: paths.accountData, page: 'account', name: 'Data and Privacy', access: 'signed-in' },
  profile: { path: paths.profile, page: 'profile/profile', name: 'Professional Profile', access: 'signed-in' },
  welcome: {
    path: paths.welcome,
    page: 'profile/welcome',
    name: 'Get Started',
    intro: 'Three steps, about five minutes. You can skip any of them.',
    access: ['user'],
  },
  wanted: {
    path: paths.wanted,
    page: 'profile/wanted',
    name: 'What You Want',
    intro: 'We ask for this once. Your account manager keeps to it.',
    access: ['user'],
  },
  rules: {
    path: paths.rules,
    page: 'profile/wanted',
    name: 'Rules for Applications',
    intro: "Your account manager can't apply where your rules forbid it.",
    access: ['user'],
  },
  answers: {
    path: paths.answers,
    page: 'profile/wanted',
    name: 'Answers for Job Sites',
    intro: 'Your account manager copies them into application forms.',
    access: ['user'],
  },
  dashboard: {
    path: paths.dashboard,
    page: 'dashboard',
    name: 'Application Dashboard',
    intro: 'See where every application is, and what comes next.',
    access: 'signed-in',
  },
  receipt: { path: paths.receiptScreen, page: 'records/receipt', name: 'Proof of Sending', access: 'signed-in' },
  interview: { path: paths.interviewScreen, page: 'records/interview', name: 'Interview', access: 'signed-in' },
  reports: { path: paths.reports, page: 'records/reports', name: 'Weekly Reports', access: 'signed-in' },
  messages: { path: paths.messages, page: 'messages', name: 'Messages', access: 'signed-in' },
  applyKit: {
    path: paths.applyKit,
    page: 'records/connectKit',
    name: 'Connect the Apply Kit',
    intro: 'A browser extension that fills application forms from what your clients gave. You check and submit.',
    access: staff,
  },
  openPosting: {
    path: paths.openPostingScreen,
    page: 'records/openPosting',
    name: 'Opening the Posting',
    access: staff,
  },
  inbox: {
    path: paths.inbox,
    page: 'inbox',
    name: 'Inbox',
    intro: "Employers' answers to your clients. Nothing changes before one of you accepts it.",
    access: staff,
  },
  accountManager: {
    path: paths.accountManager,
    page: 'account-manager',
    name: 'Account Manager Portal',
    access: ['account_manager'],
  },
  client: { path: paths.clientScreen, page: 'client', name: 'Client', access: 'signed-in' },
  adminSignIn: { path: paths.admin, page: 'auth', name: 'Login', access: 'signed-out', bare: true },
  admin: { path: paths.admin, page: 'admin/admin', name: 'System Administration', access: ['admin'] },
  user: { path: paths.userScreen, page: 'admin/user', name: 'User', ...forAdmins },
  waiting: { path: paths.waiting, page: 'admin/waiting', name: 'Waiting Subscribers', ...forAdmins },
  statistics: { path: paths.statistics, page: 'statistics', name: 'Statistics', ...forAdmins },
  sendNotification: {
    path: paths.sendNotification,
    page: 'send-notification',
    name: 'Send Notification',
    access: staff,
    deniedInPlace: true,
  },
  audit: { path: paths.audit, page: 'admin/audit', name: 'Audit Log', ...forAdmins },
  contactMessages: {
    path: paths.contactMessages,
    page: 'admin/contactMessages',
    name: 'Contact Messages',
    ...forAdmins,
  },
  promises: { path: paths.promises, page: 'admin/promises', name: 'Promises', ...forAdmins },
  payments: { path: paths.payments, page: 'admin/payments', name: 'Payments', ...forAdmins },
  owed: { path: paths.owed, page: 'admin/owed', name: 'Owed to Clients', ...forAdmins },
  subscribe: {
    path: paths.subscribe,
    page: 'payment/subscribe',
    name: 'Subscribe',
    access: 'signed-in',
    ownDocument: true,
  },
  success: { path: paths.success, page: 'payment/success', name: 'Subscription Successful', access: 'signed-in' },
  sandboxCheckout: {
    path: paths.sandboxCheckout,
    page: 'payment/sandboxCheckout',
    name: 'Sandbox Checkout',
    access: 'signed-in',
    bare: true,
  },
  sandboxPortal: {
    path: paths.sandboxPortal,
    page: 'payment/sandboxPortal',
    name: 'Sandbox Billing Portal',
    access: 'signed-in',
    bare: true,
  },
  resumeBuilder: { path: paths.resumeBuilder, page: 'resume-builder', name: 'Resume Builder', access: 'anyone' },
  coverLetterBuilder: {
    path: paths.coverLetterBuilder,
    page: 'cover-letter-builder',
    name: 'Cover Letter Builder',
    access: 'anyone',
  },
  shared: { path: paths.shared, page: 'shared', name: 'Shared Document', access: 'anyone', bare: true },
  features: { path: paths.features, page: 'public/features', name: 'Features', access: 'anyone' },
  pricing: { path: paths.pricing, page: 'public/pricing', name: 'Pricing', access: 'anyone' },
  samples: { path: paths.samples, page: 'public/samples', name: 'Samples', access: 'anyone' },
  security: { path: paths.security, page: 'public/security', name: 'Security', access: 'anyone' },
  contact: { path: paths.contact, page: 'contact', name: 'Contact', access: 'anyone' },
  terms: { path: paths.terms, page: 'public/terms', name: 'Terms of Service', access: 'anyone' },
  privacy: { path: paths.privacy, page: 'public/privacy', name: 'Privacy Policy', access: 'anyone' },
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
