import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { PublicFrame } from '#web/layouts/public-frame.tsx'
import { IslandDrawing } from '#web/ui/island.tsx'
import { screens } from '#web/screens.ts'
import { type AppFiles, siteDocument } from './document.ts'
import { IslandRoot } from './island-root.tsx'
import type { SitePage } from './pages.ts'

export { appPlaces, pages, type SitePage } from './pages.ts'
/** Every address that has a screen. */
export const screenPaths = [...new Set(Object.values(screens).map(({ path }) => path))]

interface Parts {
  /** The address of the pages' script. */
  script: string
  app: AppFiles | null
  styleOf: (html: string) => Promise<string>
}

/** A whole page as HTML. */
export async function renderPage(page: SitePage, { script, app, styleOf }: Parts) {
  const body = renderBody(page)
  return siteDocument(page, { body, script, app, style: await styleOf(body) })
}

function renderBody({ path, mode, screen, Page }: SitePage) {
  const place = { ssrPath: path ?? '/404', ssrSearch: mode ? `mode=${mode}` : '' }
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
