import { describe, expect, test } from 'vitest'
import { limits } from '#engine/model/fields.ts'
import { noFields } from './posting-fields.ts'
import { buildPage, posting, postingFields } from './pages.fixture.ts'
import { readPosting } from './read-posting.ts'

const url = 'https://board.example/jobs/41'
const size = process.env.LONG === '1' ? 2_000_000 : 500_000
const times = (part: string, length = size) => part.repeat(length / part.length)
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const described = (description: string) => buildPage({ jsonLd: [{ ...posting, description }] })

/** Each would take minutes, or the stack, if anything were worse than linear. */
describe('a hostile page takes no time', () => {
  test.each<[string, () => string]>([
    ['10 MB of <', () => times('<', 10_000_000)],
    ['10 MB of &', () => times('&', 10_000_000)],
    ['10 MB of one entity', () => `&#${times('1', 10_000_000)};`],
    ['100,000 elements in one another', () => `${times('<div>')}x${times('</div>')}`],
    ['closing tags for none of many open ones', () => times('<b>', size / 2) + times('</i>', size / 2)],
    ['tags that are never done', () => times('<a ')],
    ['one tag of attributes', () => `<meta ${Array.from({ length: 200_000 }, (_, n) => `a${n}=1`).join(' ')}>`],
    ['many metas', () => times('<meta property="og:title" content="&amp;&amp;">')],
    ['many titles', () => times('<title>x</title>')],
    ['a title without end', () => `<title>${times('x - ')}`],
    ['comments without end', () => times('<!--')],
    ['scripts without end', () => times('<script type="application/ld+json">')],
    ['many blocks of JSON-LD', () => times(script('{"@type":"JobPosting","title":"x"}'))],
    ['quotes that are never closed', () => script(times('\\"'))],
    ['commas', () => script(times(', '))],
    ['brackets', () => script(times('['))],
    ['lists in one another', () => script(times('[', size / 2) + times(']', size / 2))],
    ['objects in one another', () => script(`${times('{"a":', size / 2)}1${times('}', 200_000)}`)],
    ['comment marks', () => script(times('//<![CDATA['))],
    ['many postings', () => script(`[${times('{"@type":"JobPosting","title":"x"},')}{}]`)],
    [
      'microdata in one another',
      () => times('<div itemscope itemtype="https://schema.org/JobPosting" itemprop="title">'),
    ],
    ['a text of tags alone', () => described(times('<p>'))],
    ['a text of < alone', () => described(times('<a'))],
    ['a text of line breaks', () => described(times('\n'))],
    ['a text of blanks', () => described(`x${times(' ')}x`)],
    ['a text escaped without end', () => described(`&${times('amp;')}`)],
    ['many lists in one another', () => described(times('<ul><li>'))],
    ['pictures that are never closed', () => described(times('<svg>'))],
  ])('%s', (_name, page) => {
    const fields = readPosting(page(), url)
    expect(fields.description.length).toBeLessThanOrEqual(limits.note)
    for (const name of ['company', 'position', 'location'] as const)
      expect(fields[name].length).toBeLessThanOrEqual(limits.name)
  })

  test.each(['a ', ' - ', ' at ', ' hiring ', ' in ', '| ', 'jobs ', '. '])('a title of %j alone', (part) => {
    const title = times(part, 240).slice(0, 200)
    expect(readPosting(buildPage({ title, og: { title, site_name: title } }), url).position.length).toBeLessThan(201)
  })
})

test('what follows a hostile part is still read', () => {
  const html = `${times('<div><!-- -->', 100_000)}${buildPage({ jsonLd: [times('[', 100_000), posting] })}`
  expect(readPosting(html, url)).toEqual(postingFields)
})

test('nothing is invented for a page without anything, nor for what is no page', () => {
  for (const html of [
    '',
    ' ',
    'plain text',
    '\0',
    '<html></html>',
    '{"@type":"JobPosting"}',
    script('null'),
    script(''),
  ])
    expect(readPosting(html, url)).toEqual(noFields)
  expect(readPosting('<title>Baker at Oakhurst</title>', 'no address').company).toBe('Oakhurst')
})

test('every text can be stored', () => {
  const bad = 'a\0b\ud800c'
  const jsonLd = [{ ...posting, title: bad, description: bad, hiringOrganization: bad, jobLocation: bad }]
  const og = { title: bad, description: bad }
  for (const page of [{ jsonLd }, { og }]) {
    const texts = Object.values(readPosting(buildPage(page), url))
    expect(texts.filter((text) => text.includes('\0') || !text.isWellFormed())).toEqual([])
  }
})

test('names of properties that every object has mean nothing', () => {
  const json =
    '{"@type":"JobPosting","title":"Baker","__proto__":{"description":"x"},"hiringOrganization":{"__proto__":{"name":"x"}}}'
  expect(readPosting(buildPage({ jsonLd: [json] }), url)).toEqual({ ...noFields, position: 'Baker' })
})
