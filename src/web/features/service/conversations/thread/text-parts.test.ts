import { expect, it } from 'vitest'
import { toTextParts } from './text-parts.ts'

const linksIn = (text: string) => toTextParts(text).flatMap(({ href }) => href ?? [])
const joined = (text: string) =>
  toTextParts(text)
    .map((part) => part.text)
    .join('')

it('finds web addresses and leaves the rest of the text as it is', () => {
  expect(toTextParts('See https://a.test/x?y=1#z\nor HTTP://b.test')).toEqual([
    { text: 'See ' },
    { text: 'https://a.test/x?y=1#z', href: 'https://a.test/x?y=1#z' },
    { text: '\nor ' },
    { text: 'HTTP://b.test', href: 'HTTP://b.test' },
  ])
})

it('leaves the punctuation of the sentence out of the address', () => {
  expect(linksIn('(https://a.test/x), https://b.test. "https://c.test/?q=1"! https://d.test/a_(b).')).toEqual([
    'https://a.test/x',
    'https://b.test',
    'https://c.test/?q=1',
    'https://d.test/a_(b)',
  ])
})

it('makes no link of another scheme or of no address', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.test', 'www.a.test', 'https://', 'http://['])
    expect(linksIn(text), text).toEqual([])
})

it('keeps every character', () => {
  for (const text of ['', 'a', 'https://a.test', '<b>https://a.test</b>', 'https://a.test/x.) b https://c.test,'])
    expect(joined(text)).toBe(text)
})
