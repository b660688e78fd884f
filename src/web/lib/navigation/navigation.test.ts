import { afterEach, describe, expect, test, vi } from 'vitest'
import { backOrReplace, dedupeNavigation } from './navigation.ts'

const origin = 'http://localhost:3000'

/** A browser that has come to the last of these addresses; `elsewhere` of them in another document. */
function browserAt(addresses: readonly string[], { tells = true, elsewhere = 0 } = {}) {
  const entries = addresses.map((path, index) => ({ url: origin + path, index, sameDocument: index >= elsewhere }))
  const here = entries.at(-1)
  const heard = new EventTarget()
  const back = vi.fn()
  vi.stubGlobal('window', {
    location: { href: here?.url },
    history: { back },
    addEventListener: heard.addEventListener.bind(heard),
    ...(tells && { navigation: { currentEntry: here, entries: () => entries } }),
  })
  return { back, arrive: () => heard.dispatchEvent(new Event('popstate')) }
}

afterEach(() => vi.unstubAllGlobals())

describe('a link', () => {
  const followed = (to: string, options?: { replace?: boolean; state?: unknown }) => {
    const navigate = vi.fn()
    dedupeNavigation(navigate, to, options)
    return navigate.mock.lastCall
  }

  test('to the current address replaces its entry', () => {
    browserAt(['/', '/dashboard?application=a1'])
    expect(followed('/dashboard?application=a1', { state: 1 })).toEqual([
      '/dashboard?application=a1',
      { state: 1, replace: true },
    ])
  })

  test('to any other address adds an entry', () => {
    browserAt(['/dashboard?application=a1'])
    for (const to of ['/', '/dashboard', '/dashboard?application=a2']) expect(followed(to)).toEqual([to, undefined])
    expect(followed('/', { replace: true })).toEqual(['/', { replace: true }])
  })
})

describe('closing', () => {
  const replaced = ['/dashboard', { replace: true }]

  test('goes back to the address it was opened from, once for repeated calls', () => {
    const { back, arrive } = browserAt(['/', '/dashboard', '/dashboard?application=a1'])
    const navigate = vi.fn()
    backOrReplace('/dashboard', navigate)
    backOrReplace('/dashboard', navigate)
    expect(back).toHaveBeenCalledTimes(1)
    arrive()
    backOrReplace('/dashboard', navigate)
    expect(back).toHaveBeenCalledTimes(2)
    arrive()
    expect(navigate).not.toHaveBeenCalled()
  })

  test.each([
    ['it was come to from another address', browserAt.bind(null, ['/dashboard', '/', '/dashboard?application=a1'])],
    ['there is no previous entry', browserAt.bind(null, ['/dashboard?application=a1'])],
    ['that would load a page', browserAt.bind(null, ['/dashboard', '/dashboard?application=a1'], { elsewhere: 1 })],
    [
      'the browser has no Navigation API',
      browserAt.bind(null, ['/dashboard', '/dashboard?application=a1'], { tells: false }),
    ],
  ])('stays in its entry where %s', (_case, open) => {
    const { back } = open()
    const navigate = vi.fn()
    backOrReplace('/dashboard', navigate)
    expect(navigate.mock.calls).toEqual([replaced])
    expect(back).not.toHaveBeenCalled()
  })
})
