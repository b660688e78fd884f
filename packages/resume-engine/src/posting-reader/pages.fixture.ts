const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Page {
  title?: string
  og?: Record<string, string>
  jsonLd?: unknown[]
  head?: string
  body?: string
}

/** A page with what job sites write: a title, OpenGraph, and blocks of JSON-LD, as a string or to be written as one. */
export function buildPage({ title, og = {}, jsonLd = [], head = '', body = '' }: Page): string {
  const metas = Object.entries(og).map(([name, value]) => `<meta property="og:${name}" content="${escaped(value)}"/>`)
  const blocks = jsonLd.map((block) => {
    const json = typeof block === 'string' ? block : JSON.stringify(block).replaceAll('</', String.raw`<\/`)
    return `<script type="application/ld+json">${json}</script>`
  })
  return `<!doctype html><html><head><meta charset="utf-8">${
    title === undefined ? '' : `<title>${escaped(title)}</title>`
  }${metas.join('\n')}${head}${blocks.join('\n')}</head><body>${body}</body></html>`
}

/** A whole posting as most sites write it. */
export const posting = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Senior Baker',
  description: '<p>We bake.</p><ul><li>Bread</li><li>Cake</li></ul>',
  hiringOrganization: { '@type': 'Organization', name: 'Oakhurst Bakery', sameAs: 'https://oakhurst.example' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Portland',
      addressRegion: 'OR',
      addressCountry: { '@type': 'Country', name: 'United States' },
    },
  },
}

export const postingFields = {
  company: 'Oakhurst Bakery',
  position: 'Senior Baker',
  description: 'We bake.\n\n- Bread\n- Cake',
  location: 'Portland, OR, United States',
}
