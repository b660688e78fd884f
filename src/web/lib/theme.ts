/** `system` follows the setting of the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeNames: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

const key = 'theme'
const listeners = new Set<() => void>()

const findTheme = (value: unknown) => themes.find((theme) => theme === value)

/** The choice stored in this browser. */
export function readStoredTheme() {
  try {
    return findTheme(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

function storeTheme(theme: Theme) {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** The theme of this page: the attribute that the style sheet reads. */
export const getTheme = (): Theme => findTheme(document.documentElement.dataset.theme) ?? 'system'

export const isDark = () =>
  getTheme() === 'dark' || (getTheme() === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)

/** Sets the theme of this page, and the colour of the browser's bar. */
export function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme = '' } = meta.dataset
    const chosen = theme === scheme ? 'all' : 'not all'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen
  }
}

function changeTheme(theme: Theme | undefined) {
  if (theme === undefined || theme === getTheme()) return
  applyTheme(theme)
  for (const listener of listeners) listener()
}

/** Sets the theme of this page, of the others, and of later visits. */
export function chooseTheme(theme: Theme) {
  storeTheme(theme)
  changeTheme(theme)
}

/** Follows the choice in other tabs, and keeps it when the storage is cleared. */
export function syncTheme() {
  window.addEventListener('storage', (event) => {
    if (event.key === key) changeTheme(findTheme(event.newValue))
  })
  // A page in the back/forward cache gets no `storage` event.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changeTheme(readStoredTheme())
  })
  // Signing out clears the storage. The theme belongs to the device, so it is stored again.
  window.addEventListener('pagehide', () => {
    if (getTheme() !== 'system' && readStoredTheme() === undefined) storeTheme(getTheme())
  })
}

/** Calls `listener` after each change, until the returned function is called. */
export function subscribeToTheme(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
