import { expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

it('accepts paths of this site', () => {
  for (const path of ['/', '/dashboard', '/dashboard?userId=1#top', '/a//b']) expect(safePath(path)).toBe(path)
})

it('refuses everything else', () => {
  const foreign = ['', 'dashboard', '//evil.test', '/\\evil.test', '\\evil.test', 'https://evil.test', '/a\\b']
  for (const next of [...foreign, 'javascript:alert(1)', '/\t/evil.test', '/\n', null, undefined, 5])
    expect(safePath(next)).toBeNull()
})
