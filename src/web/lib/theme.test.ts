import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import type * as ThemeModule from './theme.ts'

const storage = memoryStorage()
let page = new EventTarget()
let root: { dataset: { theme?: string } } = { dataset: {} }
let metas = [
  { dataset: { scheme: 'light' }, media: '' },
  { dataset: { scheme: 'dark' }, media: '' },
]
let theme: typeof ThemeModule

beforeEach(async () => {
  storage.items.clear()
  page = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: true }) })
  root = { dataset: {} }
  metas = metas.map((meta) => ({ ...meta, media: '' }))
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => metas })
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  theme = await import('./theme.ts')
  return () => vi.unstubAllGlobals()
})

const storeElsewhere = (key: string | null, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

describe('a choice', () => {
  test('is stored, applied and reported', () => {
    const listener = vi.fn()
    const end = theme.subscribeToTheme(listener)
    theme.chooseTheme('dark')
    expect(theme.readStoredTheme()).toBe('dark')
    expect(theme.getTheme()).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
    theme.chooseTheme('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    theme.chooseTheme('light')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('selects the colour of the browser bar', () => {
    theme.chooseTheme('dark')
    expect(metas.map(({ media }) => media)).toEqual(['not all', 'all'])
    theme.chooseTheme('light')
    expect(metas.map(({ media }) => media)).toEqual(['all', 'not all'])
    theme.chooseTheme('system')
    expect(metas.map(({ media }) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  test('lasts for the page where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    theme.chooseTheme('dark')
    expect(theme.readStoredTheme()).toBeUndefined()
    expect(theme.getTheme()).toBe('dark')
  })
})

test('only the three themes are read from the storage', () => {
  expect(theme.readStoredTheme()).toBeUndefined()
  for (const value of ['Dark', 'constructor', '']) {
    storage.setItem('theme', value)
    expect(theme.readStoredTheme()).toBeUndefined()
  }
  storage.setItem('theme', 'light')
  expect(theme.readStoredTheme()).toBe('light')
})

test('the system decides whether a page is dark, unless a theme is chosen', () => {
  expect(theme.isDark()).toBe(true)
  theme.chooseTheme('light')
  expect(theme.isDark()).toBe(false)
  Object.assign(page, { matchMedia: () => ({ matches: false }) })
  theme.chooseTheme('system')
  expect(theme.isDark()).toBe(false)
  theme.chooseTheme('dark')
  expect(theme.isDark()).toBe(true)
})

describe('a page that syncs', () => {
  beforeEach(() => theme.syncTheme())

  test('follows another tab, and nothing else in the storage', () => {
    const listener = vi.fn()
    theme.subscribeToTheme(listener)
    storeElsewhere('theme', 'dark')
    expect(theme.getTheme()).toBe('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    storeElsewhere('applications-view', 'light')
    storeElsewhere('theme', 'purple')
    storeElsewhere('theme', null)
    storeElsewhere(null, null)
    expect(theme.getTheme()).toBe('dark')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('reads the choice again when it returns from the back/forward cache', () => {
    storage.setItem('theme', 'dark')
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(theme.getTheme()).toBe('system')
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(theme.getTheme()).toBe('dark')
  })

  test('stores a choice again that signing out has cleared', () => {
    theme.chooseTheme('dark')
    storage.items.clear()
    page.dispatchEvent(new Event('pagehide'))
    expect(theme.readStoredTheme()).toBe('dark')
  })

  test('stores nothing without a choice, and does not replace a newer one', () => {
    page.dispatchEvent(new Event('pagehide'))
    expect(storage.items.size).toBe(0)
    theme.chooseTheme('dark')
    storage.setItem('theme', 'system')
    page.dispatchEvent(new Event('pagehide'))
    expect(theme.readStoredTheme()).toBe('system')
  })
})
