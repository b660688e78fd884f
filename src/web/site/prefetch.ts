const fetched = new Set<string>([window.location.pathname + window.location.search])

/** Fetches the page behind a link when a person is about to follow it. */
export function prefetchOnIntent() {
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ({ target }) => prefetch(target), { passive: true })
  // A pointer that was there before this script fires no event.
  prefetch(document.querySelector('a:hover'))
}

function prefetch(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin) return
  const address = link.pathname + link.search
  if (fetched.has(address)) return
  fetched.add(address)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = address
  document.head.append(hint)
}
