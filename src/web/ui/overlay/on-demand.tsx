import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { FormError } from '../form/form-error.tsx'

/**
 * A part of a screen that is fetched when somebody is about to need it: put a `Suspense` around the part, and `intent` on
 * the control that leads to it, so that it is there by the press.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => (loaded = arriving(await load().catch(() => NotLoaded)))
  const Lazy = lazy(async () => ({ default: await fetchPart() }))

  /** What is there already shows at once. */
  function Part(props: Props) {
    const [part] = useState(() => loaded ?? Lazy)
    return createElement(part as ComponentType<Props>, props)
  }
  const prefetch = () => void fetchPart()
  return { Part, prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } }
}

/** A dialog that stood open before its form came has the focus on its `Close` by now. */
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
