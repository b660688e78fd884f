import '#web/site/toasts.tsx'
import { options } from 'preact'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { putBack, typedIn } from '#web/lib/typed.ts'
import { IslandRoot } from '#web/site/island-root.tsx'

/**
 * Brings drawn content to life, and keeps what has been typed into it meanwhile. All of that is one moment for the browser: what
 * is typed or pressed comes before it or after it, and is neither overwritten by what had been typed until then nor done twice.
 */
export function wakeWith(content: ReactNode, container: HTMLElement, onReady: () => void) {
  const typed = typedIn(container)
  const ready = () => {
    putBack(container, typed)
    onReady()
  }
  withEffectsAtOnce(() =>
    hydrateRoot(
      container,
      <Router>
        {/* What the effects have changed, as by a draft, is drawn first. */}
        <IslandRoot onReady={() => queueMicrotask(ready)}>{content}</IslandRoot>
      </Router>,
    ),
  )
}

/** Has the effects of a drawing run before the browser goes on, and not after its next frame. */
function withEffectsAtOnce(draw: () => void) {
  options.requestAnimationFrame = queueMicrotask
  draw()
  delete options.requestAnimationFrame
}
