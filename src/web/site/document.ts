import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { productName } from '#contract/plans.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import type { SitePage } from './pages.ts'

/** Stands for the product's own origin, which the server puts in its place when it starts. */
export const originMark = 'https://app-url.invalid'

interface Parts {
  body: string
  style: string
  script: string
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeAttribute(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeAttribute(content)}">`

/** Only the face that English needs, and never waited for: what has no font in time is set in its stand-in. */
const fontFace = `@font-face{font-family:'Figtree Variable';font-weight:300 900;font-display:optional;src:url(${figtree}) format('woff2')}`

export function siteDocument(page: SitePage, { body, style, script }: Parts) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${[
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${pageTitle(page.screen.name)}</title>`,
    `<style>${fontFace}${style}</style>`,
    ...aboutPage(page),
    meta('color-scheme', 'light dark'),
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script type="module" async fetchpriority="low" src="${script}"></script>`,
  ].join('')}</head><body>${body}</body></html>`
}

function aboutPage({ screen, canonical, description, picture = 'landing' }: SitePage) {
  if (canonical === undefined) return [meta('robots', 'noindex')]
  const about = description ?? `${screen.name} at ${productName}.`
  const title = pageTitle(screen.name)
  return [
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
  ]
}
