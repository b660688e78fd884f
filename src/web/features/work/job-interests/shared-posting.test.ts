import { describe, expect, it } from 'vitest'
import { createJobInterest } from '#contract/job-interests.ts'
import { paths } from '#web/paths.ts'
import { bookmarkCode, readShared, shareParams } from './shared-posting.ts'

const posting = 'https://jobs.example.test/welder?id=7&at=New%20York'

const shared = (values: Partial<Record<keyof typeof shareParams, string>>) => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) query.set(shareParams[key as keyof typeof shareParams], value)
  return readShared(`?${query}`)
}

describe('readShared', () => {
  it('returns null for other queries', () => {
    for (const search of ['', '?', '?userId=7', '?url=https://jobs.example.test'])
      expect(readShared(search), search).toBeNull()
  })

  it('uses the link as it is, and title and text as notes', () => {
    expect(shared({ url: posting, title: 'Welder', text: 'Near the harbour' })).toEqual({
      jobUrl: posting,
      notes: 'Welder\nNear the harbour',
      problem: null,
    })
  })

  it('finds the link in a text, as phones share it, and leaves it out of the notes', () => {
    const texts: [string, string][] = [
      [posting, ''],
      [`Look at this: ${posting}`, 'Look at this:'],
      [`${posting}.`, ''],
      [`(see ${posting})`, '(see )'],
      [`"${posting}" is nice`, '"" is nice'],
      [`Welder\n${posting}\nsent from my phone`, 'Welder\nsent from my phone'],
      [`HTTPS://jobs.example.test/UPPER`, ''],
    ]
    for (const [text, notes] of texts) {
      const found = shared({ text })
      expect(found, text).toMatchObject({ notes, problem: null })
      expect(found?.jobUrl.toLowerCase(), text).toMatch(
        /^https:\/\/jobs\.example\.test\/(upper|welder\?id=7&at=new%20york)$/,
      )
    }
    expect(shared({ text: 'https://en.example.test/wiki/Welder_(trade)' })?.jobUrl).toBe(
      'https://en.example.test/wiki/Welder_(trade)',
    )
    expect(shared({ url: 'jobs.example.test/welder' })?.jobUrl).toBe('https://jobs.example.test/welder')
    expect(shared({ title: `Welder ${posting}` })).toMatchObject({ jobUrl: posting, notes: 'Welder' })
    expect(shared({ title: 'Welder', text: `Welder ${posting}` })?.notes).toBe('Welder')
  })

  it('refuses other links with a reason, and keeps title and text as notes', () => {
    const hostile = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)//https://jobs.example.test',
      'java\tscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'file:///etc/passwd',
      'https://',
      '//jobs.example.test',
      '<img src=x onerror=alert(1)>',
    ]
    for (const url of hostile)
      expect(shared({ url, title: 'Welder' }), url).toEqual({
        jobUrl: '',
        notes: 'Welder',
        problem: 'What you shared is not a web page: its link has to start with http:// or https://.',
      })
    expect(shared({ text: 'Just words' })).toEqual({
      jobUrl: '',
      notes: 'Just words',
      problem: 'What you shared contains no link to a posting.',
    })
    expect(shared({ url: `https://jobs.example.test/${'x'.repeat(2_000)}` })).toMatchObject({
      jobUrl: '',
      problem: 'The shared link is longer than 2,000 characters.',
    })
  })

  it('always returns values that the server accepts, however long or broken the input', () => {
    const broken = [
      '\0\u0007Welder\u001b[31m',
      'a\uD800b',
      '<script>alert(1)</script>',
      '👷'.repeat(1_500),
      'x'.repeat(9_000),
    ]
    for (const text of broken) {
      const found = shared({ url: posting, title: text, text })
      expect(createJobInterest.body?.safeParse(found).success, text.slice(0, 20)).toBe(true)
      expect(found?.notes.length).toBeLessThanOrEqual(2_001)
    }
    // As the bytes of a query that is no valid UTF-8.
    expect(readShared(`?shareUrl=${encodeURIComponent(posting)}&shareTitle=%ff%fe`)?.problem).toBeNull()
  })

  it('opens the empty form for a shortcut without a posting', () => {
    expect(readShared(new URL(paths.submitInterest, 'http://localhost').search)).toEqual({
      jobUrl: '',
      notes: '',
      problem: null,
    })
  })
})

describe('bookmarkCode', () => {
  const opened = (href: string, title: string) => {
    let address = ''
    const code = bookmarkCode('https://foothold.example').replace('javascript:', '')
    const run = new Function('open', 'location', 'document', code)
    run((given: string) => (address = given), { href }, { title })
    return new URL(address)
  }

  it('opens the dashboard with the address and the title of the page it is run on', () => {
    const { origin, pathname, search } = opened(posting, 'Welder & "fitter" #1')
    expect([origin, pathname]).toEqual(['https://foothold.example', '/dashboard'])
    expect(readShared(search)).toEqual({ jobUrl: posting, notes: 'Welder & "fitter" #1', problem: null })
  })

  it('stays short enough for any server', () => {
    const { href, search } = opened(
      `https://jobs.example.test/${'x'.repeat(50_000)}`,
      `${'👷'.repeat(99)}x👷${'"'.repeat(999)}`,
    )
    expect(href.length).toBeLessThan(5_000)
    expect(readShared(search)).toMatchObject({
      jobUrl: '',
      problem: 'The shared link is longer than 2,000 characters.',
    })
  })

  it('is a valid link: no line break, percent sign or quote', () => {
    expect(bookmarkCode('https://foothold.example')).not.toMatch(/[\n%"<>]/)
  })
})
