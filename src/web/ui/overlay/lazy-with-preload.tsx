import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { FormError } from '../form/form-error.tsx'

/**
 * A lazy component that can load before it is rendered. Put `Suspense` around it, and spread `preloadProps` on the control that
 * opens it: it then loads on hover and focus, before the click.
 */
export function lazyWithPreload<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded ??= withInitialFocus(await importComponent()))
  const Lazy = lazy(async () => ({ default: await load().catch(() => LoadError) }))

  /** Renders at once if it has loaded already. */
  function Preloadable(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return createElement(Component, props)
  }
  const preload = () => void load().catch(() => undefined)
  return Object.assign(Preloadable, { load, preload, preloadProps: { onPointerEnter: preload, onFocus: preload } })
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
