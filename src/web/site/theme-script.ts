import { applyTheme, readStoredTheme } from '#web/lib/theme.ts'

// The inline script of every page. It runs before the first paint, so that no page flashes in the wrong theme.
applyTheme(readStoredTheme() ?? 'system')
