import { expect, it } from 'vitest'
import { roles } from '#contract/endpoint.ts'
import { resolveRoute, hasOwnDocument, screens, type Screen } from './screens.ts'

const everyone = [null, ...roles]
const kinds = (path: string) => everyone.map((role) => resolveRoute(path, role).kind)

it('has one screen for each person at each path', () => {
  for (const { path } of Object.values(screens) as Screen[]) expect(kinds(path), path).not.toContain('not-found')
})

it('has separate homes for visitors and signed-in people', () => {
  expect(everyone.map((role) => resolveRoute('/', role))).toMatchObject([
    { id: 'landing' },
    { id: 'home' },
    { id: 'home' },
    { id: 'home' },
  ])
})

it('sends signed-in people home from the sign-in', () => {
  for (const path of ['/auth', '/login', '/register']) expect(kinds(path)).toEqual(['open', 'home', 'home', 'home'])
})

it('asks visitors of protected pages to sign in', () => {
  for (const path of ['/account', '/profile', '/dashboard', '/messages', '/subscribe', '/success', '/sandbox/portal'])
    expect(kinds(path)).toEqual(['sign-in', 'open', 'open', 'open'])
})

it('has a screen for each part of the settings, the plan for job seekers alone', () => {
  for (const path of ['/account/notifications', '/account/security', '/account/data'])
    expect(kinds(path)).toEqual(['sign-in', 'open', 'open', 'open'])
  expect(kinds('/account/plan')).toEqual(['sign-in', 'open', 'denied', 'denied'])
})

it('opens what a job seeker wants to job seekers alone, at three addresses', () => {
  for (const path of ['/what-you-want', '/rules', '/answers'])
    expect(kinds(path)).toEqual(['sign-in', 'open', 'denied', 'denied'])
})

it('opens the pages of staff to their roles only', () => {
  expect(kinds('/account-manager')).toEqual(['sign-in', 'denied', 'open', 'denied'])
  expect(kinds('/admin')).toEqual(['open', 'denied', 'denied', 'open'])
  expect(resolveRoute('/admin', null)).toMatchObject({ id: 'adminSignIn' })
  expect(resolveRoute('/admin', 'user')).toMatchObject({ kind: 'denied', screen: screens.admin })
  expect(kinds('/admin/notifications')).toEqual(['sign-in', 'denied', 'open', 'open'])
  for (const path of ['/admin/audit', '/admin/messages', '/admin/payments', '/admin/promises'])
    expect(kinds(path)).toEqual(['sign-in', 'denied', 'denied', 'open'])
})

it('opens public pages to everyone', () => {
  for (const path of ['/resume-builder', '/terms', '/pricing', '/verify-email', '/verify-simple'])
    expect(kinds(path)).toEqual(['open', 'open', 'open', 'open'])
})

it('accepts a trailing slash, and nothing else', () => {
  expect(kinds('/dashboard/')).toEqual(kinds('/dashboard'))
  expect(kinds('/nowhere')).toEqual(Array.from(everyone, () => 'not-found'))
  expect(kinds('/dashboard/x')).toEqual(Array.from(everyone, () => 'not-found'))
})

it('opens a path with a parameter for any id', () => {
  for (const path of ['/applications/7/receipt', '/applications/7/receipt/', '/applications/:id/receipt'])
    expect(kinds(path)).toEqual(['sign-in', 'open', 'open', 'open'])
  for (const path of [
    '/applications//receipt',
    '/applications/7/8/receipt',
    '/applications/7',
    '/x/applications/7/receipt',
  ])
    expect(kinds(path)).toEqual(Array.from(everyone, () => 'not-found'))
})

it('loads the payment page as its own document, with or without a slash', () => {
  for (const path of ['/subscribe', '/subscribe/']) expect(hasOwnDocument(path)).toBe(true)
  for (const path of ['/', '/account', '/success', '/subscribed', '/nowhere']) expect(hasOwnDocument(path)).toBe(false)
})
