import '#web/site/toasts.tsx'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { IslandRoot } from '#web/site/island-root.tsx'

/** Brings drawn content to life, and keeps what has been typed into it meanwhile. */
export function wakeWith(content: ReactNode, container: HTMLElement, onReady: () => void) {
  const typed = typedIn(container)
  const ready = () => {
    putBack(typed)
    onReady()
  }
  hydrateRoot(
    container,
    <Router>
      <IslandRoot onReady={ready}>{content}</IslandRoot>
    </Router>,
  )
}

type Typed = readonly [field: HTMLInputElement | HTMLTextAreaElement, value: string]

function typedIn(container: HTMLElement): Typed[] {
  const fields = [...container.querySelectorAll<Typed[0]>('input, textarea')]
  return fields.filter(({ value }) => value !== '').map((field) => [field, field.value] as const)
}

function putBack(typed: Typed[]) {
  for (const [field, value] of typed) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
