import '#web/site/toasts.tsx'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { atOnce } from '#web/lib/draw-over.ts'
import { putBack, typedIn } from '#web/lib/typed.ts'
import { IslandRoot } from '#web/site/island-root.tsx'

/** Brings drawn content to life, and keeps what has been typed into it until then. */
export async function wakeWith(content: ReactNode, container: HTMLElement) {
  const typed = typedIn(container)
  await atOnce(() =>
    hydrateRoot(
      container,
      <Router>
        <IslandRoot>{content}</IslandRoot>
      </Router>,
    ),
  )
  putBack(container, typed)
}
