import { describe, expect, it } from 'vitest'
import { createApplicationBody, findDuplicates, updateApplicationBody } from './applications.ts'
import { limits } from './fields.ts'
import { createJobInterest } from './job-interests.ts'
import { requestPosting } from './postings.ts'

const job = { company: 'Acme', position: 'Clerk' }

/** Every way in for the link of a job: what it makes of a link, null where it refuses. */
const waysIn = {
  interest: (jobUrl: string) => createJobInterest.body?.safeParse({ jobUrl }).data?.jobUrl ?? null,
  'new application': (jobUrl: string) => createApplicationBody.safeParse({ ...job, jobUrl }).data?.jobUrl ?? null,
  'changed application': (jobUrl: string) =>
    updateApplicationBody.safeParse({ status: 'applied', jobUrl }).data?.jobUrl ?? null,
  'posting to be read': (jobUrl: string) => requestPosting.body?.safeParse({ jobUrl }).data?.jobUrl ?? null,
}

describe.each(Object.entries(waysIn))('the job link of: %s', (_, made) => {
  it('accepts a link without a scheme', () => {
    const typed = {
      'jobs.example.com/1': 'https://jobs.example.com/1',
      '  www.example.co.uk/jobs?id=7#apply ': 'https://www.example.co.uk/jobs?id=7#apply',
      'Jobs.Example.COM/Clerk': 'https://Jobs.Example.COM/Clerk',
      'example.com/': 'https://example.com/',
      'example.com:8443/jobs': 'https://example.com:8443/jobs',
      'büro-jobs.example.de/1': 'https://büro-jobs.example.de/1',
      'jobs.xn--p1ai/1': 'https://jobs.xn--p1ai/1',
      'example.com/to?next=javascript:alert(1)': 'https://example.com/to?next=javascript:alert(1)',
    }
    expect(Object.fromEntries(Object.keys(typed).map((link) => [link, made(link)]))).toEqual(typed)
  })

  it('leaves a link with a scheme unchanged', () => {
    for (const link of ['https://jobs.example.com/1', 'http://jobs.example.com', 'HTTPS://jobs.example.com/a b'])
      expect(made(link)).toBe(link)
  })

  it('refuses everything but web links', () => {
    const refused = [
      'javascript:alert(1)',
      'javascript:alert(1)//jobs.example.com/1',
      'JAVASCRIPT://jobs.example.com/%0aalert(1)',
      'java\nscript:alert(1)/x.example/',
      '\u0001javascript:alert(1)',
      'javascript.example:alert(1)/',
      'data:text/html,<script>alert(1)</script>',
      'data:text/html;base64,jobs.example.com/1',
      'mailto:a@jobs.example.com',
      'a@jobs.example.com/1',
      'jobs.example.com:secret@evil.example/1',
      'vbscript:msgbox(1)',
      'blob:https://jobs.example.com/1',
      'view-source:jobs.example.com/1',
      'file:///etc/passwd',
      'ftp://jobs.example.com/1',
      'tel:555/1.example',
      'https:jobs.example.com/1',
      'https//jobs.example.com/1',
      '//jobs.example.com/1',
      '\\\\jobs.example.com/1',
      'jobs.example.com\\@evil.example/1',
      '/jobs/1',
      'jobs.example.com',
      'jobs/1',
      'localhost/1',
      '127.0.0.1/1',
      '2130706433/1',
      '[::1]/1',
      '-jobs.example.com/1',
      'jobs..example.com/1',
      'jobs.example.com:99999/1',
      'jobs.exa mple.com/1',
      'Clerk at Acme.com/Berlin office',
      'jobs.example.com/1\0',
    ]
    expect(refused.filter((link) => made(link) !== null)).toEqual([])
  })

  it('counts the added scheme towards the maximum length', () => {
    const ofLength = (length: number) => 'jobs.example.com/'.padEnd(length, 'x')
    const longest = limits.link - 'https://'.length
    expect(made(ofLength(longest))).toHaveLength(limits.link)
    expect(made(ofLength(longest + 1))).toBeNull()
  })
})

it('looks for duplicates of the link that would be stored', () => {
  const userId = crypto.randomUUID()
  const asked = (jobUrl: string) => findDuplicates.query?.parse({ userId, jobUrl }).jobUrl
  expect(asked('jobs.example.com/1')).toBe('https://jobs.example.com/1')
  // The search runs while a person types: half a link is not an error yet.
  expect(asked('jobs.exa')).toBe('jobs.exa')
})

it('has no slow regular expression', () => {
  const almost = ['a'.repeat(200_000), 'a.'.repeat(100_000), `${'a-'.repeat(100_000)}.`, `${'1.a'.repeat(60_000)}:`]
  for (const link of almost) expect(createJobInterest.body?.safeParse({ jobUrl: link }).success).toBe(false)
})
