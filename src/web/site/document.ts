import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { currentUser } from '#contract/auth.ts'
import type { Role } from '#contract/endpoint.ts'
import { productName } from '#contract/plans.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { originMark } from './origin-mark.ts'
import type { SitePage } from './pages.ts'

interface Parts {
  body: string
  /** Its own style; without one the app's comes before the words. */
  style: string | null
  scripts: SiteScripts
  /** What the app consists of, where it takes over the page. */
  app: AppFiles | null
}

/** The scripts of drawn pages. */
export interface SiteScripts {
  /** What stands in the page itself. */
  first: string
  /** The address of what brings its parts to life, where the app does not. */
  islands: string
}

/** Addresses of built files of the app. */
export interface AppFiles {
  scripts: readonly string[]
  styles: readonly string[]
  /** What the scripts and the page are made of, so that they need not be found one by one. */
  modules: readonly string[]
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
/** JSON that cannot end the element it stands in. */
const escapeData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeAttribute(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeAttribute(content)}">`

/** As a module, the script waits for the end of the page, which it is about. */
export function siteDocument(page: SitePage, { body, style, scripts, app }: Parts) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${[
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${pageTitle(page.screen.name)}</title>`,
    style === null ? (app?.styles ?? []).map(stylesheet).join('') : `<style>${style}</style>`,
    ...aboutPage(page),
    meta('color-scheme', 'light dark'),
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<script type="module">${scripts.first}</script>`,
  ].join('')}</head><body>${app ? rootForApp(body) : body}${later(scripts, app, page.role)}</body></html>`
}

/** The app finds its root filled. */
function rootForApp(body: string) {
  const withoutScript = `<noscript>${productName} needs JavaScript. Please allow it for this site, then reload the page.</noscript>`
  return `<div id="root">${body}</div>${withoutScript}`
}

const whoIsThere = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${currentUser.path}">`
const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`
const template = (id: string, parts: string[], data = '') => `<template id="${id}"${data}>${parts.join('')}</template>`
/** Only the face that English needs, and not before the words stand there: its stand-in has its measures. */
const typeface = ` data-typeface="${figtree}"`

/** What `after-paint.ts` puts into the head, when the words stand there or when somebody turns to the page. */
function later({ islands }: SiteScripts, app: AppFiles | null, role?: Role) {
  const { scripts, styles, modules } = app ?? { scripts: [islands], styles: [], modules: [] }
  const files = [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]
  const running = scripts.map((src) => `<script type="module" src="${src}"></script>`)
  if (!app) return template('later', [...files, ...running], typeface)
  // Somebody signed in waits for their data; what a visitor has not touched needs no app yet.
  if (role) return template('later', [whoIsThere, ...files, ...running], typeface)
  const fetched = styles.map((href) => `<link rel="prefetch" as="style" href="${href}">`)
  return (
    template('later', [...fetched, ...files], typeface) + template('awake', [...styles.map(stylesheet), ...running])
  )
}

function aboutPage({ screen, canonical, description, picture = 'landing', data = [] }: SitePage) {
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
    ...data.map((thing) => `<script type="application/ld+json">${escapeData(thing)}</script>`),
  ]
}
