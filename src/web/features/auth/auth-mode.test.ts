import { describe, expect, it } from 'vitest'
import { authHref, authPlace } from './auth-mode.ts'

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

  it('goes on to pages of our own only', () => {
    expect(authPlace('/auth', 'mode=login&next=%2Fdashboard').next).toBe('/dashboard')
    expect(authPlace('/auth', 'mode=login&next=%2F%2Fevil.test', '/profile').next).toBe('/profile')
    expect(authPlace('/auth', 'next=https%3A%2F%2Fevil.test', 'https://evil.test').next).toBeNull()
  })
})

describe('authHref', () => {
  it('leads to each mode and keeps where to go on to', () => {
    expect(authHref('create', null)).toBe('/auth')
    expect(authHref('sign-in', null)).toBe('/auth?mode=login')
    expect(authHref('forgot', '/a?b=c')).toBe('/auth?mode=forgot&next=%2Fa%3Fb%3Dc')
  })
})
