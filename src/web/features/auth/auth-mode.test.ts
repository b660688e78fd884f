import { describe, expect, it } from 'vitest'
import { planIds } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { authHref, authPlace, isMailedLink, planChosen } from './auth-mode.ts'

describe('authPlace', () => {
  it('starts by creating an account, or by signing in where that was asked for', () => {
    expect(authPlace('/auth', '').mode).toBe('create')
    expect(authPlace('/register', '').mode).toBe('create')
    expect(authPlace('/auth', 'mode=login').mode).toBe('sign-in')
    expect(authPlace('/register', '?mode=login').mode).toBe('sign-in')
    expect(authPlace('/login', '').mode).toBe('sign-in')
    expect(authPlace('/admin', '')).toMatchObject({ mode: 'sign-in', next: '/admin' })
  })

  it('knows the links of a forgotten password', () => {
    expect(authPlace('/auth', 'mode=forgot').mode).toBe('forgot')
    expect(authPlace('/auth', 'mode=reset&token=abc')).toMatchObject({ mode: 'reset', token: 'abc' })
    expect(authPlace('/auth', 'mode=nonsense').mode).toBe('create')
  })

  it('opens a mailed link for people who are signed in too', () => {
    for (const mode of ['reset', 'secure']) {
      expect(authPlace('/auth', `mode=${mode}&token=abc`)).toMatchObject({ mode, token: 'abc' })
      expect(isMailedLink('/auth', `mode=${mode}&token=abc`)).toBe(true)
      expect(isMailedLink('/auth', `mode=${mode}`)).toBe(false)
    }
    expect(isMailedLink('/auth', 'mode=login&token=abc')).toBe(false)
  })

  it('goes on to pages of our own only', () => {
    expect(authPlace('/auth', 'mode=login&next=%2Fdashboard').next).toBe('/dashboard')
    expect(authPlace('/auth', 'mode=login&next=%2F%2Fevil.test', '/profile').next).toBe('/profile')
    expect(authPlace('/auth', 'next=https%3A%2F%2Fevil.test', 'https://evil.test').next).toBeNull()
  })
})

describe('planChosen', () => {
  it('knows each plan by the page that sells it, in either mode', () => {
    for (const id of planIds) {
      expect(planChosen(paths.subscribeTo(id))).toBe(id)
      for (const mode of ['create', 'sign-in'] as const) {
        const [path = '', search = ''] = authHref(mode, paths.subscribeTo(id)).split('?')
        expect(planChosen(authPlace(path, search).next)).toBe(id)
      }
    }
  })

  it('knows none where none was chosen', () => {
    for (const next of [
      null,
      '',
      '/',
      '/subscribe',
      '/subscribe?plan=',
      '/subscribe?plan=gold',
      '/subscribe?plan=__proto__',
    ])
      expect(planChosen(next), String(next)).toBeNull()
  })
})

describe('authHref', () => {
  it('leads to each mode and keeps where to go on to', () => {
    expect(authHref('create', null)).toBe('/auth')
    expect(authHref('sign-in', null)).toBe('/auth?mode=login')
    expect(authHref('forgot', '/a?b=c')).toBe('/auth?mode=forgot&next=%2Fa%3Fb%3Dc')
  })
})
