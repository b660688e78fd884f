import { describe, expect, test, vi } from 'vitest'
import { buildPage, posting, postingFields } from './pages.fixture.ts'
import { readPosting } from './read-posting.ts'

const url = 'https://careers.oakhurst.example/jobs/41?lang=en'
const read = (...jsonLd: unknown[]) => readPosting(buildPage({ title: 'Jobs', jsonLd }), url)
const without = (name: string) => Object.fromEntries(Object.entries(posting).filter(([key]) => key !== name))

describe('JSON-LD', () => {
  test('gives all fields of a posting', () => {
    expect(read(posting)).toEqual(postingFields)
  })

  test.each<[string, unknown[]]>([
    ['in a list', [[{ '@type': 'WebSite', name: 'Careers' }, posting]]],
    ['in a graph', [{ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, posting] }]],
    ['as what a page is about', [{ '@type': 'WebPage', mainEntity: posting }]],
    ['beside other blocks and a broken one', [{ '@type': 'BreadcrumbList' }, '{"@type": "JobPosting", "ti', posting]],
    ['with several types', [{ ...posting, '@type': ['Thing', 'JobPosting'] }]],
    ['with its type in full', [{ ...posting, '@type': 'http://schema.org/JobPosting' }]],
    ['written twice', [posting, posting]],
    ['with its employer as a string', [{ ...posting, hiringOrganization: 'Oakhurst Bakery' }]],
    ['with its employer in a list', [{ ...posting, hiringOrganization: [{ name: 'Oakhurst Bakery' }] }]],
    [
      'with its employer elsewhere',
      [
        {
          '@graph': [
            { ...posting, hiringOrganization: { '@id': '#us' } },
            { '@id': '#us', name: 'Oakhurst Bakery' },
          ],
        },
      ],
    ],
    ['with its name instead of its title', [{ ...without('title'), name: 'Senior Baker' }]],
    ['with other postings inside', [{ ...posting, relatedLink: [{ ...posting, title: 'Junior Baker' }] }]],
    ['in a comment', [`<!-- ${JSON.stringify(posting).replaceAll('</', String.raw`<\/`)} -->`]],
    ['in CDATA', [`//<![CDATA[\n${JSON.stringify(posting).replaceAll('</', String.raw`<\/`)}\n//]]>`]],
    ['with a semicolon after it', [`${JSON.stringify(posting).replaceAll('</', String.raw`<\/`)};`]],
    [
      'with a comma too many',
      [
        JSON.stringify(posting)
          .replaceAll('</', String.raw`<\/`)
          .replace(/\}$/, ',\n}'),
      ],
    ],
    ['with escaped quotes', [JSON.stringify(posting).replaceAll('"', '&quot;').replaceAll('<', '&lt;')]],
  ])('%s', (_name, blocks) => {
    expect(read(...blocks)).toEqual(postingFields)
  })

  test('is parsed once if there is nothing to correct, however long it is', () => {
    const parse = vi.spyOn(JSON, 'parse')
    read('{"@type":"JobPosting","ti')
    expect(parse).toHaveBeenCalledOnce()
    parse.mockRestore()
  })

  test('keeps line breaks that were written as such, and those that should not have been', () => {
    expect(read({ ...posting, description: 'We bake.\n\nYou:\r\n• bake  bread\n\n\n\n• smile' }).description).toBe(
      'We bake.\n\nYou:\n• bake bread\n\n• smile',
    )
    expect(read('{"@type":"JobPosting","title":"Senior\tBaker","description":"We bake.\nYou bake."}')).toEqual({
      ...postingFields,
      company: '',
      location: '',
      description: 'We bake.\nYou bake.',
    })
  })

  test('is read as meant, however often it was escaped', () => {
    const fields = read({
      ...posting,
      title: 'Baker &amp;amp; Pastry Chef',
      hiringOrganization: { name: 'B&amp;O &#8211; Bread' },
      description: '&lt;p&gt;Salt &amp;amp; flour&lt;/p&gt;&lt;p&gt;5 &amp;gt; 3&lt;/p&gt;',
    })
    expect(fields).toMatchObject({
      position: 'Baker & Pastry Chef',
      company: 'B&O – Bread',
      description: 'Salt & flour\n\n5 > 3',
    })
  })

  test('leaves out scripts, styles and invisible characters, and keeps tables apart', () => {
    const description =
      '<style>p{}</style><h2>Pay\u200b</h2><table><tr><td>Base</td><td>$20</td></tr><tr><td>Bonus</td><td>$2</td></tr></table><script>alert(1)</script>Soft\u00adware\u00a0&nbsp;x<br>y<br><br>z'
    expect(read({ ...posting, description }).description).toBe('Pay\n\nBase $20\nBonus $2\n\nSoftware x\ny\n\nz')
  })

  test('is cut at the contract’s limit, at a word', () => {
    const { description } = read({ ...posting, description: '<p>'.repeat(10) + 'bread &amp; '.repeat(5_000) })
    expect(description.length).toBeLessThanOrEqual(10_000)
    expect(description.length).toBeGreaterThan(9_990)
    expect(description).toMatch(/(bread|&)$/)
    expect(read({ ...posting, description: '🍞'.repeat(9_999) }).description.isWellFormed()).toBe(true)
    expect(read({ ...posting, title: 'x'.repeat(201), hiringOrganization: '\ud800' })).toMatchObject({ position: '' })
  })

  test.each<[string, object, string]>([
    [
      'several places',
      { jobLocation: [{ address: 'Portland, OR' }, { address: 'Salem, OR' }] },
      'Portland, OR; Salem, OR',
    ],
    ['a place by name', { jobLocation: { '@type': 'Place', name: 'Head office' } }, 'Head office'],
    ['work from anywhere', { jobLocation: undefined, jobLocationType: 'TELECOMMUTE' }, 'Remote'],
    ['a place or anywhere', { jobLocationType: 'TELECOMMUTE' }, 'Portland, OR, United States; Remote'],
    [
      'one name for city and region',
      { jobLocation: { address: { addressLocality: 'Berlin', addressRegion: 'Berlin' } } },
      'Berlin',
    ],
    ['no real place', { jobLocation: { address: { addressLocality: 'N/A', addressCountry: 'null' } } }, ''],
  ])('says where: %s', (_name, more, location) => {
    expect(read({ ...posting, ...more }).location).toBe(location)
  })

  test.each<[string, unknown]>([
    ['hidden', 'confidential'],
    ['only an address', 'https://oakhurst.example'],
    ['two', [{ name: 'Oakhurst Bakery' }, { name: 'Rye & Sons' }]],
    ['of another kind', { name: { '@value': 1 } }],
    ['a number', 7],
  ])('names no employer where it is %s', (_name, hiringOrganization) => {
    expect(read({ ...posting, hiringOrganization })).toEqual({ ...postingFields, company: '' })
  })
})

