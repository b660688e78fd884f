import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { FormError } from '../form/form-error.tsx'

/**
 * A lazy component that preloads: put `Suspense` around `Component`, and spread `preloadProps` on the control that opens it, so
 * that it loads on hover and focus, before the click.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let resolved: ComponentType<Props> | undefined
  const loadComponent = async () => (resolved = withInitialFocus(await load().catch(() => LoadError)))
  const Lazy = lazy(async () => ({ default: await loadComponent() }))

  /** Renders at once if it has loaded already. */
  function Component(props: Props) {
    const [component] = useState(() => resolved ?? Lazy)
    return createElement(component as ComponentType<Props>, props)
  }
  const preload = () => void loadComponent()
  return { Component, preload, preloadProps: { onPointerEnter: preload, onFocus: preload } }
}

/** If the dialog opened before its form had loaded, the focus is on the dialog or its Close button. */
function withInitialFocus<Props extends object>(component: ComponentType<Props>): ComponentType<Props> {
  return function WithInitialFocus(props) {
    useEffect(() => {
      const { activeElement } = document
      if (activeElement?.matches('[role=dialog], [role=dialog] button'))
        activeElement.closest('[role=dialog]')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }, [])
    return createElement(component, props)
  }
}

function LoadError() {
  return <FormError message="This part could not be loaded. Please check your connection and reload the page." />
}
