import { type ComponentType, createElement, lazy, useState } from 'react'
import { FormError } from './form-error.tsx'

/**
 * A part of a screen that is fetched when somebody is about to need it: put a `Suspense` around the part, and `intent` on
 * the control that leads to it, so that it is there by the press.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    loaded = await load().catch(() => NotLoaded)
    return { default: loaded }
  }
  const Later = lazy(fetchPart)

  /** What is there already shows at once: a dialog then finds its first field to put the focus in. */
  function Part(props: Props) {
    const [part] = useState(() => loaded ?? Later)
    return createElement(part as ComponentType<Props>, props)
  }
  const prefetch = () => void fetchPart()
  return { Part, prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } }
}

function NotLoaded() {
  return <FormError message="This part could not be loaded. Please check your connection and reload the page." />
}
