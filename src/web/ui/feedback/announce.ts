let region: HTMLElement | null = null

/** Announces a change to screen readers that nothing else on the page says. */
export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.className = 'sr-only'
    document.body.append(region)
  }
  region.textContent = text
}
