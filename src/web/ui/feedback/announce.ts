let region: HTMLElement | null = null

/** Announces a change to screen readers that nothing else on the page says. */
export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    // No `status`: messages on the page have that role.
    region.setAttribute('aria-live', 'polite')
    region.className = 'sr-only'
    document.body.append(region)
  }
  region.textContent = text
}
