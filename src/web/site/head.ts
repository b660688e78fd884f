import { productName } from '#contract/plans.ts'
import { originMark } from '#contract/site.ts'
import { pageTitle } from '#web/lib/navigation/page-title.ts'
import type { SitePage } from './pages.ts'

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
/** JSON that cannot close the element around it. */
const escapeData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeAttribute(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeAttribute(content)}">`

/** The shell is served at many addresses and not indexed. */
export const shellHead = `<title>${productName}</title>`

/** The tags of a page for search engines and shared links. */
export function headTags({ title: name, canonical, description, picture = 'landing', data = [] }: SitePage) {
  const title = pageTitle(name)
  const titleTag = `<title>${title}</title>`
  if (canonical === undefined) return titleTag + meta('robots', 'noindex')
  const about = description ?? `${name} at ${productName}.`
  return [
    titleTag,
    meta('description', about),
    `<link rel="canonical" href="${originMark}${canonical}">`,
    property('og:type', 'website'),
    property('og:site_name', productName),
    property('og:title', title),
    property('og:description', about),
    property('og:url', originMark + canonical),
    property('og:image', `${originMark}/og/${picture}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', about),
    meta('twitter:image', `${originMark}/og/${picture}.png`),
    ...data.map((thing) => `<script type="application/ld+json">${escapeData(thing)}</script>`),
  ].join('')
}
