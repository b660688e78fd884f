import { planIds } from '#contract/plans.ts'
import { safePath } from '#web/lib/navigation/safe-path.ts'
import { paths } from '#web/paths.ts'

/** The last two are opened by a mailed link, which carries a token. */
export type AuthMode = 'create' | 'sign-in' | 'forgot' | 'reset' | 'secure'
type LinkedMode = Exclude<AuthMode, 'reset' | 'secure'>

export interface AuthAddress {
  mode: AuthMode
  /** From a mailed link. */
  token: string
  /** Where to go after sign-in. */
  next: string | null
}

const modes: Partial<Record<string, AuthMode>> = {
  login: 'sign-in',
  forgot: 'forgot',
  reset: 'reset',
  secure: 'secure',
}
const signInFirst: readonly string[] = [paths.loginScreen, paths.admin]

/** What the auth screen shows at an address. `remembered` is the page the visitor was redirected from. */
export function parseAuthAddress(path: string, search: string, remembered?: unknown): AuthAddress {
  const query = new URLSearchParams(search)
  const byPath = signInFirst.includes(path) ? 'sign-in' : 'create'
  return {
    mode: modes[query.get('mode') ?? ''] ?? byPath,
    token: query.get('token') ?? '',
    next: safePath(query.get('next')) ?? safePath(remembered) ?? (path === paths.admin ? paths.admin : null),
  }
}

/** Mailed links also work for people who are signed in. */
export function isMailedLink(path: string, search: string) {
  const { mode, token } = parseAuthAddress(path, search)
  return token !== '' && (mode === 'reset' || mode === 'secure')
}

/** The plan whose payment follows, if `next` leads there. */
export const findChosenPlan = (next: string | null) => planIds.find((id) => paths.subscribeTo(id) === next) ?? null

const modeQuery: Record<LinkedMode, string> = { create: '', 'sign-in': 'login', forgot: 'forgot' }

/** The address of a mode. It keeps `next`. */
export function getAuthHref(mode: LinkedMode, next: string | null) {
  const query = new URLSearchParams({
    ...(modeQuery[mode] ? { mode: modeQuery[mode] } : {}),
    ...(next ? { next } : {}),
  }).toString()
  return query ? `${paths.auth}?${query}` : paths.auth
}
