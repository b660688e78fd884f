import { expect, it } from 'vitest'
import { getPostingKeys, linkKey, samePosting } from './same-posting.ts'

const page = 'https://jobs.example.test/acme/engineer'

it('takes two ways to one page for the same link', () => {
  const ways = [
    'http://jobs.example.test/acme/engineer',
    'https://www.jobs.example.test/acme/engineer/',
    'HTTPS://Jobs.Example.Test/Acme/ENGINEER',
    `${page}#apply`,
    `${page}?utm_source=mail&utm_campaign=x&UTM_Medium=y`,
    ...['gclid', 'fbclid', 'ref', 'refId', 'trackingId', 'source', 'src', 'trk', 'gh_src', 'lever-source'].map(
      (name) => `${page}?${name}=7`,
    ),
    `  ${page}?lever-source%5B%5D=Board&msclkid=1 `,
  ]
  for (const way of ways) expect(linkKey(way), way).toBe(linkKey(page))
  expect(linkKey(`${page}?a=1&b=2`)).toBe(linkKey(`${page}/?B=2&ref=x&a=1`))
})

it('keeps what names the posting', () => {
  for (const name of ['gh_jid', 'jobId', 'currentJobId', 'vjk', 'jk', 'id', 'lang']) {
    expect(linkKey(`${page}?${name}=1`), name).not.toBe(linkKey(page))
    expect(linkKey(`${page}?${name}=1`), name).not.toBe(linkKey(`${page}?${name}=2`))
  }
  expect(linkKey('https://jobs.example.test:8443/acme')).not.toBe(linkKey('https://jobs.example.test/acme'))
  expect(linkKey('https://example.test/a')).not.toBe(linkKey('https://jobs.example.test/a'))
})

it('has no link where there is none', () => {
  for (const link of [null, undefined, '', 'jobs', 'https://', 'mailto:a@b.test', 'javascript:alert(1)'])
    expect(linkKey(link), String(link)).toBeNull()
})

const same = (one: [string, string], other: [string, string]) =>
  samePosting(
    getPostingKeys({ company: one[0], position: one[1] }),
    getPostingKeys({ company: other[0], position: other[1], jobUrl: page }),
  )

it('takes company and position without regard to case, spaces, punctuation and legal endings', () => {
  const pairs: [string, string][] = [
    ['Acme', 'acme'],
    ['Acme, Inc.', 'ACME'],
    ['Acme Holdings GmbH & Co. KG', 'Acme Holdings GmbH'],
    ['Société Aurora S.A.', 'societe aurora'],
    ["O'Malley Foods Ltd", 'OMalley Foods'],
    ['Juniper & Vale', 'Juniper and Vale LLC'],
    ['BrightWater', 'Bright Water'],
  ]
  for (const [one, other] of pairs)
    expect(same([one, 'Sr. Engineer (Remote)'], [other, 'sr engineer - remote']), one).toBe('company and position')
})

it('keeps different jobs apart', () => {
  expect(same(['Acme', 'Engineer'], ['Acme', 'Engineer II'])).toBeNull()
  expect(same(['Acme', 'C Developer'], ['Acme', 'C++ Developer'])).toBeNull()
  expect(same(['Acme', 'C# Developer'], ['Acme', 'C++ Developer'])).toBeNull()
  expect(same(['Acme', 'Engineer'], ['Apex', 'Engineer'])).toBeNull()
  expect(same(['Co', 'Engineer'], ['Inc', 'Engineer'])).toBeNull()
  expect(same(['Acme', ''], ['Acme', ''])).toBeNull()
  expect(same(['', 'Engineer'], ['', 'Engineer'])).toBeNull()
})

it('says which of the two it is, the link first', () => {
  const entry = { jobUrl: page, company: 'Acme', position: 'Engineer' }
  expect(samePosting(getPostingKeys(entry), getPostingKeys({ ...entry, position: 'Clerk' }))).toBe('link')
  expect(samePosting(getPostingKeys(entry), getPostingKeys(entry))).toBe('link')
})