describe('several postings on a page', () => {
  const other = { ...posting, title: 'Driver', description: 'We drive.' }

  test('are distinguished by the address of the page', () => {
    expect(read({ ...other, url: '/jobs/42' }, { ...posting, url: '/jobs/41' })).toEqual(postingFields)
    expect(read({ ...other, url: '/jobs/41?lang=de' }, { ...posting, '@id': url })).toEqual(postingFields)
  })

  test('are distinguished by its title', () => {
    const html = buildPage({
      title: 'Senior Baker at Oakhurst Bakery',
      jsonLd: [{ '@type': 'ItemList', x: [other, posting] }],
    })
    expect(readPosting(html, url)).toEqual(postingFields)
  })

  test('give only what they share where nothing tells them apart', () => {
    const nothing = { position: '', description: '' }
    expect(read(other, posting)).toEqual({ ...postingFields, ...nothing })
    expect(read({ ...other, hiringOrganization: 'Rye' }, posting)).toEqual({
      ...postingFields,
      ...nothing,
      company: '',
    })
  })
})

describe('microdata', () => {
  const body = `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Senior <b>Baker</b></h1>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><a itemprop="name" href="/x">Oakhurst Bakery</a></span>
<span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><span itemprop="addressLocality">Portland</span>,
<meta itemprop="addressRegion" content="OR"><span itemprop="addressCountry">United States</span></span></span>
<div itemprop="description"><div><p>We bake.</p></div><ul><li>Bread<li>Cake</ul></div></div>
<div itemscope itemtype="https://schema.org/Product"><span itemprop="title">Bread</span></div>`

  test('gives all fields of a posting', () => {
    expect(readPosting(buildPage({ body }), url)).toEqual(postingFields)
  })

  test('gives way to JSON-LD', () => {
    const jsonLd = [{ ...posting, title: 'Head Baker' }]
    expect(readPosting(buildPage({ body, jsonLd }), url).position).toBe('Head Baker')
  })
})
