import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { FormError } from '../form/form-error.tsx'

/**
 * A lazy component that preloads: put `Suspense` around `Part`, and spread `intent` on the control that opens it, so
 * that it loads on hover and focus, before the click.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => (loaded = arriving(await load().catch(() => NotLoaded)))
  const Lazy = lazy(async () => ({ default: await fetchPart() }))

  /** Renders at once if it has loaded already. */
  function Part(props: Props) {
    const [part] = useState(() => loaded ?? Lazy)
    return createElement(part as ComponentType<Props>, props)
  }
  const prefetch = () => void fetchPart()
  return { Part, prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } }
}

/** If the dialog opened before its form had loaded, the focus is on the dialog or its Close button. */
function arriving<Props extends object>(part: ComponentType<Props>): ComponentType<Props> {
  return function RouteFocus(props) {
    useEffect(() => {
      const { activeElement } = document
      if (activeElement?.matches('[role=dialog], [role=dialog] button'))
        activeElement.closest('[role=dialog]')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }, [])
    return createElement(part, props)
  }
}

function NotLoaded() {
  return <FormError message="This part could not be loaded. Please check your connection and reload the page." />
}
