import '#web/site/toasts.tsx'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { putBack, typedIn } from '#web/lib/typed.ts'
import { IslandRoot } from '#web/site/island-root.tsx'

/** Brings drawn content to life, and keeps what has been typed into it meanwhile. */
export function wakeWith(content: ReactNode, container: HTMLElement, onReady: () => void) {
  const typed = typedIn(container)
  const ready = () => {
    putBack(container, typed)
    onReady()
  }
  hydrateRoot(
    container,
    <Router>
      <IslandRoot onReady={ready}>{content}</IslandRoot>
    </Router>,
  )
}
