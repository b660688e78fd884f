import type { Page } from '@playwright/test'

const known = new WeakSet<Page>()
const isCall = (url: unknown) => (url instanceof RegExp ? url.source : String(url)).includes('api')

/** A page whose test answers calls of the API itself comes without data, as from a slow server: then it makes the calls. */
export function withOwnAnswers(page: Page) {
  if (known.has(page)) return page
  known.add(page)
  const route = page.route.bind(page)
  page.route = async (url, ...handlers) => {
    if (isCall(url))
      await route('**/*', async (asked) => {
        if (asked.request().resourceType() !== 'document') return asked.fallback()
        const response = await asked.fetch({ maxRedirects: 0 })
        const html = await response.text()
        // Prerendered pages have nothing that a call answers.
        const isPrerendered = html.includes('<template id="app">')
        return asked.fulfill({
          response,
          body: isPrerendered ? html : html.replace(/(id="page-data">).*?(<\/script>)/s, '$1$2'),
        })
      })
    return route(url, ...handlers)
  }
  return page
}
