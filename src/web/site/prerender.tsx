import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { Root } from '#web/app/root.tsx'
import { paths } from '#web/paths.ts'
import { screens } from '#web/screens.ts'

export { headTags, shellHead } from './head.ts'
export { pages, type SitePage } from './pages.ts'
/** Every address that has a screen. */
export const screenPaths = [...new Set(Object.values(screens).map(({ path }) => path))]
/** Every module in `pages/` that a screen shows. */
export const pageModules = [...new Set(Object.values(screens).map(({ page }) => page))]

/** The HTML of a visitor's page. */
export function renderPage(address: string) {
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  return render(<Root address={address} />, address)
}

/** The HTML of the app before its screen is rendered. */
export function renderShell() {
  queryClient.clear()
  return render(<Root address={paths.home} />, 'The shell')
}

async function render(root: ReactNode, name: string) {
  const errors: unknown[] = []
  const { prelude } = await prerender(root, {
    // Puts everything into the HTML. A boundary that streams in later needs an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw new Error(`${name} could not be prerendered`, { cause: errors[0] })
  return new Response(prelude).text()
}
