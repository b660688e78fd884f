import type { ListedApplication } from '#web/features/work/applications/applications.queries.ts'
import type { Role } from '#contract/endpoint.ts'
import type { User, UserListItem } from '#contract/users.ts'
import { type Theme, themeNames, themes } from '#web/lib/theme.ts'
import { paths } from '#web/paths.ts'
import { resolveRoute, type Screen, type ScreenId, screens } from '#web/screens.ts'

export type CommandAction = 'submit-interest' | 'add-application' | 'promote' | 'sign-out'

/** A command: a page to open, an action, or a theme. */
export interface PaletteCommand {
  id: string
  label: string
  detail?: string
  keywords?: string
  does: { go: string } | { do: CommandAction } | { theme: Theme }
}

/** Screens that only a mailed link or a payment leads to. */
const reachedOtherwise: readonly ScreenId[] = [
  'verifyEmail',
  'verifySimple',
  'subscribe',
  'success',
  'sandboxCheckout',
  'sandboxPortal',
]

const otherWords: Partial<Record<ScreenId, string>> = {
  home: 'start welcome recent notifications',
  account: 'name password email picture delete billing invoices subscription settings',
  accountPlan: 'usage billing period consultation settings',
  accountNotifications: 'email calendar weekly report time zone settings',
  accountSecurity: 'passkey authenticator second factor sessions settings',
  accountData: 'export download privacy who viewed delete settings',
  wanted: 'wishes preferences never apply employer salary titles places facts',
  profile: 'employment resume skills work history education job preferences',
  dashboard: 'applications interests board progress status',
  messages: 'conversation write chat account manager client',
  reports: 'progress week figures sent answered print csv',
  accountManager: 'manage clients queue pending interests create application',
  admin: 'users roles accounts edit delete promote assign',
  waiting: 'assign account manager unassigned subscribers',
  statistics: 'figures revenue mrr churn success rate applications per client numbers business',
  sendNotification: 'message all users',
  audit: 'history who did what',
  contactMessages: 'inbox support answer',
  promises: 'late due times kept',
  payments: 'stripe events replay compare books invoices',
  resumeBuilder: 'build write cv ats',
  coverLetterBuilder: 'build write letter ats',
  pricing: 'plans prices subscribe',
  samples: 'example letter receipt weekly report',
  security: 'encryption passwords gdpr soc 2 trust',
  contact: 'help support',
  terms: 'conditions legal',
  privacy: 'data gdpr legal',
}

/** Every screen that a role may open, the app's before the public ones. */
export function screenCommands(role: Role): PaletteCommand[] {
  return (Object.keys(screens) as ScreenId[])
    .filter((id) => !reachedOtherwise.includes(id) && !screens[id].path.includes(':'))
    .flatMap((id) => {
      const { path, name }: Screen = screens[id]
      const arrival = resolveRoute(path, role)
      if (arrival.kind !== 'open' || arrival.id !== id) return []
      return [{ id: `screen-${id}`, label: name, keywords: otherWords[id], does: { go: path } }]
    })
}

/** Listed last, and preselected only when it is the only match. */
export const signOutCommand: PaletteCommand = {
  id: 'do-sign-out',
  label: 'Logout',
  keywords: 'sign out leave',
  does: { do: 'sign-out' },
}

export const themeCommands = (current: Theme): PaletteCommand[] =>
  themes.map((theme) => ({
    id: `theme-${theme}`,
    label: themeNames[theme],
    ...(theme === current ? { detail: 'Current' } : {}),
    keywords: 'theme appearance colors mode',
    does: { theme },
  }))

export function actionCommands({
  role,
  subscriptionActive,
}: Pick<User, 'role' | 'subscriptionActive'>): PaletteCommand[] {
  if (role === 'account_manager') return []
  if (role === 'admin') return [{ id: 'do-promote', label: 'Promote to Account Manager', does: { do: 'promote' } }]
  return [
    {
      id: 'do-submit-interest',
      label: 'Submit Job Interest',
      keywords: 'posting link url new',
      does: { do: 'submit-interest' },
    },
    { id: 'do-add-application', label: 'Add Application', keywords: 'new own record', does: { do: 'add-application' } },
    subscriptionActive
      ? { id: 'do-plan', label: 'Manage Plan', keywords: 'subscription cancel card', does: { go: paths.accountPlan } }
      : { id: 'do-plan', label: 'Choose a Plan', keywords: 'subscribe subscription', does: { go: paths.pricing } },
  ]
}

type Person = Pick<UserListItem, 'id' | 'firstName' | 'lastName' | 'email' | 'role'>

/** The pages where staff manage a person. */
export function personCommands(viewer: Role, { id, firstName, lastName, email, role }: Person): PaletteCommand[] {
  const name = `${firstName} ${lastName}`
  const of = (what: string, label: string, go: string): PaletteCommand => ({
    id: `${what}-${id}`,
    label,
    detail: email,
    does: { go },
  })
  return [
    ...(viewer === 'admin' ? [of('user', `Account of ${name}`, paths.user(id))] : []),
    ...(role === 'user'
      ? [
          of('client', `Client page of ${name}`, paths.client(id)),
          of('dashboard', `Dashboard of ${name}`, paths.clientDashboard(id)),
          of('profile', `Profile of ${name}`, paths.clientProfile(id)),
          of('reports', `Weekly reports of ${name}`, paths.reportsOf(id)),
          of('conversation', `Conversation with ${name}`, paths.conversationWith(id)),
        ]
      : []),
    of('message', `Message to ${name}`, paths.messageTo(id)),
  ]
}

export function applicationCommand({ id, position, company, client }: ListedApplication): PaletteCommand {
  return {
    id: `application-${id}`,
    label: `${position} at ${company}`,
    ...(client ? { detail: `${client.firstName} ${client.lastName}` } : {}),
    does: { go: paths.applicationIn(id) },
  }
}
