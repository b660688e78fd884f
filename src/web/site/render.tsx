import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { Role } from '#contract/endpoint.ts'
import type { User } from '#contract/users.ts'
import { AppFrame } from '#web/layouts/app-frame.tsx'
import { PublicFrame } from '#web/layouts/public-frame.tsx'
import { currentUserQuery } from '#web/lib/queries.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { IslandDrawing } from '#web/ui/island.tsx'
import { screens } from '#web/screens.ts'
import { type AppFiles, siteDocument, type SiteScripts } from './document.ts'
import { IslandRoot } from './island-root.tsx'
import type { SitePage } from './pages.ts'

export { appPlaces, pages, type SitePage } from './pages.ts'
/** Every address that has a screen. */
export const screenPaths = [...new Set(Object.values(screens).map(({ path }) => path))]

interface Parts {
  scripts: SiteScripts
  app: AppFiles | null
  styleOf: (html: string) => Promise<string>
}

const anybody: Omit<User, 'role'> = {
  id: '',
  email: '',
  firstName: '',
  lastName: '',
  profileImageUrl: null,
  subscriptionPlan: null,
  subscriptionActive: false,
  emailVerified: true,
  createdAt: '',
}

/** A whole page as HTML. Whoever is signed in needs the app's style at once, and mostly has it: no part of it comes twice. */
export async function renderPage(page: SitePage, { scripts, app, styleOf }: Parts) {
  const body = renderBody(page)
  return siteDocument(page, { body, scripts, app, style: page.role ? null : await styleOf(body) })
}

function renderBody(page: SitePage) {
  return page.role === undefined ? renderForVisitors(page) : renderFor(page.role, page)
}

/** A screen of somebody signed in, without anything of theirs. */
function renderFor(role: Role, { path, Page }: SitePage) {
  const user = { ...anybody, role, service: null, mustSetUpSecondFactor: false }
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  const html = renderToStaticMarkup(
    <Router ssrPath={path ?? ''}>
      <IslandRoot>
        <AppFrame user={user}>
          <Page />
        </AppFrame>
      </IslandRoot>
    </Router>,
  )
  queryClient.clear()
  return html
}

function renderForVisitors({ path, mode, next, screen, Page }: SitePage) {
  const place = {
    ssrPath: path ?? '/404',
    ssrSearch: new URLSearchParams({ ...(mode && { mode }), ...(next && { next }) }).toString(),
  }
  return renderToStaticMarkup(
    <Router {...place}>
      <IslandDrawing
        // An island is drawn as the root that it will be, so that its ids are the same when it comes to life.
        value={(children) =>
          renderToStaticMarkup(
            <Router {...place}>
              <IslandRoot>{children}</IslandRoot>
            </Router>,
          )
        }
      >
        <IslandRoot>
          {screen.bare ? (
            <Page />
          ) : (
            <PublicFrame>
              <Page />
            </PublicFrame>
          )}
        </IslandRoot>
      </IslandDrawing>
    </Router>,
  )
}
