import { describe, expect, it } from 'vitest'
import { planIds } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { getAuthHref, parseAuthAddress, isMailedLink, findChosenPlan } from './auth-mode.ts'

describe('parseAuthAddress', () => {
  it('starts with registration, or with the sign-in if the address asks for it', () => {
    expect(parseAuthAddress('/auth', '').mode).toBe('create')
    expect(parseAuthAddress('/register', '').mode).toBe('create')
    expect(parseAuthAddress('/auth', 'mode=login').mode).toBe('sign-in')
    expect(parseAuthAddress('/register', '?mode=login').mode).toBe('sign-in')
    expect(parseAuthAddress('/login', '').mode).toBe('sign-in')
    expect(parseAuthAddress('/admin', '')).toMatchObject({ mode: 'sign-in', next: '/admin' })
  })

  it('parses the links of a password reset', () => {
    expect(parseAuthAddress('/auth', 'mode=forgot').mode).toBe('forgot')
    expect(parseAuthAddress('/auth', 'mode=reset&token=abc')).toMatchObject({ mode: 'reset', token: 'abc' })
    expect(parseAuthAddress('/auth', 'mode=nonsense').mode).toBe('create')
  })

  it('opens a mailed link for people who are signed in too', () => {
    for (const mode of ['reset', 'secure']) {
      expect(parseAuthAddress('/auth', `mode=${mode}&token=abc`)).toMatchObject({ mode, token: 'abc' })
      expect(isMailedLink('/auth', `mode=${mode}&token=abc`)).toBe(true)
      expect(isMailedLink('/auth', `mode=${mode}`)).toBe(false)
    }
    expect(isMailedLink('/auth', 'mode=login&token=abc')).toBe(false)
  })

  it('continues only to pages of the product', () => {
    expect(parseAuthAddress('/auth', 'mode=login&next=%2Fdashboard').next).toBe('/dashboard')
    expect(parseAuthAddress('/auth', 'mode=login&next=%2F%2Fevil.test', '/profile').next).toBe('/profile')
    expect(parseAuthAddress('/auth', 'next=https%3A%2F%2Fevil.test', 'https://evil.test').next).toBeNull()
  })
})

describe('findChosenPlan', () => {
  it('finds each plan by its payment page, in both modes', () => {
    for (const id of planIds) {
      expect(findChosenPlan(paths.subscribeTo(id))).toBe(id)
      for (const mode of ['create', 'sign-in'] as const) {
        const [path = '', search = ''] = getAuthHref(mode, paths.subscribeTo(id)).split('?')
        expect(findChosenPlan(parseAuthAddress(path, search).next)).toBe(id)
      }
    }
  })

  it('finds none if none was chosen', () => {
    for (const next of [
      null,
      '',
      '/',
      '/subscribe',
      '/subscribe?plan=',
      '/subscribe?plan=gold',
      '/subscribe?plan=__proto__',
    ])
      expect(findChosenPlan(next), String(next)).toBeNull()
  })
})

describe('getAuthHref', () => {
  it('builds the address of each mode and keeps next', () => {
    expect(getAuthHref('create', null)).toBe('/auth')
    expect(getAuthHref('sign-in', null)).toBe('/auth?mode=login')
    expect(getAuthHref('forgot', '/a?b=c')).toBe('/auth?mode=forgot&next=%2Fa%3Fb%3Dc')
  })
})
